// Generated from the declarations in entities/. To change it, edit that and run `npm run generate`.
import { connect, type Client } from '../client.ts'
import type * as all from '../entities.ts'
import type { ContentAt } from '../queries.ts'
import type { RecordsAt } from '../records.ts'
import type { ClientOptions } from '../transport.ts'

/** What myprince-vip publishes. */
export interface Content {
  readonly area: all.Area
  readonly article: ContentAt<all.Article, 'category' | 'boardgames' | 'year' | 'circle'>
  readonly cast: all.Cast
  readonly castWorkSchedule: all.CastWorkSchedule
  readonly faq: ContentAt<all.Faq, never, { readonly category: 'reservation' | 'price' | 'cancel' | 'safety' }>
  readonly priceAdditionalMenu: all.PriceAdditionalMenu
  readonly pricePlan: all.PricePlan
  readonly privacyPolicy: all.PrivacyPolicy
  readonly service: all.Service
  readonly termOfService: all.TermOfService
}

/** What keys may read and write besides. */
export interface KeyRecords {
  readonly area: all.AreaRecord
  readonly article: RecordsAt<
    all.ArticleRecord,
    'category' | 'boardgames' | 'year' | 'circle' | 'audience',
    'create' | 'update'
  >
  readonly cast: all.CastRecord
  readonly castWorkSchedule: all.CastWorkScheduleRecord
  readonly faq: RecordsAt<
    all.FaqRecord,
    never,
    'create' | 'update',
    { readonly category: 'reservation' | 'price' | 'cancel' | 'safety' }
  >
  readonly priceAdditionalMenu: all.PriceAdditionalMenuRecord
  readonly pricePlan: all.PricePlanRecord
  readonly privacyPolicy: all.PrivacyPolicyRecord
  readonly service: all.ServiceRecord
  readonly termOfService: all.TermOfServiceRecord
}

export type Area = Content['area']['record']
export type Article = Content['article']['record']
export type Cast = Content['cast']['record']
export type CastWorkSchedule = Content['castWorkSchedule']['record']
export type Faq = Content['faq']['record']
export type PriceAdditionalMenu = Content['priceAdditionalMenu']['record']
export type PricePlan = Content['pricePlan']['record']
export type PrivacyPolicy = Content['privacyPolicy']['record']
export type Service = Content['service']['record']
export type TermOfService = Content['termOfService']['record']
export type AreaRecord = KeyRecords['area']['record']
export type ArticleRecord = KeyRecords['article']['record']
export type CastRecord = KeyRecords['cast']['record']
export type CastWorkScheduleRecord = KeyRecords['castWorkSchedule']['record']
export type FaqRecord = KeyRecords['faq']['record']
export type PriceAdditionalMenuRecord = KeyRecords['priceAdditionalMenu']['record']
export type PricePlanRecord = KeyRecords['pricePlan']['record']
export type PrivacyPolicyRecord = KeyRecords['privacyPolicy']['record']
export type ServiceRecord = KeyRecords['service']['record']
export type TermOfServiceRecord = KeyRecords['termOfService']['record']

export type Intake = never

/** A client of a tenant of myprince-vip. */
export const createClient = (options: ClientOptions): Client<Content, KeyRecords, Intake> =>
  connect(
    {
      content: {
        area: 'area',
        article: 'article',
        cast: 'cast',
        castWorkSchedule: 'cast-work-schedule',
        faq: 'faq',
        priceAdditionalMenu: 'price-additional-menu',
        pricePlan: 'price-plan',
        privacyPolicy: 'privacy-policy',
        service: 'service',
        termOfService: 'term-of-service',
      },
      records: {
        area: 'area',
        article: 'article',
        cast: 'cast',
        castWorkSchedule: 'cast-work-schedule',
        faq: 'faq',
        priceAdditionalMenu: 'price-additional-menu',
        pricePlan: 'price-plan',
        privacyPolicy: 'privacy-policy',
        service: 'service',
        termOfService: 'term-of-service',
      },
      opening: [],
    },
    options,
  )
