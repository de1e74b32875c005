// Generated from the declarations in entities/. To change it, edit that and run `npm run generate`.
import { connect, type Client } from '../client.ts'
import type { ClientOptions } from '../transport.ts'
import type { Picture, RichText, StoredPicture } from '../values.ts'

export interface News {
  readonly id: string
  readonly title: string
  readonly slug: string
  readonly category:
    'info' | 'release' | 'event' | 'media' | 'maintenance' | 'recruit' | 'holiday' | 'works' | 'important'
  readonly thumbnail: Picture | null
  readonly body: RichText | null
  readonly linkUrl: string | null
  readonly attachments:
    | readonly {
        readonly file: {
          readonly src: string
          readonly title: string
          readonly type?: string | null
          readonly size?: number | null
        }
        readonly title: string
      }[]
    | null
  readonly gameTitle: string | null
  readonly venue: string | null
  readonly heldFrom: string | null
  readonly heldUntil: string | null
  readonly isPinned: boolean
  readonly publishAt: string | null
  readonly unpublishAt: string | null
  readonly metaDescription: string | null
  readonly updatedAt: string
}

export interface PrivacyPolicy {
  readonly id: string
  readonly title: string
  readonly titleEn: string | null
  readonly edition: string
  readonly operatorName: string
  readonly operatorAddress: string
  readonly representativeName: string
  readonly contactPoint: string
  readonly externalTransmissions:
    | readonly {
        readonly serviceName: string
        readonly recipient: string
        readonly information: string
        readonly purpose: string
        readonly policyUrl?: string | null
      }[]
    | null
  readonly body: RichText
  readonly bodyEn: RichText | null
  readonly enactedOn: string
  readonly revisedOn: string | null
  readonly effectiveOn: string
  readonly changeSummary: string | null
  readonly updatedAt: string
  readonly versionStatus: 'current' | 'upcoming' | 'past'
}

export interface TermOfService {
  readonly id: string
  readonly title: string
  readonly titleEn: string | null
  readonly edition: string
  readonly jurisdiction: string | null
  readonly body: RichText
  readonly bodyEn: RichText | null
  readonly enactedOn: string
  readonly revisedOn: string | null
  readonly effectiveOn: string
  readonly changeSummary: string | null
  readonly updatedAt: string
  readonly versionStatus: 'current' | 'upcoming' | 'past'
}

export interface ContactRecord {
  readonly id: string
  readonly subject: string
  readonly message: string
  readonly receiptNo: string
  readonly receivedAt: string
  readonly name: string
  readonly nameKana: string | null
  readonly company: string | null
  readonly email: string
  readonly phone: string | null
  readonly category: 'game' | 'event' | 'press' | 'other'
  readonly preferredReply: 'email' | 'phone'
  readonly agreedPrivacyPolicy: boolean
  readonly agreedPolicyVersion: string | null
  readonly website: boolean
  readonly locale: 'ja' | 'en' | null
  readonly sourceUrl: string | null
  readonly status: 'new' | 'inProgress' | 'done' | 'spam'
  readonly assignee: string | null
  readonly memo: string | null
  readonly repliedAt: string | null
  readonly closedAt: string | null
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
}

export interface EmailTextRecord {
  readonly id: string
  readonly email: 'inquiryReceived' | 'inquiryReply'
  readonly language: 'ja' | 'en'
  readonly subject: string
  readonly body: string
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
}

export interface NewsRecord {
  readonly id: string
  readonly title: string
  readonly slug: string | null
  readonly category:
    'info' | 'release' | 'event' | 'media' | 'maintenance' | 'recruit' | 'holiday' | 'works' | 'important'
  readonly thumbnail: StoredPicture | null
  readonly body: RichText | null
  readonly linkUrl: string | null
  readonly attachments:
    | readonly {
        readonly file: {
          readonly src: string
          readonly title: string
          readonly type?: string | null
          readonly size?: number | null
        }
        readonly title: string
      }[]
    | null
  readonly gameTitle: string | null
  readonly venue: string | null
  readonly heldFrom: string | null
  readonly heldUntil: string | null
  readonly isPinned: boolean
  readonly status: 'draft' | 'published' | 'archived'
  readonly publishAt: string | null
  readonly unpublishAt: string | null
  readonly metaDescription: string | null
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
}

export interface PrivacyPolicyRecord {
  readonly id: string
  readonly title: string
  readonly titleEn: string | null
  readonly edition: string
  readonly operatorName: string | null
  readonly operatorAddress: string | null
  readonly representativeName: string | null
  readonly contactPoint: string | null
  readonly externalTransmissions:
    | readonly {
        readonly serviceName: string
        readonly recipient: string
        readonly information: string
        readonly purpose: string
        readonly policyUrl?: string | null
      }[]
    | null
  readonly body: RichText | null
  readonly bodyEn: RichText | null
  readonly enactedOn: string | null
  readonly revisedOn: string | null
  readonly effectiveOn: string | null
  readonly changeSummary: string | null
  readonly status: 'draft' | 'published' | 'archived'
  readonly memo: string | null
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
}

export interface TermOfServiceRecord {
  readonly id: string
  readonly title: string
  readonly titleEn: string | null
  readonly edition: string
  readonly noticeOn: string | null
  readonly jurisdiction: string | null
  readonly body: RichText | null
  readonly bodyEn: RichText | null
  readonly enactedOn: string | null
  readonly revisedOn: string | null
  readonly effectiveOn: string | null
  readonly changeSummary: string | null
  readonly status: 'draft' | 'published' | 'archived'
  readonly memo: string | null
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
}

/** What tajiminazo-myturn-games publishes. */
export interface Content {
  readonly news: {
    readonly record: News
    readonly bodies: 'body'
    readonly twins: never
    readonly references: {}
    readonly filters: {
      readonly equal: 'id' | 'category' | 'isPinned'
      readonly ordered: 'updatedAt' | 'heldFrom' | 'heldUntil' | 'publishAt' | 'unpublishAt'
      readonly orderedText: 'title' | 'slug' | 'linkUrl' | 'gameTitle' | 'venue' | 'metaDescription'
    }
    readonly sorts:
      | 'id'
      | 'title'
      | 'slug'
      | 'category'
      | 'linkUrl'
      | 'gameTitle'
      | 'venue'
      | 'heldFrom'
      | 'heldUntil'
      | 'isPinned'
      | 'publishAt'
      | 'unpublishAt'
      | 'metaDescription'
      | 'updatedAt'
    readonly counts: 'category' | 'isPinned'
    readonly searched: true
    readonly feed: true
  }
  readonly privacyPolicy: {
    readonly record: PrivacyPolicy
    readonly bodies: 'body' | 'bodyEn'
    readonly twins: 'title' | 'body'
    readonly references: {}
    readonly filters: {
      readonly equal: 'id'
      readonly ordered: 'updatedAt' | 'enactedOn' | 'revisedOn' | 'effectiveOn'
      readonly orderedText: 'title' | 'titleEn' | 'edition' | 'operatorName' | 'operatorAddress' | 'representativeName'
    }
    readonly sorts:
      | 'id'
      | 'title'
      | 'titleEn'
      | 'edition'
      | 'operatorName'
      | 'operatorAddress'
      | 'representativeName'
      | 'enactedOn'
      | 'revisedOn'
      | 'effectiveOn'
      | 'updatedAt'
    readonly counts: never
    readonly searched: true
  }
  readonly termOfService: {
    readonly record: TermOfService
    readonly bodies: 'body' | 'bodyEn'
    readonly twins: 'title' | 'body'
    readonly references: {}
    readonly filters: {
      readonly equal: 'id'
      readonly ordered: 'updatedAt' | 'enactedOn' | 'revisedOn' | 'effectiveOn'
      readonly orderedText: 'title' | 'titleEn' | 'edition' | 'jurisdiction'
    }
    readonly sorts:
      'id' | 'title' | 'titleEn' | 'edition' | 'jurisdiction' | 'enactedOn' | 'revisedOn' | 'effectiveOn' | 'updatedAt'
    readonly counts: never
    readonly searched: true
  }
}

/** What keys may read and write besides. */
export interface KeyRecords {
  readonly contact: {
    readonly record: ContactRecord
    readonly create: never
    readonly update: never
    readonly heavy: 'message' | 'memo'
    readonly states: never
    readonly single: false
  }
  readonly emailText: {
    readonly record: EmailTextRecord
    readonly create: 'email' | 'language' | 'subject' | 'body'
    readonly update: 'email' | 'language' | 'subject' | 'body'
    readonly heavy: 'body'
    readonly states: never
    readonly single: false
  }
  readonly news: {
    readonly record: NewsRecord
    readonly create:
      | 'title'
      | 'slug'
      | 'category'
      | 'thumbnail'
      | 'body'
      | 'linkUrl'
      | 'attachments'
      | 'gameTitle'
      | 'venue'
      | 'heldFrom'
      | 'heldUntil'
      | 'isPinned'
      | 'status'
      | 'publishAt'
      | 'unpublishAt'
      | 'metaDescription'
    readonly update:
      | 'title'
      | 'slug'
      | 'category'
      | 'thumbnail'
      | 'body'
      | 'linkUrl'
      | 'attachments'
      | 'gameTitle'
      | 'venue'
      | 'heldFrom'
      | 'heldUntil'
      | 'isPinned'
      | 'status'
      | 'publishAt'
      | 'unpublishAt'
      | 'metaDescription'
    readonly heavy: 'body' | 'attachments'
    readonly states: 'draft' | 'published' | 'archived'
    readonly single: false
  }
  readonly privacyPolicy: {
    readonly record: PrivacyPolicyRecord
    readonly create:
      | 'title'
      | 'titleEn'
      | 'edition'
      | 'operatorName'
      | 'operatorAddress'
      | 'representativeName'
      | 'contactPoint'
      | 'externalTransmissions'
      | 'body'
      | 'bodyEn'
      | 'enactedOn'
      | 'revisedOn'
      | 'effectiveOn'
      | 'changeSummary'
      | 'status'
      | 'memo'
    readonly update:
      | 'title'
      | 'titleEn'
      | 'edition'
      | 'operatorName'
      | 'operatorAddress'
      | 'representativeName'
      | 'contactPoint'
      | 'externalTransmissions'
      | 'body'
      | 'bodyEn'
      | 'enactedOn'
      | 'revisedOn'
      | 'effectiveOn'
      | 'changeSummary'
      | 'status'
      | 'memo'
    readonly heavy: 'contactPoint' | 'externalTransmissions' | 'body' | 'bodyEn' | 'changeSummary' | 'memo'
    readonly states: 'draft' | 'published' | 'archived'
    readonly single: false
  }
  readonly termOfService: {
    readonly record: TermOfServiceRecord
    readonly create:
      | 'title'
      | 'titleEn'
      | 'edition'
      | 'noticeOn'
      | 'jurisdiction'
      | 'body'
      | 'bodyEn'
      | 'enactedOn'
      | 'revisedOn'
      | 'effectiveOn'
      | 'changeSummary'
      | 'status'
      | 'memo'
    readonly update:
      | 'title'
      | 'titleEn'
      | 'edition'
      | 'noticeOn'
      | 'jurisdiction'
      | 'body'
      | 'bodyEn'
      | 'enactedOn'
      | 'revisedOn'
      | 'effectiveOn'
      | 'changeSummary'
      | 'status'
      | 'memo'
    readonly heavy: 'body' | 'bodyEn' | 'changeSummary' | 'memo'
    readonly states: 'draft' | 'published' | 'archived'
    readonly single: false
  }
}

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
