// Generated from the declarations in entities/. To change it, edit that and run `npm run generate`.
import { connect, type Client } from '../client.ts'
import type * as all from '../entities.ts'
import type { ContentAt } from '../queries.ts'
import type { RecordsAt } from '../records.ts'
import type { ClientOptions } from '../transport.ts'

/** What funaneco-jp publishes. */
export interface Content {
  readonly article: ContentAt<all.Article, 'casts' | 'boardgames' | 'year' | 'circle'>
  readonly articleCategory: all.ArticleCategory
  readonly faq: ContentAt<all.Faq, never, { readonly category: 'general' | 'account' | 'usage' | 'price' }>
  readonly partner: ContentAt<all.Partner, 'trades'>
  readonly privacyPolicy: all.PrivacyPolicy
  readonly termOfService: all.TermOfService
  readonly tokusho: all.Tokusho
}

/** What keys may read and write besides. */
export interface KeyRecords {
  readonly article: RecordsAt<all.ArticleRecord, 'casts' | 'boardgames' | 'year' | 'circle', 'create' | 'update'>
  readonly articleCategory: all.ArticleCategoryRecord
  readonly contact: RecordsAt<
    all.ContactRecord,
    'constructionSite' | 'budgetRange',
    never,
    { readonly category: 'general' | 'service' | 'estimate' | 'recruit' | 'press' | 'other' }
  >
  readonly domain: all.DomainRecord
  readonly emailText: RecordsAt<
    all.EmailTextRecord,
    never,
    'create' | 'update',
    { readonly email: 'inquiryReceived' | 'inquiryReply' }
  >
  readonly faq: RecordsAt<
    all.FaqRecord,
    never,
    'create' | 'update',
    { readonly category: 'general' | 'account' | 'usage' | 'price' }
  >
  readonly partner: RecordsAt<
    all.PartnerRecord,
    'trades' | 'constructionLicense' | 'licenseExpiresOn',
    'create' | 'update'
  >
  readonly privacyPolicy: all.PrivacyPolicyRecord
  readonly registrar: all.RegistrarRecord
  readonly termOfService: all.TermOfServiceRecord
  readonly tokusho: all.TokushoRecord
}

export type Article = Content['article']['record']
export type ArticleCategory = Content['articleCategory']['record']
export type Faq = Content['faq']['record']
export type Partner = Content['partner']['record']
export type PrivacyPolicy = Content['privacyPolicy']['record']
export type TermOfService = Content['termOfService']['record']
export type Tokusho = Content['tokusho']['record']
export type ArticleRecord = KeyRecords['article']['record']
export type ArticleCategoryRecord = KeyRecords['articleCategory']['record']
export type ContactRecord = KeyRecords['contact']['record']
export type DomainRecord = KeyRecords['domain']['record']
export type EmailTextRecord = KeyRecords['emailText']['record']
export type FaqRecord = KeyRecords['faq']['record']
export type PartnerRecord = KeyRecords['partner']['record']
export type PrivacyPolicyRecord = KeyRecords['privacyPolicy']['record']
export type RegistrarRecord = KeyRecords['registrar']['record']
export type TermOfServiceRecord = KeyRecords['termOfService']['record']
export type TokushoRecord = KeyRecords['tokusho']['record']

export type Intake = 'inquiries:send'

/** A client of a tenant of funaneco-jp. */
export const createClient = (options: ClientOptions): Client<Content, KeyRecords, Intake> =>
  connect(
    {
      content: {
        article: 'article',
        articleCategory: 'article-category',
        faq: 'faq',
        partner: 'partner',
        privacyPolicy: 'privacy-policy',
        termOfService: 'term-of-service',
        tokusho: 'tokusho',
      },
      records: {
        article: 'article',
        articleCategory: 'article-category',
        contact: 'contact',
        domain: 'domain',
        emailText: 'email-text',
        faq: 'faq',
        partner: 'partner',
        privacyPolicy: 'privacy-policy',
        registrar: 'registrar',
        termOfService: 'term-of-service',
        tokusho: 'tokusho',
      },
      opening: [],
    },
    options,
  )
