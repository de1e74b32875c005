// Generated from the declarations in entities/. To change it, edit that and run `npm run generate`.
import { connect, type Client } from '../client.ts'
import type { ClientOptions } from '../transport.ts'
import type { ListedPicture, Picture, RichText, StoredListedPicture, StoredPicture, WeekDay } from '../values.ts'

export interface Article {
  readonly id: string
  readonly title: string
  readonly slug: string
  readonly lead: string | null
  readonly thumbnail: Picture | null
  readonly body: RichText
  readonly tags: readonly string[] | null
  readonly authorName: string | null
  readonly boardgames: readonly string[] | null
  readonly isPinned: boolean
  readonly relatedArticles: readonly string[] | null
  readonly publishAt: string | null
  readonly unpublishAt: string | null
  readonly metaDescription: string | null
  readonly updatedAt: string
}

export interface Boardgame {
  readonly id: string
  readonly title: string
  readonly titleOriginal: string | null
  readonly slug: string
  readonly publisher: string | null
  readonly designer: string | null
  readonly releasedYear: string | null
  readonly minPlayers: number
  readonly maxPlayers: number
  readonly bestPlayers: string | null
  readonly minMinutes: number
  readonly maxMinutes: number | null
  readonly ageFrom: number | null
  readonly difficulty: 'veryEasy' | 'easy' | 'normal' | 'hard' | 'expert'
  readonly genres: readonly (
    | 'strategy'
    | 'party'
    | 'coop'
    | 'deduction'
    | 'cards'
    | 'dice'
    | 'dexterity'
    | 'word'
    | 'mystery'
    | 'trpg'
    | 'kids'
    | 'two'
  )[]
  readonly images: readonly ListedPicture[] | null
  readonly description: string | null
  readonly rating: string | null
  readonly staffCanTeach: boolean
  readonly ruleVideoUrl: string | null
  readonly infoUrl: string | null
  readonly shelf: string | null
  readonly isForSale: boolean
  readonly salePrice: number | null
  readonly arrivedOn: string | null
  readonly updatedAt: string
}

export interface BusinessDay {
  readonly id: string
  readonly days: readonly WeekDay[]
  readonly holidayRule: 'asWeekday' | 'asSunday' | 'closed'
  readonly holidayEveRule: 'asWeekday' | 'asSaturday'
  readonly regularHolidayText: string | null
  readonly monthlyClosed:
    readonly { readonly nth: number; readonly weekday: 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun' }[] | null
  readonly note: string | null
  readonly effectiveFrom: string
  readonly updatedAt: string
}

export interface BusinessSchedule {
  readonly id: string
  readonly date: string
  readonly kind: 'closed' | 'shortened' | 'open' | 'private' | 'event'
  readonly ranges:
    readonly { readonly openTime: string; readonly closeTime: string; readonly lastOrderTime?: string | null }[] | null
  readonly title: string | null
  readonly event: string | null
  readonly note: string | null
  readonly updatedAt: string
}

export interface Drink {
  readonly id: string
  readonly name: string
  readonly nameEn: string | null
  readonly category: string
  readonly price: number
  readonly canTakeOut: boolean
  readonly takeOutPrice: number | null
  readonly temperature: 'hot' | 'ice' | 'both'
  readonly sizes: readonly { readonly name: string; readonly price: number }[] | null
  readonly isAlcohol: boolean
  readonly abv: string | null
  readonly isFreeRefill: boolean
  readonly description: string | null
  readonly image: Picture | null
  readonly allergens:
    | readonly (
        | 'egg'
        | 'milk'
        | 'wheat'
        | 'buckwheat'
        | 'peanut'
        | 'shrimp'
        | 'crab'
        | 'walnut'
        | 'cashew'
        | 'almond'
        | 'abalone'
        | 'squid'
        | 'salmonRoe'
        | 'orange'
        | 'kiwi'
        | 'beef'
        | 'sesame'
        | 'salmon'
        | 'mackerel'
        | 'soy'
        | 'chicken'
        | 'banana'
        | 'pork'
        | 'macadamia'
        | 'peach'
        | 'yam'
        | 'apple'
        | 'gelatin'
        | 'pistachio'
      )[]
    | null
  readonly availableFrom: string | null
  readonly availableUntil: string | null
  readonly isRecommended: boolean
  readonly isSoldOut: boolean
  readonly sortOrder: number
  readonly updatedAt: string
}

export interface DrinkCategory {
  readonly id: string
  readonly name: string
  readonly nameEn: string | null
  readonly description: string | null
  readonly icon: string | null
  readonly sortOrder: number
  readonly updatedAt: string
}

export interface Event {
  readonly id: string
  readonly title: string
  readonly slug: string
  readonly lead: string | null
  readonly images: readonly ListedPicture[] | null
  readonly body: RichText
  readonly startAt: string
  readonly endAt: string
  readonly isAllDay: boolean
  readonly category: 'gameParty' | 'trpg' | 'tournament' | 'mystery' | 'beginner' | 'other'
  readonly venue: string | null
  readonly boardgames: readonly string[] | null
  readonly hostName: string | null
  readonly experience: 'any' | 'beginner' | 'experienced'
  readonly minPeople: number | null
  readonly capacity: number | null
  readonly remaining: number | null
  readonly fees: readonly { readonly label: string; readonly amount: number }[] | null
  readonly applicationMethod: 'none' | 'web' | 'phone' | 'counter' | 'lottery'
  readonly applicationUrl: string | null
  readonly takesApplications: boolean
  readonly applicationStartAt: string | null
  readonly applicationEndAt: string | null
  readonly contactPhone: string | null
  readonly holdStatus: 'scheduled' | 'full' | 'postponed' | 'cancelled' | 'finished'
  readonly publishAt: string | null
  readonly unpublishAt: string | null
  readonly metaDescription: string | null
  readonly updatedAt: string
}

export interface Faq {
  readonly id: string
  readonly question: string
  readonly answer: RichText
  readonly category: 'general' | 'reservation' | 'price' | 'access'
  readonly sortOrder: number
  readonly updatedAt: string
}

export interface Food {
  readonly id: string
  readonly name: string
  readonly nameEn: string | null
  readonly category: string
  readonly price: number
  readonly canTakeOut: boolean
  readonly takeOutPrice: number | null
  readonly description: string | null
  readonly image: Picture | null
  readonly allergens:
    | readonly (
        | 'egg'
        | 'milk'
        | 'wheat'
        | 'buckwheat'
        | 'peanut'
        | 'shrimp'
        | 'crab'
        | 'walnut'
        | 'cashew'
        | 'almond'
        | 'abalone'
        | 'squid'
        | 'salmonRoe'
        | 'orange'
        | 'kiwi'
        | 'beef'
        | 'sesame'
        | 'salmon'
        | 'mackerel'
        | 'soy'
        | 'chicken'
        | 'banana'
        | 'pork'
        | 'macadamia'
        | 'peach'
        | 'yam'
        | 'apple'
        | 'gelatin'
        | 'pistachio'
      )[]
    | null
  readonly calories: number | null
  readonly servedFrom: string | null
  readonly servedUntil: string | null
  readonly availableFrom: string | null
  readonly availableUntil: string | null
  readonly isRecommended: boolean
  readonly isSoldOut: boolean
  readonly sortOrder: number
  readonly updatedAt: string
}

export interface FoodCategory {
  readonly id: string
  readonly name: string
  readonly nameEn: string | null
  readonly description: string | null
  readonly icon: string | null
  readonly sortOrder: number
  readonly updatedAt: string
}

export interface Play {
  readonly id: string
  readonly name: string
  readonly nameEn: string | null
  readonly category: string
  readonly price: number
  readonly per: 'person' | 'table' | 'room' | 'minutes30' | 'hour'
  readonly durationMinutes: number | null
  readonly extensionPrice: number | null
  readonly dayKind: 'all' | 'weekday' | 'holiday'
  readonly minPeople: number
  readonly maxPeople: number | null
  readonly includes: readonly { readonly name: string }[] | null
  readonly studentDiscount: number | null
  readonly needsReservation: boolean
  readonly boardgames: readonly string[] | null
  readonly description: string | null
  readonly image: Picture | null
  readonly isRecommended: boolean
  readonly sortOrder: number
  readonly updatedAt: string
}

export interface PlayCategory {
  readonly id: string
  readonly name: string
  readonly nameEn: string | null
  readonly description: string | null
  readonly icon: string | null
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

export interface ApplicationRecord {
  readonly id: string
  readonly applicationNo: string
  readonly receivedAt: string
  readonly event: string
  readonly people: number
  readonly name: string
  readonly nameKana: string | null
  readonly email: string
  readonly phone: string | null
  readonly message: string | null
  readonly agreedPrivacyPolicy: boolean
  readonly agreedPolicyVersion: string | null
  readonly locale: 'ja' | 'en' | null
  readonly status: 'received' | 'confirmed' | 'attended' | 'cancelled'
  readonly sentEmails: readonly ('confirmed' | 'cancelled')[] | null
  readonly memo: string | null
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
  readonly boardgames: readonly string[] | null
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

export interface BoardgameRecord {
  readonly id: string
  readonly title: string
  readonly titleKana: string
  readonly titleOriginal: string | null
  readonly slug: string
  readonly publisher: string | null
  readonly designer: string | null
  readonly releasedYear: string | null
  readonly minPlayers: number
  readonly maxPlayers: number
  readonly bestPlayers: string | null
  readonly minMinutes: number
  readonly maxMinutes: number | null
  readonly ageFrom: number | null
  readonly difficulty: 'veryEasy' | 'easy' | 'normal' | 'hard' | 'expert'
  readonly genres: readonly (
    | 'strategy'
    | 'party'
    | 'coop'
    | 'deduction'
    | 'cards'
    | 'dice'
    | 'dexterity'
    | 'word'
    | 'mystery'
    | 'trpg'
    | 'kids'
    | 'two'
  )[]
  readonly images: readonly StoredListedPicture[] | null
  readonly description: string | null
  readonly rating: string | null
  readonly staffCanTeach: boolean
  readonly ruleVideoUrl: string | null
  readonly infoUrl: string | null
  readonly quantity: number
  readonly shelf: string | null
  readonly condition: 'good' | 'worn' | 'missing' | 'repair'
  readonly isForSale: boolean
  readonly salePrice: number | null
  readonly arrivedOn: string | null
  readonly isVisible: boolean
  readonly memo: string | null
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
}

export interface BusinessDayRecord {
  readonly id: string
  readonly days: readonly WeekDay[]
  readonly holidayRule: 'asWeekday' | 'asSunday' | 'closed'
  readonly holidayEveRule: 'asWeekday' | 'asSaturday'
  readonly regularHolidayText: string | null
  readonly monthlyClosed:
    readonly { readonly nth: number; readonly weekday: 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun' }[] | null
  readonly note: string | null
  readonly effectiveFrom: string
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
}

export interface BusinessScheduleRecord {
  readonly id: string
  readonly date: string
  readonly kind: 'closed' | 'shortened' | 'open' | 'private' | 'event'
  readonly ranges:
    readonly { readonly openTime: string; readonly closeTime: string; readonly lastOrderTime?: string | null }[] | null
  readonly title: string | null
  readonly event: string | null
  readonly note: string | null
  readonly isVisible: boolean
  readonly memo: string | null
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
}

export interface DrinkRecord {
  readonly id: string
  readonly name: string
  readonly nameEn: string | null
  readonly category: string
  readonly price: number
  readonly canTakeOut: boolean
  readonly takeOutPrice: number | null
  readonly temperature: 'hot' | 'ice' | 'both'
  readonly sizes: readonly { readonly name: string; readonly price: number }[] | null
  readonly isAlcohol: boolean
  readonly abv: string | null
  readonly isFreeRefill: boolean
  readonly description: string | null
  readonly image: StoredPicture | null
  readonly allergens:
    | readonly (
        | 'egg'
        | 'milk'
        | 'wheat'
        | 'buckwheat'
        | 'peanut'
        | 'shrimp'
        | 'crab'
        | 'walnut'
        | 'cashew'
        | 'almond'
        | 'abalone'
        | 'squid'
        | 'salmonRoe'
        | 'orange'
        | 'kiwi'
        | 'beef'
        | 'sesame'
        | 'salmon'
        | 'mackerel'
        | 'soy'
        | 'chicken'
        | 'banana'
        | 'pork'
        | 'macadamia'
        | 'peach'
        | 'yam'
        | 'apple'
        | 'gelatin'
        | 'pistachio'
      )[]
    | null
  readonly availableFrom: string | null
  readonly availableUntil: string | null
  readonly isRecommended: boolean
  readonly isSoldOut: boolean
  readonly sortOrder: number
  readonly isVisible: boolean
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
}

export interface DrinkCategoryRecord {
  readonly id: string
  readonly name: string
  readonly nameEn: string | null
  readonly description: string | null
  readonly icon: string | null
  readonly sortOrder: number
  readonly isVisible: boolean
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
}

export interface EmailTextRecord {
  readonly id: string
  readonly email: 'applicationReceived' | 'applicationConfirmed' | 'applicationCancelled'
  readonly language: 'ja' | 'en'
  readonly subject: string
  readonly body: string
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
}

export interface EventRecord {
  readonly id: string
  readonly title: string
  readonly slug: string | null
  readonly lead: string | null
  readonly images: readonly StoredListedPicture[] | null
  readonly body: RichText | null
  readonly startAt: string | null
  readonly endAt: string | null
  readonly isAllDay: boolean
  readonly category: 'gameParty' | 'trpg' | 'tournament' | 'mystery' | 'beginner' | 'other' | null
  readonly venue: string | null
  readonly boardgames: readonly string[] | null
  readonly hostName: string | null
  readonly experience: 'any' | 'beginner' | 'experienced'
  readonly minPeople: number | null
  readonly capacity: number | null
  readonly remaining: number | null
  readonly fees: readonly { readonly label: string; readonly amount: number }[] | null
  readonly applicationMethod: 'none' | 'web' | 'phone' | 'counter' | 'lottery'
  readonly applicationUrl: string | null
  readonly takesApplications: boolean
  readonly applicationStartAt: string | null
  readonly applicationEndAt: string | null
  readonly contactPhone: string | null
  readonly holdStatus: 'scheduled' | 'full' | 'postponed' | 'cancelled' | 'finished'
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

export interface FaqRecord {
  readonly id: string
  readonly question: string
  readonly answer: RichText
  readonly category: 'general' | 'reservation' | 'price' | 'access'
  readonly sortOrder: number
  readonly isVisible: boolean
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
}

export interface FoodRecord {
  readonly id: string
  readonly name: string
  readonly nameEn: string | null
  readonly category: string
  readonly price: number
  readonly canTakeOut: boolean
  readonly takeOutPrice: number | null
  readonly description: string | null
  readonly image: StoredPicture | null
  readonly allergens:
    | readonly (
        | 'egg'
        | 'milk'
        | 'wheat'
        | 'buckwheat'
        | 'peanut'
        | 'shrimp'
        | 'crab'
        | 'walnut'
        | 'cashew'
        | 'almond'
        | 'abalone'
        | 'squid'
        | 'salmonRoe'
        | 'orange'
        | 'kiwi'
        | 'beef'
        | 'sesame'
        | 'salmon'
        | 'mackerel'
        | 'soy'
        | 'chicken'
        | 'banana'
        | 'pork'
        | 'macadamia'
        | 'peach'
        | 'yam'
        | 'apple'
        | 'gelatin'
        | 'pistachio'
      )[]
    | null
  readonly calories: number | null
  readonly servedFrom: string | null
  readonly servedUntil: string | null
  readonly availableFrom: string | null
  readonly availableUntil: string | null
  readonly isRecommended: boolean
  readonly isSoldOut: boolean
  readonly sortOrder: number
  readonly isVisible: boolean
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
}

export interface FoodCategoryRecord {
  readonly id: string
  readonly name: string
  readonly nameEn: string | null
  readonly description: string | null
  readonly icon: string | null
  readonly sortOrder: number
  readonly isVisible: boolean
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
}

export interface PlayRecord {
  readonly id: string
  readonly name: string
  readonly nameEn: string | null
  readonly category: string
  readonly price: number
  readonly per: 'person' | 'table' | 'room' | 'minutes30' | 'hour'
  readonly durationMinutes: number | null
  readonly extensionPrice: number | null
  readonly dayKind: 'all' | 'weekday' | 'holiday'
  readonly minPeople: number
  readonly maxPeople: number | null
  readonly includes: readonly { readonly name: string }[] | null
  readonly studentDiscount: number | null
  readonly needsReservation: boolean
  readonly boardgames: readonly string[] | null
  readonly description: string | null
  readonly image: StoredPicture | null
  readonly isRecommended: boolean
  readonly sortOrder: number
  readonly isVisible: boolean
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
}

export interface PlayCategoryRecord {
  readonly id: string
  readonly name: string
  readonly nameEn: string | null
  readonly description: string | null
  readonly icon: string | null
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

/** What toki-tsumugi-cafe publishes. */
export interface Content {
  readonly article: {
    readonly record: Article
    readonly bodies: 'body'
    readonly twins: never
    readonly references: { readonly boardgames: 'boardgame'; readonly relatedArticles: 'article' }
    readonly filters: {
      readonly equal: 'id' | 'isPinned'
      readonly ordered: 'updatedAt' | 'publishAt' | 'unpublishAt'
      readonly orderedText: 'title' | 'slug' | 'authorName' | 'metaDescription'
      readonly item: 'tags' | 'boardgames' | 'relatedArticles'
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
    readonly counts: 'tags' | 'boardgames' | 'isPinned' | 'relatedArticles'
    readonly searched: true
    readonly feed: true
  }
  readonly boardgame: {
    readonly record: Boardgame
    readonly bodies: never
    readonly twins: never
    readonly references: {}
    readonly filters: {
      readonly equal: 'id' | 'difficulty' | 'staffCanTeach' | 'isForSale'
      readonly ordered:
        | 'updatedAt'
        | 'minPlayers'
        | 'maxPlayers'
        | 'minMinutes'
        | 'maxMinutes'
        | 'ageFrom'
        | 'rating'
        | 'salePrice'
        | 'arrivedOn'
      readonly orderedText:
        | 'title'
        | 'titleOriginal'
        | 'slug'
        | 'publisher'
        | 'designer'
        | 'releasedYear'
        | 'bestPlayers'
        | 'ruleVideoUrl'
        | 'infoUrl'
        | 'shelf'
      readonly item: 'genres'
    }
    readonly sorts:
      | 'id'
      | 'title'
      | 'titleOriginal'
      | 'slug'
      | 'publisher'
      | 'designer'
      | 'releasedYear'
      | 'minPlayers'
      | 'maxPlayers'
      | 'bestPlayers'
      | 'minMinutes'
      | 'maxMinutes'
      | 'ageFrom'
      | 'difficulty'
      | 'rating'
      | 'staffCanTeach'
      | 'ruleVideoUrl'
      | 'infoUrl'
      | 'shelf'
      | 'isForSale'
      | 'salePrice'
      | 'arrivedOn'
      | 'updatedAt'
    readonly counts: 'difficulty' | 'genres' | 'staffCanTeach' | 'isForSale'
    readonly searched: true
  }
  readonly businessDay: {
    readonly record: BusinessDay
    readonly bodies: never
    readonly twins: never
    readonly references: {}
    readonly filters: {
      readonly equal: 'id' | 'holidayRule' | 'holidayEveRule'
      readonly ordered: 'updatedAt' | 'effectiveFrom'
      readonly orderedText: 'regularHolidayText'
    }
    readonly sorts: 'id' | 'holidayRule' | 'holidayEveRule' | 'regularHolidayText' | 'effectiveFrom' | 'updatedAt'
    readonly counts: never
    readonly searched: false
  }
  readonly businessSchedule: {
    readonly record: BusinessSchedule
    readonly bodies: never
    readonly twins: never
    readonly references: { readonly event: 'event' }
    readonly filters: {
      readonly equal: 'id' | 'kind' | 'event'
      readonly ordered: 'updatedAt' | 'date'
      readonly orderedText: 'title' | 'note'
    }
    readonly sorts: 'id' | 'date' | 'kind' | 'title' | 'note' | 'updatedAt'
    readonly counts: 'kind' | 'event'
    readonly searched: true
    readonly opening: true
  }
  readonly drink: {
    readonly record: Drink
    readonly bodies: never
    readonly twins: 'name'
    readonly references: { readonly category: 'drinkCategory' }
    readonly filters: {
      readonly equal:
        'id' | 'category' | 'canTakeOut' | 'temperature' | 'isAlcohol' | 'isFreeRefill' | 'isRecommended' | 'isSoldOut'
      readonly ordered:
        'updatedAt' | 'price' | 'takeOutPrice' | 'abv' | 'availableFrom' | 'availableUntil' | 'sortOrder'
      readonly orderedText: 'name' | 'nameEn'
      readonly item: 'allergens'
    }
    readonly sorts:
      | 'id'
      | 'name'
      | 'nameEn'
      | 'category'
      | 'price'
      | 'canTakeOut'
      | 'takeOutPrice'
      | 'temperature'
      | 'isAlcohol'
      | 'abv'
      | 'isFreeRefill'
      | 'availableFrom'
      | 'availableUntil'
      | 'isRecommended'
      | 'isSoldOut'
      | 'sortOrder'
      | 'updatedAt'
    readonly counts:
      | 'category'
      | 'canTakeOut'
      | 'temperature'
      | 'isAlcohol'
      | 'isFreeRefill'
      | 'allergens'
      | 'isRecommended'
      | 'isSoldOut'
    readonly searched: true
  }
  readonly drinkCategory: {
    readonly record: DrinkCategory
    readonly bodies: never
    readonly twins: 'name'
    readonly references: {}
    readonly filters: {
      readonly equal: 'id'
      readonly ordered: 'updatedAt' | 'sortOrder'
      readonly orderedText: 'name' | 'nameEn'
      readonly text: 'icon'
    }
    readonly sorts: 'id' | 'name' | 'nameEn' | 'sortOrder' | 'updatedAt'
    readonly counts: never
    readonly searched: true
  }
  readonly event: {
    readonly record: Event
    readonly bodies: 'body'
    readonly twins: never
    readonly references: { readonly boardgames: 'boardgame' }
    readonly filters: {
      readonly equal:
        'id' | 'isAllDay' | 'category' | 'experience' | 'applicationMethod' | 'takesApplications' | 'holdStatus'
      readonly ordered:
        | 'updatedAt'
        | 'startAt'
        | 'endAt'
        | 'minPeople'
        | 'capacity'
        | 'remaining'
        | 'applicationStartAt'
        | 'applicationEndAt'
        | 'publishAt'
        | 'unpublishAt'
      readonly orderedText: 'title' | 'slug' | 'lead' | 'venue' | 'hostName' | 'applicationUrl' | 'metaDescription'
      readonly item: 'boardgames'
      readonly text: 'contactPhone'
    }
    readonly sorts:
      | 'id'
      | 'title'
      | 'slug'
      | 'lead'
      | 'startAt'
      | 'endAt'
      | 'isAllDay'
      | 'category'
      | 'venue'
      | 'hostName'
      | 'experience'
      | 'minPeople'
      | 'capacity'
      | 'remaining'
      | 'applicationMethod'
      | 'applicationUrl'
      | 'takesApplications'
      | 'applicationStartAt'
      | 'applicationEndAt'
      | 'holdStatus'
      | 'publishAt'
      | 'unpublishAt'
      | 'metaDescription'
      | 'updatedAt'
    readonly counts:
      'isAllDay' | 'category' | 'boardgames' | 'experience' | 'applicationMethod' | 'takesApplications' | 'holdStatus'
    readonly searched: true
    readonly calendar: true
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
  readonly food: {
    readonly record: Food
    readonly bodies: never
    readonly twins: 'name'
    readonly references: { readonly category: 'foodCategory' }
    readonly filters: {
      readonly equal: 'id' | 'category' | 'canTakeOut' | 'isRecommended' | 'isSoldOut'
      readonly ordered:
        | 'updatedAt'
        | 'price'
        | 'takeOutPrice'
        | 'calories'
        | 'servedFrom'
        | 'servedUntil'
        | 'availableFrom'
        | 'availableUntil'
        | 'sortOrder'
      readonly orderedText: 'name' | 'nameEn'
      readonly item: 'allergens'
    }
    readonly sorts:
      | 'id'
      | 'name'
      | 'nameEn'
      | 'category'
      | 'price'
      | 'canTakeOut'
      | 'takeOutPrice'
      | 'calories'
      | 'servedFrom'
      | 'servedUntil'
      | 'availableFrom'
      | 'availableUntil'
      | 'isRecommended'
      | 'isSoldOut'
      | 'sortOrder'
      | 'updatedAt'
    readonly counts: 'category' | 'canTakeOut' | 'allergens' | 'isRecommended' | 'isSoldOut'
    readonly searched: true
  }
  readonly foodCategory: {
    readonly record: FoodCategory
    readonly bodies: never
    readonly twins: 'name'
    readonly references: {}
    readonly filters: {
      readonly equal: 'id'
      readonly ordered: 'updatedAt' | 'sortOrder'
      readonly orderedText: 'name' | 'nameEn'
      readonly text: 'icon'
    }
    readonly sorts: 'id' | 'name' | 'nameEn' | 'sortOrder' | 'updatedAt'
    readonly counts: never
    readonly searched: true
  }
  readonly play: {
    readonly record: Play
    readonly bodies: never
    readonly twins: 'name'
    readonly references: { readonly category: 'playCategory'; readonly boardgames: 'boardgame' }
    readonly filters: {
      readonly equal: 'id' | 'category' | 'per' | 'dayKind' | 'needsReservation' | 'isRecommended'
      readonly ordered:
        | 'updatedAt'
        | 'price'
        | 'durationMinutes'
        | 'extensionPrice'
        | 'minPeople'
        | 'maxPeople'
        | 'studentDiscount'
        | 'sortOrder'
      readonly orderedText: 'name' | 'nameEn'
      readonly item: 'boardgames'
    }
    readonly sorts:
      | 'id'
      | 'name'
      | 'nameEn'
      | 'category'
      | 'price'
      | 'per'
      | 'durationMinutes'
      | 'extensionPrice'
      | 'dayKind'
      | 'minPeople'
      | 'maxPeople'
      | 'studentDiscount'
      | 'needsReservation'
      | 'isRecommended'
      | 'sortOrder'
      | 'updatedAt'
    readonly counts: 'category' | 'per' | 'dayKind' | 'needsReservation' | 'boardgames' | 'isRecommended'
    readonly searched: true
  }
  readonly playCategory: {
    readonly record: PlayCategory
    readonly bodies: never
    readonly twins: 'name'
    readonly references: {}
    readonly filters: {
      readonly equal: 'id'
      readonly ordered: 'updatedAt' | 'sortOrder'
      readonly orderedText: 'name' | 'nameEn'
      readonly text: 'icon'
    }
    readonly sorts: 'id' | 'name' | 'nameEn' | 'sortOrder' | 'updatedAt'
    readonly counts: never
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
  readonly application: {
    readonly record: ApplicationRecord
    readonly create: never
    readonly update: never
    readonly heavy: 'message' | 'memo'
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
      | 'boardgames'
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
      | 'boardgames'
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
  readonly boardgame: {
    readonly record: BoardgameRecord
    readonly create:
      | 'title'
      | 'titleKana'
      | 'titleOriginal'
      | 'slug'
      | 'publisher'
      | 'designer'
      | 'releasedYear'
      | 'minPlayers'
      | 'maxPlayers'
      | 'bestPlayers'
      | 'minMinutes'
      | 'maxMinutes'
      | 'ageFrom'
      | 'difficulty'
      | 'genres'
      | 'images'
      | 'description'
      | 'rating'
      | 'staffCanTeach'
      | 'ruleVideoUrl'
      | 'infoUrl'
      | 'quantity'
      | 'shelf'
      | 'condition'
      | 'isForSale'
      | 'salePrice'
      | 'arrivedOn'
      | 'isVisible'
      | 'memo'
    readonly update:
      | 'title'
      | 'titleKana'
      | 'titleOriginal'
      | 'slug'
      | 'publisher'
      | 'designer'
      | 'releasedYear'
      | 'minPlayers'
      | 'maxPlayers'
      | 'bestPlayers'
      | 'minMinutes'
      | 'maxMinutes'
      | 'ageFrom'
      | 'difficulty'
      | 'genres'
      | 'images'
      | 'description'
      | 'rating'
      | 'staffCanTeach'
      | 'ruleVideoUrl'
      | 'infoUrl'
      | 'quantity'
      | 'shelf'
      | 'condition'
      | 'isForSale'
      | 'salePrice'
      | 'arrivedOn'
      | 'isVisible'
      | 'memo'
    readonly heavy: 'images' | 'description' | 'memo'
    readonly states: never
    readonly single: false
  }
  readonly businessDay: {
    readonly record: BusinessDayRecord
    readonly create: never
    readonly update:
      'days' | 'holidayRule' | 'holidayEveRule' | 'regularHolidayText' | 'monthlyClosed' | 'note' | 'effectiveFrom'
    readonly heavy: 'days' | 'monthlyClosed' | 'note'
    readonly states: never
    readonly single: true
  }
  readonly businessSchedule: {
    readonly record: BusinessScheduleRecord
    readonly create: 'date' | 'kind' | 'ranges' | 'title' | 'event' | 'note' | 'isVisible' | 'memo'
    readonly update: 'date' | 'kind' | 'ranges' | 'title' | 'event' | 'note' | 'isVisible' | 'memo'
    readonly heavy: 'ranges' | 'memo'
    readonly states: never
    readonly single: false
  }
  readonly drink: {
    readonly record: DrinkRecord
    readonly create:
      | 'name'
      | 'nameEn'
      | 'category'
      | 'price'
      | 'canTakeOut'
      | 'takeOutPrice'
      | 'temperature'
      | 'sizes'
      | 'isAlcohol'
      | 'abv'
      | 'isFreeRefill'
      | 'description'
      | 'image'
      | 'allergens'
      | 'availableFrom'
      | 'availableUntil'
      | 'isRecommended'
      | 'isSoldOut'
      | 'sortOrder'
      | 'isVisible'
    readonly update:
      | 'name'
      | 'nameEn'
      | 'category'
      | 'price'
      | 'canTakeOut'
      | 'takeOutPrice'
      | 'temperature'
      | 'sizes'
      | 'isAlcohol'
      | 'abv'
      | 'isFreeRefill'
      | 'description'
      | 'image'
      | 'allergens'
      | 'availableFrom'
      | 'availableUntil'
      | 'isRecommended'
      | 'isSoldOut'
      | 'sortOrder'
      | 'isVisible'
    readonly heavy: 'sizes' | 'description'
    readonly states: never
    readonly single: false
  }
  readonly drinkCategory: {
    readonly record: DrinkCategoryRecord
    readonly create: 'name' | 'nameEn' | 'description' | 'icon' | 'sortOrder' | 'isVisible'
    readonly update: 'name' | 'nameEn' | 'description' | 'icon' | 'sortOrder' | 'isVisible'
    readonly heavy: 'description'
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
  readonly event: {
    readonly record: EventRecord
    readonly create:
      | 'title'
      | 'slug'
      | 'lead'
      | 'images'
      | 'body'
      | 'startAt'
      | 'endAt'
      | 'isAllDay'
      | 'category'
      | 'venue'
      | 'boardgames'
      | 'hostName'
      | 'experience'
      | 'minPeople'
      | 'capacity'
      | 'remaining'
      | 'fees'
      | 'applicationMethod'
      | 'applicationUrl'
      | 'takesApplications'
      | 'applicationStartAt'
      | 'applicationEndAt'
      | 'contactPhone'
      | 'holdStatus'
      | 'status'
      | 'publishAt'
      | 'unpublishAt'
      | 'metaDescription'
    readonly update:
      | 'title'
      | 'slug'
      | 'lead'
      | 'images'
      | 'body'
      | 'startAt'
      | 'endAt'
      | 'isAllDay'
      | 'category'
      | 'venue'
      | 'boardgames'
      | 'hostName'
      | 'experience'
      | 'minPeople'
      | 'capacity'
      | 'remaining'
      | 'fees'
      | 'applicationMethod'
      | 'applicationUrl'
      | 'takesApplications'
      | 'applicationStartAt'
      | 'applicationEndAt'
      | 'contactPhone'
      | 'holdStatus'
      | 'status'
      | 'publishAt'
      | 'unpublishAt'
      | 'metaDescription'
    readonly heavy: 'images' | 'body' | 'fees'
    readonly states: 'draft' | 'published' | 'archived'
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
  readonly food: {
    readonly record: FoodRecord
    readonly create:
      | 'name'
      | 'nameEn'
      | 'category'
      | 'price'
      | 'canTakeOut'
      | 'takeOutPrice'
      | 'description'
      | 'image'
      | 'allergens'
      | 'calories'
      | 'servedFrom'
      | 'servedUntil'
      | 'availableFrom'
      | 'availableUntil'
      | 'isRecommended'
      | 'isSoldOut'
      | 'sortOrder'
      | 'isVisible'
    readonly update:
      | 'name'
      | 'nameEn'
      | 'category'
      | 'price'
      | 'canTakeOut'
      | 'takeOutPrice'
      | 'description'
      | 'image'
      | 'allergens'
      | 'calories'
      | 'servedFrom'
      | 'servedUntil'
      | 'availableFrom'
      | 'availableUntil'
      | 'isRecommended'
      | 'isSoldOut'
      | 'sortOrder'
      | 'isVisible'
    readonly heavy: 'description'
    readonly states: never
    readonly single: false
  }
  readonly foodCategory: {
    readonly record: FoodCategoryRecord
    readonly create: 'name' | 'nameEn' | 'description' | 'icon' | 'sortOrder' | 'isVisible'
    readonly update: 'name' | 'nameEn' | 'description' | 'icon' | 'sortOrder' | 'isVisible'
    readonly heavy: 'description'
    readonly states: never
    readonly single: false
  }
  readonly play: {
    readonly record: PlayRecord
    readonly create:
      | 'name'
      | 'nameEn'
      | 'category'
      | 'price'
      | 'per'
      | 'durationMinutes'
      | 'extensionPrice'
      | 'dayKind'
      | 'minPeople'
      | 'maxPeople'
      | 'includes'
      | 'studentDiscount'
      | 'needsReservation'
      | 'boardgames'
      | 'description'
      | 'image'
      | 'isRecommended'
      | 'sortOrder'
      | 'isVisible'
    readonly update:
      | 'name'
      | 'nameEn'
      | 'category'
      | 'price'
      | 'per'
      | 'durationMinutes'
      | 'extensionPrice'
      | 'dayKind'
      | 'minPeople'
      | 'maxPeople'
      | 'includes'
      | 'studentDiscount'
      | 'needsReservation'
      | 'boardgames'
      | 'description'
      | 'image'
      | 'isRecommended'
      | 'sortOrder'
      | 'isVisible'
    readonly heavy: 'includes' | 'description'
    readonly states: never
    readonly single: false
  }
  readonly playCategory: {
    readonly record: PlayCategoryRecord
    readonly create: 'name' | 'nameEn' | 'description' | 'icon' | 'sortOrder' | 'isVisible'
    readonly update: 'name' | 'nameEn' | 'description' | 'icon' | 'sortOrder' | 'isVisible'
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

export type Intake = 'applications:send'

/** A client of a tenant of toki-tsumugi-cafe. */
export const createClient = (options: ClientOptions): Client<Content, KeyRecords, Intake> =>
  connect(
    {
      content: {
        article: 'article',
        boardgame: 'boardgame',
        businessDay: 'business-day',
        businessSchedule: 'business-schedule',
        drink: 'drink',
        drinkCategory: 'drink-category',
        event: 'event',
        faq: 'faq',
        food: 'food',
        foodCategory: 'food-category',
        play: 'play',
        playCategory: 'play-category',
        privacyPolicy: 'privacy-policy',
        termOfService: 'term-of-service',
        tokusho: 'tokusho',
      },
      records: {
        application: 'application',
        article: 'article',
        boardgame: 'boardgame',
        businessDay: 'business-day',
        businessSchedule: 'business-schedule',
        drink: 'drink',
        drinkCategory: 'drink-category',
        emailText: 'email-text',
        event: 'event',
        faq: 'faq',
        food: 'food',
        foodCategory: 'food-category',
        play: 'play',
        playCategory: 'play-category',
        privacyPolicy: 'privacy-policy',
        termOfService: 'term-of-service',
        tokusho: 'tokusho',
      },
      opening: ['business-schedule'],
    },
    options,
  )
