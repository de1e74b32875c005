// Generated from the declarations in entities/. To change it, edit that and run `npm run generate`.
import { connect, type Client } from '../client.ts'
import type * as all from '../entities.ts'
import type { ContentAt } from '../queries.ts'
import type { RecordsAt } from '../records.ts'
import type { ClientOptions } from '../transport.ts'

/** What tajimi-kasa-pub-com publishes. */
export interface Content {
  readonly article: ContentAt<all.Article, 'category' | 'casts' | 'boardgames'>
  readonly circle: all.Circle
  readonly event: ContentAt<
    all.Event,
    'venue' | 'boardgames' | 'experience' | 'minPeople',
    { readonly category: 'course' | 'festival' | 'exhibition' | 'concert' | 'kids' | 'volunteer' | 'other' }
  >
  readonly facility: all.Facility
  readonly link: all.Link
  readonly media: all.Media
  readonly year: all.Year
}

/** What keys may read and write besides. */
export interface KeyRecords {
  readonly application: all.ApplicationRecord
  readonly article: RecordsAt<all.ArticleRecord, 'category' | 'casts' | 'boardgames' | 'audience', 'create' | 'update'>
  readonly circle: all.CircleRecord
  readonly contact: RecordsAt<
    all.ContactRecord,
    'constructionSite' | 'budgetRange',
    never,
    { readonly category: 'event' | 'facility' | 'general' | 'other' }
  >
  readonly emailText: RecordsAt<
    all.EmailTextRecord,
    never,
    'create' | 'update',
    {
      readonly email:
        'applicationReceived' | 'applicationConfirmed' | 'applicationCancelled' | 'inquiryReceived' | 'inquiryReply'
    }
  >
  readonly event: RecordsAt<
    all.EventRecord,
    'venue' | 'boardgames' | 'experience' | 'minPeople',
    'create' | 'update',
    { readonly category: 'course' | 'festival' | 'exhibition' | 'concert' | 'kids' | 'volunteer' | 'other' | null }
  >
  readonly facility: all.FacilityRecord
  readonly link: all.LinkRecord
  readonly media: all.MediaRecord
  readonly year: all.YearRecord
}

export type Article = Content['article']['record']
export type Circle = Content['circle']['record']
export type Event = Content['event']['record']
export type Facility = Content['facility']['record']
export type Link = Content['link']['record']
export type Media = Content['media']['record']
export type Year = Content['year']['record']
export type ApplicationRecord = KeyRecords['application']['record']
export type ArticleRecord = KeyRecords['article']['record']
export type CircleRecord = KeyRecords['circle']['record']
export type ContactRecord = KeyRecords['contact']['record']
export type EmailTextRecord = KeyRecords['emailText']['record']
export type EventRecord = KeyRecords['event']['record']
export type FacilityRecord = KeyRecords['facility']['record']
export type LinkRecord = KeyRecords['link']['record']
export type MediaRecord = KeyRecords['media']['record']
export type YearRecord = KeyRecords['year']['record']

export type Intake = 'applications:send' | 'inquiries:send'

/** A client of a tenant of tajimi-kasa-pub-com. */
export const createClient = (options: ClientOptions): Client<Content, KeyRecords, Intake> =>
  connect(
    {
      content: {
        article: 'article',
        circle: 'circle',
        event: 'event',
        facility: 'facility',
        link: 'link',
        media: 'media',
        year: 'year',
      },
      records: {
        application: 'application',
        article: 'article',
        circle: 'circle',
        contact: 'contact',
        emailText: 'email-text',
        event: 'event',
        facility: 'facility',
        link: 'link',
        media: 'media',
        year: 'year',
      },
      opening: [],
    },
    options,
  )
