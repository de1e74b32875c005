// Generated from the declarations in entities/. To change it, edit that and run `npm run generate`.
import { connect, type Client } from '../client.ts'
import type * as all from '../entities.ts'
import type { ContentAt } from '../queries.ts'
import type { RecordsAt } from '../records.ts'
import type { ClientOptions } from '../transport.ts'

/** What emu-esu-com publishes. */
export interface Content {
  readonly constructionProject: all.ConstructionProject
  readonly news: ContentAt<
    all.News,
    'gameTitle' | 'platforms' | 'venue' | 'heldFrom' | 'heldUntil' | 'sounds' | 'members'
  >
  readonly partner: all.Partner
  readonly privacyPolicy: all.PrivacyPolicy
  readonly termOfService: all.TermOfService
}

/** What keys may read and write besides. */
export interface KeyRecords {
  readonly constructionProject: all.ConstructionProjectRecord
  readonly contact: RecordsAt<
    all.ContactRecord,
    never,
    never,
    { readonly category: 'estimate' | 'general' | 'recruit' | 'other' }
  >
  readonly emailText: RecordsAt<
    all.EmailTextRecord,
    never,
    'create' | 'update',
    { readonly email: 'inquiryReceived' | 'inquiryReply' }
  >
  readonly news: RecordsAt<
    all.NewsRecord,
    'gameTitle' | 'platforms' | 'venue' | 'heldFrom' | 'heldUntil' | 'sounds' | 'members',
    'create' | 'update'
  >
  readonly partner: all.PartnerRecord
  readonly privacyPolicy: all.PrivacyPolicyRecord
  readonly termOfService: all.TermOfServiceRecord
}

export type ConstructionProject = Content['constructionProject']['record']
export type News = Content['news']['record']
export type Partner = Content['partner']['record']
export type PrivacyPolicy = Content['privacyPolicy']['record']
export type TermOfService = Content['termOfService']['record']
export type ConstructionProjectRecord = KeyRecords['constructionProject']['record']
export type ContactRecord = KeyRecords['contact']['record']
export type EmailTextRecord = KeyRecords['emailText']['record']
export type NewsRecord = KeyRecords['news']['record']
export type PartnerRecord = KeyRecords['partner']['record']
export type PrivacyPolicyRecord = KeyRecords['privacyPolicy']['record']
export type TermOfServiceRecord = KeyRecords['termOfService']['record']

export type Intake = 'inquiries:send'

/** A client of a tenant of emu-esu-com. */
export const createClient = (options: ClientOptions): Client<Content, KeyRecords, Intake> =>
  connect(
    {
      content: {
        constructionProject: 'construction-project',
        news: 'news',
        partner: 'partner',
        privacyPolicy: 'privacy-policy',
        termOfService: 'term-of-service',
      },
      records: {
        constructionProject: 'construction-project',
        contact: 'contact',
        emailText: 'email-text',
        news: 'news',
        partner: 'partner',
        privacyPolicy: 'privacy-policy',
        termOfService: 'term-of-service',
      },
      opening: [],
    },
    options,
  )
