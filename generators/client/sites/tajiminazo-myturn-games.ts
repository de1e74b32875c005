// Generated from the declarations in entities/. To change it, edit that and run `npm run generate`.
import { connect, type Client } from '../client.ts'
import type * as all from '../entities.ts'
import type { ContentAt } from '../queries.ts'
import type { RecordsAt } from '../records.ts'
import type { ClientOptions } from '../transport.ts'

/** What tajiminazo-myturn-games publishes. */
export interface Content {
  readonly news: ContentAt<all.News, 'platforms' | 'sounds' | 'members' | 'constructionProject'>
  readonly privacyPolicy: all.PrivacyPolicy
  readonly termOfService: all.TermOfService
}

/** What keys may read and write besides. */
export interface KeyRecords {
  readonly contact: RecordsAt<
    all.ContactRecord,
    'constructionSite' | 'budgetRange',
    never,
    { readonly category: 'game' | 'event' | 'press' | 'other' }
  >
  readonly emailText: RecordsAt<
    all.EmailTextRecord,
    never,
    'create' | 'update',
    { readonly email: 'inquiryReceived' | 'inquiryReply' }
  >
  readonly news: RecordsAt<
    all.NewsRecord,
    'platforms' | 'sounds' | 'members' | 'constructionProject',
    'create' | 'update'
  >
  readonly privacyPolicy: all.PrivacyPolicyRecord
  readonly termOfService: all.TermOfServiceRecord
}

export type News = Content['news']['record']
export type PrivacyPolicy = Content['privacyPolicy']['record']
export type TermOfService = Content['termOfService']['record']
export type ContactRecord = KeyRecords['contact']['record']
export type EmailTextRecord = KeyRecords['emailText']['record']
export type NewsRecord = KeyRecords['news']['record']
export type PrivacyPolicyRecord = KeyRecords['privacyPolicy']['record']
export type TermOfServiceRecord = KeyRecords['termOfService']['record']

export type Intake = 'inquiries:send'

/** A client of a tenant of tajiminazo-myturn-games. */
export const createClient = (options: ClientOptions): Client<Content, KeyRecords, Intake> =>
  connect(
    {
      content: { news: 'news', privacyPolicy: 'privacy-policy', termOfService: 'term-of-service' },
      records: {
        contact: 'contact',
        emailText: 'email-text',
        news: 'news',
        privacyPolicy: 'privacy-policy',
        termOfService: 'term-of-service',
      },
      opening: [],
    },
    options,
  )
