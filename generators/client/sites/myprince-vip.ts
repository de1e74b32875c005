// Generated from the declarations in entities/. To change it, edit that and run `npm run generate`.
import { connect, type Client } from '../client.ts'
import type { ClientOptions } from '../transport.ts'
import type { ListedPicture, Picture, RichText, StoredListedPicture, StoredPicture } from '../values.ts'

export interface Area {
  readonly id: string
  readonly name: string
  readonly nameEn: string | null
  readonly slug: string
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
  readonly municipalities: string | null
  readonly meetingPoints: string | null
  readonly transportFee: number
  readonly isTransportNegotiable: boolean
  readonly description: string | null
  readonly image: Picture | null
  readonly sortOrder: number
  readonly updatedAt: string
}

export interface Article {
  readonly id: string
  readonly title: string
  readonly slug: string
  readonly lead: string | null
  readonly thumbnail: Picture | null
  readonly body: RichText
  readonly tags: readonly string[] | null
  readonly authorName: string | null
  readonly casts: readonly string[] | null
  readonly isPinned: boolean
  readonly relatedArticles: readonly string[] | null
  readonly publishAt: string | null
  readonly unpublishAt: string | null
  readonly metaDescription: string | null
  readonly updatedAt: string
}

export interface Cast {
  readonly id: string
  readonly name: string
  readonly nameKana: string
  readonly nameEn: string | null
  readonly slug: string
  readonly rank: 'standard' | 'premium' | 'royal'
  readonly catchphrase: string | null
  readonly profile: RichText
  readonly images: readonly ListedPicture[]
  readonly ageDisplay: number | null
  readonly heightCm: number | null
  readonly bloodType: 'a' | 'b' | 'o' | 'ab' | 'unknown' | null
  readonly languages: readonly ('ja' | 'en' | 'zh' | 'ko')[] | null
  readonly specialties: readonly string[] | null
  readonly areas: readonly string[]
  readonly services: readonly string[] | null
  readonly nominationFee: number
  readonly canBeNominated: boolean
  readonly xAccount: string | null
  readonly instagramId: string | null
  readonly isNew: boolean
  readonly sortOrder: number
  readonly updatedAt: string
}

export interface CastWorkSchedule {
  readonly id: string
  readonly cast: string
  readonly date: string
  readonly status: 'undecided' | 'working' | 'off' | 'full'
  readonly timeRanges:
    readonly { readonly startTime: string; readonly endTime: string; readonly area?: string | null }[] | null
  readonly note: string | null
  readonly updatedAt: string
}

export interface Faq {
  readonly id: string
  readonly question: string
  readonly answer: RichText
  readonly category: 'reservation' | 'price' | 'cancel' | 'safety'
  readonly sortOrder: number
  readonly updatedAt: string
}

export interface PriceAdditionalMenu {
  readonly id: string
  readonly kind: 'nomination' | 'extension' | 'transport' | 'lateNight' | 'option' | 'cancel' | 'discount'
  readonly name: string
  readonly amountType: 'yen' | 'percent' | 'atCost'
  readonly amount: string | null
  readonly per: 'time' | 'person' | 'minutes30' | 'day'
  readonly plans: readonly string[] | null
  readonly description: string | null
  readonly sortOrder: number
  readonly updatedAt: string
}

export interface PricePlan {
  readonly id: string
  readonly service: string
  readonly name: string
  readonly castRank: 'all' | 'standard' | 'premium' | 'royal'
  readonly durationMinutes: number
  readonly price: number
  readonly extensionMinutes: number | null
  readonly extensionPrice: number | null
  readonly areas: readonly string[] | null
  readonly startTime: string | null
  readonly endTime: string | null
  readonly description: string | null
  readonly isRecommended: boolean
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

export interface Service {
  readonly id: string
  readonly name: string
  readonly nameEn: string | null
  readonly slug: string
  readonly lead: string
  readonly description: RichText
  readonly image: Picture | null
  readonly minMinutes: number
  readonly areas: readonly string[] | null
  readonly notes: string | null
  readonly isRecommended: boolean
  readonly sortOrder: number
  readonly updatedAt: string
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

export interface AreaRecord {
  readonly id: string
  readonly name: string
  readonly nameEn: string | null
  readonly slug: string
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
  readonly municipalities: string | null
  readonly meetingPoints: string | null
  readonly transportFee: number
  readonly isTransportNegotiable: boolean
  readonly description: string | null
  readonly image: StoredPicture | null
  readonly sortOrder: number
  readonly isVisible: boolean
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
}

export interface ArticleRecord {
  readonly id: string
  readonly title: string
  readonly slug: string | null
  readonly lead: string | null
  readonly thumbnail: StoredPicture | null
  readonly body: RichText | null
  readonly tags: readonly string[] | null
  readonly authorName: string | null
  readonly casts: readonly string[] | null
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

export interface CastRecord {
  readonly id: string
  readonly name: string
  readonly nameKana: string
  readonly nameEn: string | null
  readonly slug: string
  readonly rank: 'standard' | 'premium' | 'royal'
  readonly catchphrase: string | null
  readonly profile: RichText
  readonly images: readonly StoredListedPicture[]
  readonly ageDisplay: number | null
  readonly heightCm: number | null
  readonly bloodType: 'a' | 'b' | 'o' | 'ab' | 'unknown' | null
  readonly languages: readonly ('ja' | 'en' | 'zh' | 'ko')[] | null
  readonly specialties: readonly string[] | null
  readonly areas: readonly string[]
  readonly services: readonly string[] | null
  readonly nominationFee: number
  readonly canBeNominated: boolean
  readonly xAccount: string | null
  readonly instagramId: string | null
  readonly ageConfirmed: boolean
  readonly imageConsent: boolean
  readonly status: 'active' | 'onLeave' | 'retired'
  readonly joinedOn: string | null
  readonly isNew: boolean
  readonly sortOrder: number
  readonly isVisible: boolean
  readonly memo: string | null
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
}

export interface CastWorkScheduleRecord {
  readonly id: string
  readonly cast: string
  readonly date: string
  readonly status: 'undecided' | 'working' | 'off' | 'full'
  readonly timeRanges:
    readonly { readonly startTime: string; readonly endTime: string; readonly area?: string | null }[] | null
  readonly note: string | null
  readonly memo: string | null
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
}

export interface FaqRecord {
  readonly id: string
  readonly question: string
  readonly answer: RichText
  readonly category: 'reservation' | 'price' | 'cancel' | 'safety'
  readonly sortOrder: number
  readonly isVisible: boolean
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
}

export interface PriceAdditionalMenuRecord {
  readonly id: string
  readonly kind: 'nomination' | 'extension' | 'transport' | 'lateNight' | 'option' | 'cancel' | 'discount'
  readonly name: string
  readonly amountType: 'yen' | 'percent' | 'atCost'
  readonly amount: string | null
  readonly per: 'time' | 'person' | 'minutes30' | 'day'
  readonly plans: readonly string[] | null
  readonly description: string | null
  readonly sortOrder: number
  readonly isVisible: boolean
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
}

export interface PricePlanRecord {
  readonly id: string
  readonly service: string
  readonly name: string
  readonly castRank: 'all' | 'standard' | 'premium' | 'royal'
  readonly durationMinutes: number
  readonly price: number
  readonly extensionMinutes: number | null
  readonly extensionPrice: number | null
  readonly areas: readonly string[] | null
  readonly startTime: string | null
  readonly endTime: string | null
  readonly description: string | null
  readonly isRecommended: boolean
  readonly validFrom: string | null
  readonly validUntil: string | null
  readonly sortOrder: number
  readonly isVisible: boolean
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

export interface ServiceRecord {
  readonly id: string
  readonly name: string
  readonly nameEn: string | null
  readonly slug: string
  readonly lead: string
  readonly description: RichText
  readonly image: StoredPicture | null
  readonly minMinutes: number
  readonly areas: readonly string[] | null
  readonly notes: string | null
  readonly isRecommended: boolean
  readonly sortOrder: number
  readonly isVisible: boolean
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

/** What myprince-vip publishes. */
export interface Content {
  readonly area: {
    readonly record: Area
    readonly bodies: never
    readonly twins: 'name'
    readonly references: {}
    readonly filters: {
      readonly equal: 'id' | 'prefecture' | 'isTransportNegotiable'
      readonly ordered: 'updatedAt' | 'transportFee' | 'sortOrder'
      readonly orderedText: 'name' | 'nameEn' | 'slug'
    }
    readonly sorts:
      | 'id'
      | 'name'
      | 'nameEn'
      | 'slug'
      | 'prefecture'
      | 'transportFee'
      | 'isTransportNegotiable'
      | 'sortOrder'
      | 'updatedAt'
    readonly counts: 'prefecture' | 'isTransportNegotiable'
    readonly searched: true
  }
  readonly article: {
    readonly record: Article
    readonly bodies: 'body'
    readonly twins: never
    readonly references: { readonly casts: 'cast'; readonly relatedArticles: 'article' }
    readonly filters: {
      readonly equal: 'id' | 'isPinned'
      readonly ordered: 'updatedAt' | 'publishAt' | 'unpublishAt'
      readonly orderedText: 'title' | 'slug' | 'authorName' | 'metaDescription'
      readonly item: 'tags' | 'casts' | 'relatedArticles'
    }
    readonly sorts:
      | 'id'
      | 'title'
      | 'slug'
      | 'authorName'
      | 'isPinned'
      | 'publishAt'
      | 'unpublishAt'
      | 'metaDescription'
      | 'updatedAt'
    readonly counts: 'tags' | 'casts' | 'isPinned' | 'relatedArticles'
    readonly searched: true
    readonly feed: true
  }
  readonly cast: {
    readonly record: Cast
    readonly bodies: 'profile'
    readonly twins: 'name'
    readonly references: { readonly areas: 'area'; readonly services: 'service' }
    readonly filters: {
      readonly equal: 'id' | 'rank' | 'bloodType' | 'canBeNominated' | 'isNew'
      readonly ordered: 'updatedAt' | 'ageDisplay' | 'heightCm' | 'nominationFee' | 'sortOrder'
      readonly orderedText: 'name' | 'nameKana' | 'nameEn' | 'slug' | 'catchphrase' | 'xAccount' | 'instagramId'
      readonly item: 'languages' | 'specialties' | 'areas' | 'services'
    }
    readonly sorts:
      | 'id'
      | 'name'
      | 'nameKana'
      | 'nameEn'
      | 'slug'
      | 'rank'
      | 'catchphrase'
      | 'ageDisplay'
      | 'heightCm'
      | 'bloodType'
      | 'nominationFee'
      | 'canBeNominated'
      | 'xAccount'
      | 'instagramId'
      | 'isNew'
      | 'sortOrder'
      | 'updatedAt'
    readonly counts:
      'rank' | 'bloodType' | 'languages' | 'specialties' | 'areas' | 'services' | 'canBeNominated' | 'isNew'
    readonly searched: true
  }
  readonly castWorkSchedule: {
    readonly record: CastWorkSchedule
    readonly bodies: never
    readonly twins: never
    readonly references: { readonly cast: 'cast'; readonly 'timeRanges.area': 'area' }
    readonly filters: {
      readonly equal: 'id' | 'cast' | 'status'
      readonly ordered: 'updatedAt' | 'date'
      readonly orderedText: 'note'
    }
    readonly sorts: 'id' | 'date' | 'status' | 'note' | 'updatedAt'
    readonly counts: 'cast' | 'status'
    readonly searched: false
  }
  readonly faq: {
    readonly record: Faq
    readonly bodies: 'answer'
    readonly twins: never
    readonly references: {}
    readonly filters: {
      readonly equal: 'id' | 'category'
      readonly ordered: 'updatedAt' | 'sortOrder'
      readonly orderedText: 'question'
    }
    readonly sorts: 'id' | 'question' | 'category' | 'sortOrder' | 'updatedAt'
    readonly counts: 'category'
    readonly searched: true
  }
  readonly priceAdditionalMenu: {
    readonly record: PriceAdditionalMenu
    readonly bodies: never
    readonly twins: never
    readonly references: { readonly plans: 'pricePlan' }
    readonly filters: {
      readonly equal: 'id' | 'kind' | 'amountType' | 'per'
      readonly ordered: 'updatedAt' | 'amount' | 'sortOrder'
      readonly orderedText: 'name'
      readonly item: 'plans'
    }
    readonly sorts: 'id' | 'kind' | 'name' | 'amountType' | 'amount' | 'per' | 'sortOrder' | 'updatedAt'
    readonly counts: 'kind' | 'amountType' | 'per' | 'plans'
    readonly searched: true
  }
  readonly pricePlan: {
    readonly record: PricePlan
    readonly bodies: never
    readonly twins: never
    readonly references: { readonly service: 'service'; readonly areas: 'area' }
    readonly filters: {
      readonly equal: 'id' | 'service' | 'castRank' | 'isRecommended'
      readonly ordered:
        | 'updatedAt'
        | 'durationMinutes'
        | 'price'
        | 'extensionMinutes'
        | 'extensionPrice'
        | 'startTime'
        | 'endTime'
        | 'sortOrder'
      readonly orderedText: 'name'
      readonly item: 'areas'
    }
    readonly sorts:
      | 'id'
      | 'service'
      | 'name'
      | 'castRank'
      | 'durationMinutes'
      | 'price'
      | 'extensionMinutes'
      | 'extensionPrice'
      | 'startTime'
      | 'endTime'
      | 'isRecommended'
      | 'sortOrder'
      | 'updatedAt'
    readonly counts: 'service' | 'castRank' | 'areas' | 'isRecommended'
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
  readonly service: {
    readonly record: Service
    readonly bodies: 'description'
    readonly twins: 'name'
    readonly references: { readonly areas: 'area' }
    readonly filters: {
      readonly equal: 'id' | 'isRecommended'
      readonly ordered: 'updatedAt' | 'minMinutes' | 'sortOrder'
      readonly orderedText: 'name' | 'nameEn' | 'slug' | 'lead'
      readonly item: 'areas'
    }
    readonly sorts:
      'id' | 'name' | 'nameEn' | 'slug' | 'lead' | 'minMinutes' | 'isRecommended' | 'sortOrder' | 'updatedAt'
    readonly counts: 'areas' | 'isRecommended'
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
  readonly area: {
    readonly record: AreaRecord
    readonly create:
      | 'name'
      | 'nameEn'
      | 'slug'
      | 'prefecture'
      | 'municipalities'
      | 'meetingPoints'
      | 'transportFee'
      | 'isTransportNegotiable'
      | 'description'
      | 'image'
      | 'sortOrder'
      | 'isVisible'
    readonly update:
      | 'name'
      | 'nameEn'
      | 'slug'
      | 'prefecture'
      | 'municipalities'
      | 'meetingPoints'
      | 'transportFee'
      | 'isTransportNegotiable'
      | 'description'
      | 'image'
      | 'sortOrder'
      | 'isVisible'
    readonly heavy: 'municipalities' | 'meetingPoints' | 'description'
    readonly states: never
    readonly single: false
  }
  readonly article: {
    readonly record: ArticleRecord
    readonly create:
      | 'title'
      | 'slug'
      | 'lead'
      | 'thumbnail'
      | 'body'
      | 'tags'
      | 'authorName'
      | 'casts'
      | 'isPinned'
      | 'relatedArticles'
      | 'status'
      | 'publishAt'
      | 'unpublishAt'
      | 'metaDescription'
    readonly update:
      | 'title'
      | 'slug'
      | 'lead'
      | 'thumbnail'
      | 'body'
      | 'tags'
      | 'authorName'
      | 'casts'
      | 'isPinned'
      | 'relatedArticles'
      | 'status'
      | 'publishAt'
      | 'unpublishAt'
      | 'metaDescription'
    readonly heavy: 'lead' | 'body'
    readonly states: 'draft' | 'published' | 'archived'
    readonly single: false
  }
  readonly cast: {
    readonly record: CastRecord
    readonly create:
      | 'name'
      | 'nameKana'
      | 'nameEn'
      | 'slug'
      | 'rank'
      | 'catchphrase'
      | 'profile'
      | 'images'
      | 'ageDisplay'
      | 'heightCm'
      | 'bloodType'
      | 'languages'
      | 'specialties'
      | 'areas'
      | 'services'
      | 'nominationFee'
      | 'canBeNominated'
      | 'xAccount'
      | 'instagramId'
      | 'ageConfirmed'
      | 'imageConsent'
      | 'status'
      | 'joinedOn'
      | 'isNew'
      | 'sortOrder'
      | 'isVisible'
      | 'memo'
    readonly update:
      | 'name'
      | 'nameKana'
      | 'nameEn'
      | 'slug'
      | 'rank'
      | 'catchphrase'
      | 'profile'
      | 'images'
      | 'ageDisplay'
      | 'heightCm'
      | 'bloodType'
      | 'languages'
      | 'specialties'
      | 'areas'
      | 'services'
      | 'nominationFee'
      | 'canBeNominated'
      | 'xAccount'
      | 'instagramId'
      | 'ageConfirmed'
      | 'imageConsent'
      | 'status'
      | 'joinedOn'
      | 'isNew'
      | 'sortOrder'
      | 'isVisible'
      | 'memo'
    readonly heavy: 'profile' | 'images' | 'memo'
    readonly states: 'active' | 'onLeave' | 'retired'
    readonly single: false
  }
  readonly castWorkSchedule: {
    readonly record: CastWorkScheduleRecord
    readonly create: never
    readonly update: 'cast' | 'date' | 'status' | 'timeRanges' | 'note' | 'memo'
    readonly heavy: 'timeRanges' | 'memo'
    readonly states: never
    readonly single: false
  }
  readonly faq: {
    readonly record: FaqRecord
    readonly create: 'question' | 'answer' | 'category' | 'sortOrder' | 'isVisible'
    readonly update: 'question' | 'answer' | 'category' | 'sortOrder' | 'isVisible'
    readonly heavy: 'answer'
    readonly states: never
    readonly single: false
  }
  readonly priceAdditionalMenu: {
    readonly record: PriceAdditionalMenuRecord
    readonly create:
      'kind' | 'name' | 'amountType' | 'amount' | 'per' | 'plans' | 'description' | 'sortOrder' | 'isVisible'
    readonly update:
      'kind' | 'name' | 'amountType' | 'amount' | 'per' | 'plans' | 'description' | 'sortOrder' | 'isVisible'
    readonly heavy: 'description'
    readonly states: never
    readonly single: false
  }
  readonly pricePlan: {
    readonly record: PricePlanRecord
    readonly create:
      | 'service'
      | 'name'
      | 'castRank'
      | 'durationMinutes'
      | 'price'
      | 'extensionMinutes'
      | 'extensionPrice'
      | 'areas'
      | 'startTime'
      | 'endTime'
      | 'description'
      | 'isRecommended'
      | 'validFrom'
      | 'validUntil'
      | 'sortOrder'
      | 'isVisible'
    readonly update:
      | 'service'
      | 'name'
      | 'castRank'
      | 'durationMinutes'
      | 'price'
      | 'extensionMinutes'
      | 'extensionPrice'
      | 'areas'
      | 'startTime'
      | 'endTime'
      | 'description'
      | 'isRecommended'
      | 'validFrom'
      | 'validUntil'
      | 'sortOrder'
      | 'isVisible'
    readonly heavy: 'description'
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
  readonly service: {
    readonly record: ServiceRecord
    readonly create:
      | 'name'
      | 'nameEn'
      | 'slug'
      | 'lead'
      | 'description'
      | 'image'
      | 'minMinutes'
      | 'areas'
      | 'notes'
      | 'isRecommended'
      | 'sortOrder'
      | 'isVisible'
    readonly update:
      | 'name'
      | 'nameEn'
      | 'slug'
      | 'lead'
      | 'description'
      | 'image'
      | 'minMinutes'
      | 'areas'
      | 'notes'
      | 'isRecommended'
      | 'sortOrder'
      | 'isVisible'
    readonly heavy: 'description' | 'notes'
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
}

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
