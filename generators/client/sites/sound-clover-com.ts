// Generated from the declarations in entities/. To change it, edit that and run `npm run generate`.
import { connect, type Client } from '../client.ts'
import type * as all from '../entities.ts'
import type { ContentAt } from '../queries.ts'
import type { RecordsAt } from '../records.ts'
import type { ClientOptions } from '../transport.ts'

/** What sound-clover-com publishes. */
export interface Content {
  readonly member: all.Member
  readonly news: ContentAt<
    all.News,
    'gameTitle' | 'platforms' | 'venue' | 'heldFrom' | 'heldUntil' | 'constructionProject'
  >
  readonly privacyPolicy: all.PrivacyPolicy
  readonly sound: all.Sound
  readonly termOfService: all.TermOfService
}

/** What keys may read and write besides. */
export interface KeyRecords {
  readonly contact: RecordsAt<
    all.ContactRecord,
    'constructionSite' | 'budgetRange',
    never,
    { readonly category: 'service' | 'press' | 'general' | 'other' }
  >
  readonly emailText: RecordsAt<
    all.EmailTextRecord,
    never,
    'create' | 'update',
    { readonly email: 'inquiryReceived' | 'inquiryReply' }
  >
  readonly member: all.MemberRecord
  readonly news: RecordsAt<
    all.NewsRecord,
    'gameTitle' | 'platforms' | 'venue' | 'heldFrom' | 'heldUntil' | 'constructionProject',
    'create' | 'update'
  >
  readonly privacyPolicy: all.PrivacyPolicyRecord
  readonly sound: all.SoundRecord
  readonly termOfService: all.TermOfServiceRecord
}

export type Member = Content['member']['record']
export type News = Content['news']['record']
export type PrivacyPolicy = Content['privacyPolicy']['record']
export type Sound = Content['sound']['record']
export type TermOfService = Content['termOfService']['record']
export type ContactRecord = KeyRecords['contact']['record']
export type EmailTextRecord = KeyRecords['emailText']['record']
export type MemberRecord = KeyRecords['member']['record']
export type NewsRecord = KeyRecords['news']['record']
export type PrivacyPolicyRecord = KeyRecords['privacyPolicy']['record']
export type SoundRecord = KeyRecords['sound']['record']
export type TermOfServiceRecord = KeyRecords['termOfService']['record']

export type Intake = 'inquiries:send'

/** A client of a tenant of sound-clover-com. */
export const createClient = (options: ClientOptions): Client<Content, KeyRecords, Intake> =>
  connect(
    {
      content: {
        member: 'member',
        news: 'news',
        privacyPolicy: 'privacy-policy',
        sound: 'sound',
        termOfService: 'term-of-service',
      },
      records: {
        contact: 'contact',
        emailText: 'email-text',
        member: 'member',
        news: 'news',
        privacyPolicy: 'privacy-policy',
        sound: 'sound',
        termOfService: 'term-of-service',
      },
      opening: [],
    },
    options,
  )
