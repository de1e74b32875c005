// Generated from the declarations in entities/. To change it, edit that and run `npm run generate`.
import { connect, type Client } from '../client.ts'
import type { ClientOptions } from '../transport.ts'
import type { Picture, RichText, StoredPicture } from '../values.ts'

export interface Article {
  readonly id: string
  readonly title: string
  readonly titleEn: string | null
  readonly slug: string
  readonly category: string
  readonly lead: string | null
  readonly thumbnail: Picture | null
  readonly body: RichText
  readonly bodyEn: RichText | null
  readonly tags: readonly string[] | null
  readonly authorName: string | null
  readonly isPinned: boolean
  readonly relatedArticles: readonly string[] | null
  readonly publishAt: string | null
  readonly unpublishAt: string | null
  readonly metaDescription: string | null
  readonly updatedAt: string
}

export interface ArticleCategory {
  readonly id: string
  readonly name: string
  readonly nameEn: string | null
  readonly slug: string
  readonly description: string | null
  readonly color: string
  readonly sortOrder: number
  readonly updatedAt: string
}

export interface Faq {
  readonly id: string
  readonly question: string
  readonly questionEn: string | null
  readonly answer: RichText
  readonly answerEn: RichText | null
  readonly category: 'general' | 'account' | 'usage' | 'price'
  readonly sortOrder: number
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

export interface Tokusho {
  readonly id: string
  readonly sellerName: string
  readonly representativeName: string | null
  readonly operationManager: string
  readonly disclosureMode: 'shown' | 'onRequest'
  readonly postalCode: string | null
  readonly address: string | null
  readonly phone: string | null
  readonly phoneHours: string | null
  readonly fax: string | null
  readonly email: string
  readonly websiteUrl: string | null
  readonly price: string
  readonly shippingFee: string
  readonly otherFees: string
  readonly paymentMethods: string
  readonly paymentTiming: string
  readonly deliveryTiming: string
  readonly returns: string
  readonly cancellation: string | null
  readonly defectLiability: string | null
  readonly applicationPeriod: string | null
  readonly quantityLimit: string | null
  readonly subscriptionTerms: string | null
  readonly systemRequirements: string | null
  readonly licenses:
    readonly { readonly name: string; readonly number?: string | null; readonly authority?: string | null }[] | null
  readonly corporateNumber: string | null
  readonly invoiceNumber: string | null
  readonly extraItems: readonly { readonly label: string; readonly body: string }[] | null
  readonly summaryEn: RichText | null
  readonly effectiveOn: string
  readonly updatedAt: string
  readonly versionStatus: 'current' | 'upcoming' | 'past'
}

export interface ArticleRecord {
  readonly id: string
  readonly title: string
  readonly titleEn: string | null
  readonly slug: string | null
  readonly category: string | null
  readonly lead: string | null
  readonly thumbnail: StoredPicture | null
  readonly body: RichText | null
  readonly bodyEn: RichText | null
  readonly tags: readonly string[] | null
  readonly authorName: string | null
  readonly audience: 'everyone' | 'staff'
  readonly isPinned: boolean
  readonly relatedArticles: readonly string[] | null
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

export interface ArticleCategoryRecord {
  readonly id: string
  readonly name: string
  readonly nameEn: string | null
  readonly slug: string
  readonly description: string | null
  readonly color: string
  readonly sortOrder: number
  readonly isVisible: boolean
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
  readonly category: 'general' | 'service' | 'estimate' | 'recruit' | 'press' | 'other'
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

export interface DomainRecord {
  readonly id: string
  readonly name: string
  readonly registrar: string
  readonly status: 'active' | 'transferring' | 'parked' | 'abandoned'
  readonly registeredOn: string | null
  readonly expiresOn: string
  readonly autoRenew: boolean
  readonly renewalNoticeDays: number
  readonly annualFee: number | null
  readonly whoisPrivacy: boolean
  readonly dnsProvider: string | null
  readonly nameServers: readonly { readonly host: string }[] | null
  readonly ipv4: string | null
  readonly ipv6: string | null
  readonly memo: string | null
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

export interface FaqRecord {
  readonly id: string
  readonly question: string
  readonly questionEn: string | null
  readonly answer: RichText
  readonly answerEn: RichText | null
  readonly category: 'general' | 'account' | 'usage' | 'price'
  readonly sortOrder: number
  readonly isVisible: boolean
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

export interface RegistrarRecord {
  readonly id: string
  readonly name: string
  readonly websiteUrl: string | null
  readonly loginUrl: string | null
  readonly accountId: string | null
  readonly contractHolder: string | null
  readonly ianaId: string | null
  readonly supportEmail: string | null
  readonly supportPhone: string | null
  readonly isActive: boolean
  readonly sortOrder: number
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

export interface TokushoRecord {
  readonly id: string
  readonly title: string
  readonly edition: string
  readonly sellerName: string | null
  readonly representativeName: string | null
  readonly operationManager: string | null
  readonly disclosureMode: 'shown' | 'onRequest'
  readonly postalCode: string | null
  readonly address: string | null
  readonly phone: string | null
  readonly phoneHours: string | null
  readonly fax: string | null
  readonly email: string | null
  readonly websiteUrl: string | null
  readonly price: string
  readonly shippingFee: string | null
  readonly otherFees: string
  readonly paymentMethods: string | null
  readonly paymentTiming: string | null
  readonly deliveryTiming: string | null
  readonly returns: string | null
  readonly cancellation: string | null
  readonly defectLiability: string | null
  readonly applicationPeriod: string | null
  readonly quantityLimit: string | null
  readonly subscriptionTerms: string | null
  readonly systemRequirements: string | null
  readonly licenses:
    readonly { readonly name: string; readonly number?: string | null; readonly authority?: string | null }[] | null
  readonly corporateNumber: string | null
  readonly invoiceNumber: string | null
  readonly extraItems: readonly { readonly label: string; readonly body: string }[] | null
  readonly summaryEn: RichText | null
  readonly effectiveOn: string | null
  readonly status: 'draft' | 'published' | 'archived'
  readonly memo: string | null
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
}

/** What funaneco-jp publishes. */
export interface Content {
  readonly article: {
    readonly record: Article
    readonly bodies: 'body' | 'bodyEn'
    readonly twins: 'title' | 'body'
    readonly references: { readonly category: 'articleCategory'; readonly relatedArticles: 'article' }
    readonly filters: {
      readonly equal: 'id' | 'category' | 'isPinned'
      readonly ordered: 'updatedAt' | 'publishAt' | 'unpublishAt'
      readonly orderedText: 'title' | 'titleEn' | 'slug' | 'authorName' | 'metaDescription'
      readonly item: 'tags' | 'relatedArticles'
    }
    readonly sorts:
      | 'id'
      | 'title'
      | 'titleEn'
      | 'slug'
      | 'authorName'
      | 'isPinned'
      | 'publishAt'
      | 'unpublishAt'
      | 'metaDescription'
      | 'updatedAt'
    readonly counts: 'category' | 'tags' | 'isPinned' | 'relatedArticles'
    readonly searched: true
    readonly feed: true
  }
  readonly articleCategory: {
    readonly record: ArticleCategory
    readonly bodies: never
    readonly twins: 'name'
    readonly references: {}
    readonly filters: {
      readonly equal: 'id'
      readonly ordered: 'updatedAt' | 'sortOrder'
      readonly orderedText: 'name' | 'nameEn' | 'slug'
      readonly text: 'color'
    }
    readonly sorts: 'id' | 'name' | 'nameEn' | 'slug' | 'sortOrder' | 'updatedAt'
    readonly counts: never
    readonly searched: true
  }
  readonly faq: {
    readonly record: Faq
    readonly bodies: 'answer' | 'answerEn'
    readonly twins: 'question' | 'answer'
    readonly references: {}
    readonly filters: {
      readonly equal: 'id' | 'category'
      readonly ordered: 'updatedAt' | 'sortOrder'
      readonly orderedText: 'question' | 'questionEn'
    }
    readonly sorts: 'id' | 'question' | 'questionEn' | 'category' | 'sortOrder' | 'updatedAt'
    readonly counts: 'category'
    readonly searched: true
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
    }
    readonly sorts: 'id' | 'name' | 'nameEn' | 'kind' | 'websiteUrl' | 'sortOrder' | 'updatedAt'
    readonly counts: 'kind'
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
  readonly tokusho: {
    readonly record: Tokusho
    readonly bodies: 'summaryEn'
    readonly twins: never
    readonly references: {}
    readonly filters: {
      readonly equal: 'id' | 'disclosureMode'
      readonly ordered: 'updatedAt' | 'effectiveOn'
      readonly orderedText: 'sellerName' | 'representativeName' | 'operationManager' | 'email' | 'websiteUrl'
      readonly text: 'corporateNumber' | 'invoiceNumber'
    }
    readonly sorts:
      | 'id'
      | 'sellerName'
      | 'representativeName'
      | 'operationManager'
      | 'disclosureMode'
      | 'email'
      | 'websiteUrl'
      | 'effectiveOn'
      | 'updatedAt'
    readonly counts: never
    readonly searched: true
  }
}

/** What keys may read and write besides. */
export interface KeyRecords {
  readonly article: {
    readonly record: ArticleRecord
    readonly create:
      | 'title'
      | 'titleEn'
      | 'slug'
      | 'category'
      | 'lead'
      | 'thumbnail'
      | 'body'
      | 'bodyEn'
      | 'tags'
      | 'authorName'
      | 'audience'
      | 'isPinned'
      | 'relatedArticles'
      | 'status'
      | 'publishAt'
      | 'unpublishAt'
      | 'metaDescription'
    readonly update:
      | 'title'
      | 'titleEn'
      | 'slug'
      | 'category'
      | 'lead'
      | 'thumbnail'
      | 'body'
      | 'bodyEn'
      | 'tags'
      | 'authorName'
      | 'audience'
      | 'isPinned'
      | 'relatedArticles'
      | 'status'
      | 'publishAt'
      | 'unpublishAt'
      | 'metaDescription'
    readonly heavy: 'lead' | 'body' | 'bodyEn'
    readonly states: 'draft' | 'published' | 'archived'
    readonly single: false
  }
  readonly articleCategory: {
    readonly record: ArticleCategoryRecord
    readonly create: 'name' | 'nameEn' | 'slug' | 'description' | 'color' | 'sortOrder' | 'isVisible'
    readonly update: 'name' | 'nameEn' | 'slug' | 'description' | 'color' | 'sortOrder' | 'isVisible'
    readonly heavy: 'description'
    readonly states: never
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
  readonly domain: {
    readonly record: DomainRecord
    readonly create:
      | 'name'
      | 'registrar'
      | 'status'
      | 'registeredOn'
      | 'expiresOn'
      | 'autoRenew'
      | 'renewalNoticeDays'
      | 'annualFee'
      | 'whoisPrivacy'
      | 'dnsProvider'
      | 'nameServers'
      | 'ipv4'
      | 'ipv6'
      | 'memo'
    readonly update:
      | 'name'
      | 'registrar'
      | 'status'
      | 'registeredOn'
      | 'expiresOn'
      | 'autoRenew'
      | 'renewalNoticeDays'
      | 'annualFee'
      | 'whoisPrivacy'
      | 'dnsProvider'
      | 'nameServers'
      | 'ipv4'
      | 'ipv6'
      | 'memo'
    readonly heavy: 'nameServers' | 'memo'
    readonly states: 'active' | 'transferring' | 'parked' | 'abandoned'
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
  readonly faq: {
    readonly record: FaqRecord
    readonly create: 'question' | 'questionEn' | 'answer' | 'answerEn' | 'category' | 'sortOrder' | 'isVisible'
    readonly update: 'question' | 'questionEn' | 'answer' | 'answerEn' | 'category' | 'sortOrder' | 'isVisible'
    readonly heavy: 'answer' | 'answerEn'
    readonly states: never
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
  readonly registrar: {
    readonly record: RegistrarRecord
    readonly create:
      | 'name'
      | 'websiteUrl'
      | 'loginUrl'
      | 'accountId'
      | 'contractHolder'
      | 'ianaId'
      | 'supportEmail'
      | 'supportPhone'
      | 'isActive'
      | 'sortOrder'
      | 'memo'
    readonly update:
      | 'name'
      | 'websiteUrl'
      | 'loginUrl'
      | 'accountId'
      | 'contractHolder'
      | 'ianaId'
      | 'supportEmail'
      | 'supportPhone'
      | 'isActive'
      | 'sortOrder'
      | 'memo'
    readonly heavy: 'memo'
    readonly states: never
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
  readonly tokusho: {
    readonly record: TokushoRecord
    readonly create:
      | 'title'
      | 'edition'
      | 'sellerName'
      | 'representativeName'
      | 'operationManager'
      | 'disclosureMode'
      | 'postalCode'
      | 'address'
      | 'phone'
      | 'phoneHours'
      | 'fax'
      | 'email'
      | 'websiteUrl'
      | 'price'
      | 'shippingFee'
      | 'otherFees'
      | 'paymentMethods'
      | 'paymentTiming'
      | 'deliveryTiming'
      | 'returns'
      | 'cancellation'
      | 'defectLiability'
      | 'applicationPeriod'
      | 'quantityLimit'
      | 'subscriptionTerms'
      | 'systemRequirements'
      | 'licenses'
      | 'corporateNumber'
      | 'invoiceNumber'
      | 'extraItems'
      | 'summaryEn'
      | 'effectiveOn'
      | 'status'
      | 'memo'
    readonly update:
      | 'title'
      | 'edition'
      | 'sellerName'
      | 'representativeName'
      | 'operationManager'
      | 'disclosureMode'
      | 'postalCode'
      | 'address'
      | 'phone'
      | 'phoneHours'
      | 'fax'
      | 'email'
      | 'websiteUrl'
      | 'price'
      | 'shippingFee'
      | 'otherFees'
      | 'paymentMethods'
      | 'paymentTiming'
      | 'deliveryTiming'
      | 'returns'
      | 'cancellation'
      | 'defectLiability'
      | 'applicationPeriod'
      | 'quantityLimit'
      | 'subscriptionTerms'
      | 'systemRequirements'
      | 'licenses'
      | 'corporateNumber'
      | 'invoiceNumber'
      | 'extraItems'
      | 'summaryEn'
      | 'effectiveOn'
      | 'status'
      | 'memo'
    readonly heavy:
      | 'price'
      | 'shippingFee'
      | 'otherFees'
      | 'paymentMethods'
      | 'paymentTiming'
      | 'deliveryTiming'
      | 'returns'
      | 'cancellation'
      | 'defectLiability'
      | 'applicationPeriod'
      | 'quantityLimit'
      | 'subscriptionTerms'
      | 'systemRequirements'
      | 'licenses'
      | 'extraItems'
      | 'summaryEn'
      | 'memo'
    readonly states: 'draft' | 'published' | 'archived'
    readonly single: false
  }
}

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
