// Generated from the declarations in entities/. To change it, edit that and run `npm run generate`.
import { connect, type Client } from '../client.ts'
import type { ClientOptions } from '../transport.ts'
import type { ListedPicture, Picture, RichText, StoredListedPicture, StoredPicture } from '../values.ts'

export interface ConstructionProject {
  readonly id: string
  readonly title: string
  readonly slug: string
  readonly category: 'newBuild' | 'renovation' | 'civil' | 'exterior' | 'seismic' | 'painting' | 'demolition' | 'public'
  readonly images: readonly ListedPicture[]
  readonly beforeAfter:
    | readonly {
        readonly before: {
          readonly src: string
          readonly alt: string
          readonly decorative: boolean
          readonly caption?: string | null
          readonly width?: number | null
          readonly height?: number | null
        }
        readonly after: {
          readonly src: string
          readonly alt: string
          readonly decorative: boolean
          readonly caption?: string | null
          readonly width?: number | null
          readonly height?: number | null
        }
        readonly caption?: string | null
      }[]
    | null
  readonly body: RichText
  readonly prefecture:
    | '10'
    | '11'
    | '12'
    | '13'
    | '14'
    | '15'
    | '16'
    | '17'
    | '18'
    | '19'
    | '20'
    | '21'
    | '22'
    | '23'
    | '24'
    | '25'
    | '26'
    | '27'
    | '28'
    | '29'
    | '30'
    | '31'
    | '32'
    | '33'
    | '34'
    | '35'
    | '36'
    | '37'
    | '38'
    | '39'
    | '40'
    | '41'
    | '42'
    | '43'
    | '44'
    | '45'
    | '46'
    | '47'
    | '01'
    | '02'
    | '03'
    | '04'
    | '05'
    | '06'
    | '07'
    | '08'
    | '09'
  readonly municipality: string
  readonly partners: readonly string[] | null
  readonly structure: 'wood' | 'steel' | 'rc' | 'src' | 'other' | null
  readonly floorArea: string | null
  readonly floors: string | null
  readonly startedOn: string | null
  readonly completedOn: string | null
  readonly completedYm: string | null
  readonly publishAt: string | null
  readonly unpublishAt: string | null
  readonly isPinned: boolean
  readonly sortOrder: number
  readonly metaDescription: string | null
  readonly updatedAt: string
}

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
  readonly constructionProject: string | null
  readonly isPinned: boolean
  readonly publishAt: string | null
  readonly unpublishAt: string | null
  readonly metaDescription: string | null
  readonly updatedAt: string
}

export interface Partner {
  readonly id: string
  readonly name: string
  readonly nameEn: string | null
  readonly kind: 'customer' | 'supplier' | 'partner' | 'subcontractor' | 'sponsor'
  readonly websiteUrl: string | null
  readonly logo: Picture | null
  readonly introduction: string | null
  readonly trades:
    | readonly (
        'civil' | 'building' | 'carpentry' | 'painting' | 'electrical' | 'plumbing' | 'landscaping' | 'demolition'
      )[]
    | null
  readonly sortOrder: number
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

export interface ConstructionProjectRecord {
  readonly id: string
  readonly title: string
  readonly slug: string | null
  readonly projectNo: string | null
  readonly category:
    'newBuild' | 'renovation' | 'civil' | 'exterior' | 'seismic' | 'painting' | 'demolition' | 'public' | null
  readonly images: readonly StoredListedPicture[] | null
  readonly beforeAfter:
    | readonly {
        readonly before: {
          readonly src: string
          readonly alt: string
          readonly decorative: boolean
          readonly caption?: string | null
          readonly width?: number | null
          readonly height?: number | null
        }
        readonly after: {
          readonly src: string
          readonly alt: string
          readonly decorative: boolean
          readonly caption?: string | null
          readonly width?: number | null
          readonly height?: number | null
        }
        readonly caption?: string | null
      }[]
    | null
  readonly body: RichText | null
  readonly clientName: string | null
  readonly isClientPublic: boolean
  readonly prefecture:
    | '10'
    | '11'
    | '12'
    | '13'
    | '14'
    | '15'
    | '16'
    | '17'
    | '18'
    | '19'
    | '20'
    | '21'
    | '22'
    | '23'
    | '24'
    | '25'
    | '26'
    | '27'
    | '28'
    | '29'
    | '30'
    | '31'
    | '32'
    | '33'
    | '34'
    | '35'
    | '36'
    | '37'
    | '38'
    | '39'
    | '40'
    | '41'
    | '42'
    | '43'
    | '44'
    | '45'
    | '46'
    | '47'
    | '01'
    | '02'
    | '03'
    | '04'
    | '05'
    | '06'
    | '07'
    | '08'
    | '09'
    | null
  readonly municipality: string | null
  readonly partners: readonly string[] | null
  readonly structure: 'wood' | 'steel' | 'rc' | 'src' | 'other' | null
  readonly floorArea: string | null
  readonly floors: string | null
  readonly startedOn: string | null
  readonly completedOn: string | null
  readonly completedYm: string | null
  readonly contractAmount: string | null
  readonly status: 'draft' | 'published' | 'archived'
  readonly publishAt: string | null
  readonly unpublishAt: string | null
  readonly isPinned: boolean
  readonly sortOrder: number
  readonly metaDescription: string | null
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
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
  readonly category: 'estimate' | 'general' | 'recruit' | 'other'
  readonly constructionSite: string | null
  readonly budgetRange: 'undecided' | 'under100' | 'from100to500' | 'over500' | null
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
  readonly constructionProject: string | null
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

export interface PartnerRecord {
  readonly id: string
  readonly name: string
  readonly nameKana: string | null
  readonly nameEn: string | null
  readonly kind: 'customer' | 'supplier' | 'partner' | 'subcontractor' | 'sponsor'
  readonly corporateNumber: string | null
  readonly invoiceNumber: string | null
  readonly invoiceCheckedOn: string | null
  readonly postalCode: string | null
  readonly address: string | null
  readonly phone: string | null
  readonly fax: string | null
  readonly email: string | null
  readonly contactPerson: string | null
  readonly websiteUrl: string | null
  readonly logo: StoredPicture | null
  readonly introduction: string | null
  readonly trades:
    | readonly (
        'civil' | 'building' | 'carpentry' | 'painting' | 'electrical' | 'plumbing' | 'landscaping' | 'demolition'
      )[]
    | null
  readonly constructionLicense: string | null
  readonly licenseExpiresOn: string | null
  readonly startedOn: string | null
  readonly isVisible: boolean
  readonly sortOrder: number
  readonly memo: string | null
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

/** What emu-esu-com publishes. */
export interface Content {
  readonly constructionProject: {
    readonly record: ConstructionProject
    readonly bodies: 'body'
    readonly twins: never
    readonly references: { readonly partners: 'partner' }
    readonly filters: {
      readonly equal: 'id' | 'category' | 'prefecture' | 'structure' | 'isPinned'
      readonly ordered:
        'updatedAt' | 'floorArea' | 'startedOn' | 'completedOn' | 'publishAt' | 'unpublishAt' | 'sortOrder'
      readonly orderedText: 'title' | 'slug' | 'municipality' | 'floors' | 'completedYm' | 'metaDescription'
      readonly item: 'partners'
    }
    readonly sorts:
      | 'id'
      | 'title'
      | 'slug'
      | 'category'
      | 'prefecture'
      | 'municipality'
      | 'structure'
      | 'floorArea'
      | 'floors'
      | 'startedOn'
      | 'completedOn'
      | 'completedYm'
      | 'publishAt'
      | 'unpublishAt'
      | 'isPinned'
      | 'sortOrder'
      | 'metaDescription'
      | 'updatedAt'
    readonly counts: 'category' | 'prefecture' | 'partners' | 'structure' | 'isPinned'
    readonly searched: true
  }
  readonly news: {
    readonly record: News
    readonly bodies: 'body'
    readonly twins: never
    readonly references: { readonly constructionProject: 'constructionProject' }
    readonly filters: {
      readonly equal: 'id' | 'category' | 'constructionProject' | 'isPinned'
      readonly ordered: 'updatedAt' | 'publishAt' | 'unpublishAt'
      readonly orderedText: 'title' | 'slug' | 'linkUrl' | 'metaDescription'
    }
    readonly sorts:
      | 'id'
      | 'title'
      | 'slug'
      | 'category'
      | 'linkUrl'
      | 'isPinned'
      | 'publishAt'
      | 'unpublishAt'
      | 'metaDescription'
      | 'updatedAt'
    readonly counts: 'category' | 'constructionProject' | 'isPinned'
    readonly searched: true
    readonly feed: true
  }
  readonly partner: {
    readonly record: Partner
    readonly bodies: never
    readonly twins: 'name'
    readonly references: {}
    readonly filters: {
      readonly equal: 'id' | 'kind'
      readonly ordered: 'updatedAt' | 'sortOrder'
      readonly orderedText: 'name' | 'nameEn' | 'websiteUrl'
      readonly item: 'trades'
    }
    readonly sorts: 'id' | 'name' | 'nameEn' | 'kind' | 'websiteUrl' | 'sortOrder' | 'updatedAt'
    readonly counts: 'kind' | 'trades'
    readonly searched: true
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
  readonly constructionProject: {
    readonly record: ConstructionProjectRecord
    readonly create:
      | 'title'
      | 'slug'
      | 'projectNo'
      | 'category'
      | 'images'
      | 'beforeAfter'
      | 'body'
      | 'clientName'
      | 'isClientPublic'
      | 'prefecture'
      | 'municipality'
      | 'partners'
      | 'structure'
      | 'floorArea'
      | 'floors'
      | 'startedOn'
      | 'completedOn'
      | 'completedYm'
      | 'contractAmount'
      | 'status'
      | 'publishAt'
      | 'unpublishAt'
      | 'isPinned'
      | 'sortOrder'
      | 'metaDescription'
    readonly update:
      | 'title'
      | 'slug'
      | 'projectNo'
      | 'category'
      | 'images'
      | 'beforeAfter'
      | 'body'
      | 'clientName'
      | 'isClientPublic'
      | 'prefecture'
      | 'municipality'
      | 'partners'
      | 'structure'
      | 'floorArea'
      | 'floors'
      | 'startedOn'
      | 'completedOn'
      | 'completedYm'
      | 'contractAmount'
      | 'status'
      | 'publishAt'
      | 'unpublishAt'
      | 'isPinned'
      | 'sortOrder'
      | 'metaDescription'
    readonly heavy: 'images' | 'beforeAfter' | 'body'
    readonly states: 'draft' | 'published' | 'archived'
    readonly single: false
  }
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
      | 'constructionProject'
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
      | 'constructionProject'
      | 'isPinned'
      | 'status'
      | 'publishAt'
      | 'unpublishAt'
      | 'metaDescription'
    readonly heavy: 'body' | 'attachments'
    readonly states: 'draft' | 'published' | 'archived'
    readonly single: false
  }
  readonly partner: {
    readonly record: PartnerRecord
    readonly create:
      | 'name'
      | 'nameKana'
      | 'nameEn'
      | 'kind'
      | 'corporateNumber'
      | 'invoiceNumber'
      | 'invoiceCheckedOn'
      | 'postalCode'
      | 'address'
      | 'phone'
      | 'fax'
      | 'email'
      | 'contactPerson'
      | 'websiteUrl'
      | 'logo'
      | 'introduction'
      | 'trades'
      | 'constructionLicense'
      | 'licenseExpiresOn'
      | 'startedOn'
      | 'isVisible'
      | 'sortOrder'
      | 'memo'
    readonly update:
      | 'name'
      | 'nameKana'
      | 'nameEn'
      | 'kind'
      | 'corporateNumber'
      | 'invoiceNumber'
      | 'invoiceCheckedOn'
      | 'postalCode'
      | 'address'
      | 'phone'
      | 'fax'
      | 'email'
      | 'contactPerson'
      | 'websiteUrl'
      | 'logo'
      | 'introduction'
      | 'trades'
      | 'constructionLicense'
      | 'licenseExpiresOn'
      | 'startedOn'
      | 'isVisible'
      | 'sortOrder'
      | 'memo'
    readonly heavy: 'introduction' | 'memo'
    readonly states: never
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
