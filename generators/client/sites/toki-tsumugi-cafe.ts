// Generated from the declarations in entities/. To change it, edit that and run `npm run generate`.
import { connect, type Client } from '../client.ts'
import type * as all from '../entities.ts'
import type { ContentAt } from '../queries.ts'
import type { RecordsAt } from '../records.ts'
import type { ClientOptions } from '../transport.ts'

/** What toki-tsumugi-cafe publishes. */
export interface Content {
  readonly article: ContentAt<all.Article, 'category' | 'casts' | 'year' | 'circle'>
  readonly boardgame: all.Boardgame
  readonly businessDay: all.BusinessDay
  readonly businessSchedule: all.BusinessSchedule
  readonly drink: all.Drink
  readonly drinkCategory: all.DrinkCategory
  readonly event: ContentAt<
    all.Event,
    'sessions' | 'facilities' | 'year' | 'circle' | 'target' | 'belongings' | 'flyer',
    { readonly category: 'gameParty' | 'trpg' | 'tournament' | 'mystery' | 'beginner' | 'other' }
  >
  readonly faq: ContentAt<all.Faq, never, { readonly category: 'general' | 'reservation' | 'price' | 'access' }>
  readonly food: all.Food
  readonly foodCategory: all.FoodCategory
  readonly play: all.Play
  readonly playCategory: all.PlayCategory
  readonly privacyPolicy: all.PrivacyPolicy
  readonly termOfService: all.TermOfService
  readonly tokusho: all.Tokusho
}

/** What keys may read and write besides. */
export interface KeyRecords {
  readonly application: all.ApplicationRecord
  readonly article: RecordsAt<
    all.ArticleRecord,
    'category' | 'casts' | 'year' | 'circle' | 'audience',
    'create' | 'update'
  >
  readonly boardgame: all.BoardgameRecord
  readonly businessDay: all.BusinessDayRecord
  readonly businessSchedule: all.BusinessScheduleRecord
  readonly drink: all.DrinkRecord
  readonly drinkCategory: all.DrinkCategoryRecord
  readonly emailText: RecordsAt<
    all.EmailTextRecord,
    never,
    'create' | 'update',
    { readonly email: 'applicationReceived' | 'applicationConfirmed' | 'applicationCancelled' }
  >
  readonly event: RecordsAt<
    all.EventRecord,
    'sessions' | 'facilities' | 'year' | 'circle' | 'target' | 'belongings' | 'flyer',
    'create' | 'update',
    { readonly category: 'gameParty' | 'trpg' | 'tournament' | 'mystery' | 'beginner' | 'other' | null }
  >
  readonly faq: RecordsAt<
    all.FaqRecord,
    never,
    'create' | 'update',
    { readonly category: 'general' | 'reservation' | 'price' | 'access' }
  >
  readonly food: all.FoodRecord
  readonly foodCategory: all.FoodCategoryRecord
  readonly play: all.PlayRecord
  readonly playCategory: all.PlayCategoryRecord
  readonly privacyPolicy: all.PrivacyPolicyRecord
  readonly termOfService: all.TermOfServiceRecord
  readonly tokusho: all.TokushoRecord
}

export type Article = Content['article']['record']
export type Boardgame = Content['boardgame']['record']
export type BusinessDay = Content['businessDay']['record']
export type BusinessSchedule = Content['businessSchedule']['record']
export type Drink = Content['drink']['record']
export type DrinkCategory = Content['drinkCategory']['record']
export type Event = Content['event']['record']
export type Faq = Content['faq']['record']
export type Food = Content['food']['record']
export type FoodCategory = Content['foodCategory']['record']
export type Play = Content['play']['record']
export type PlayCategory = Content['playCategory']['record']
export type PrivacyPolicy = Content['privacyPolicy']['record']
export type TermOfService = Content['termOfService']['record']
export type Tokusho = Content['tokusho']['record']
export type ApplicationRecord = KeyRecords['application']['record']
export type ArticleRecord = KeyRecords['article']['record']
export type BoardgameRecord = KeyRecords['boardgame']['record']
export type BusinessDayRecord = KeyRecords['businessDay']['record']
export type BusinessScheduleRecord = KeyRecords['businessSchedule']['record']
export type DrinkRecord = KeyRecords['drink']['record']
export type DrinkCategoryRecord = KeyRecords['drinkCategory']['record']
export type EmailTextRecord = KeyRecords['emailText']['record']
export type EventRecord = KeyRecords['event']['record']
export type FaqRecord = KeyRecords['faq']['record']
export type FoodRecord = KeyRecords['food']['record']
export type FoodCategoryRecord = KeyRecords['foodCategory']['record']
export type PlayRecord = KeyRecords['play']['record']
export type PlayCategoryRecord = KeyRecords['playCategory']['record']
export type PrivacyPolicyRecord = KeyRecords['privacyPolicy']['record']
export type TermOfServiceRecord = KeyRecords['termOfService']['record']
export type TokushoRecord = KeyRecords['tokusho']['record']

export type Intake = 'applications:send'

/** A client of a tenant of toki-tsumugi-cafe. */
export const createClient = (options: ClientOptions): Client<Content, KeyRecords, Intake> =>
  connect(
    {
      content: {
        article: 'article',
        boardgame: 'boardgame',
        businessDay: 'business-day',
        businessSchedule: 'business-schedule',
        drink: 'drink',
        drinkCategory: 'drink-category',
        event: 'event',
        faq: 'faq',
        food: 'food',
        foodCategory: 'food-category',
        play: 'play',
        playCategory: 'play-category',
        privacyPolicy: 'privacy-policy',
        termOfService: 'term-of-service',
        tokusho: 'tokusho',
      },
      records: {
        application: 'application',
        article: 'article',
        boardgame: 'boardgame',
        businessDay: 'business-day',
        businessSchedule: 'business-schedule',
        drink: 'drink',
        drinkCategory: 'drink-category',
        emailText: 'email-text',
        event: 'event',
        faq: 'faq',
        food: 'food',
        foodCategory: 'food-category',
        play: 'play',
        playCategory: 'play-category',
        privacyPolicy: 'privacy-policy',
        termOfService: 'term-of-service',
        tokusho: 'tokusho',
      },
      opening: ['business-schedule'],
    },
    options,
  )
