// Generated from the declarations in entities/. To change it, edit that and run `npm run generate`.
import type { FieldOf } from './records.ts'
import type {
  FileValue,
  ListedPicture,
  Picture,
  RichText,
  StoredFile,
  StoredListedPicture,
  StoredPicture,
  WeekDay,
} from './values.ts'

export interface Area {
  readonly record: {
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
    readonly descriptionEn: string | null
    readonly image: Picture | null
    readonly sortOrder: number
    readonly updatedAt: string
  }
  readonly bodies: never
  readonly twins: 'name' | 'description'
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
  readonly searched: 'name' | 'nameEn' | 'slug' | 'municipalities'
}

export interface Article {
  readonly record: {
    readonly id: string
    readonly title: string
    readonly titleEn: string | null
    readonly slug: string
    readonly category: string
    readonly lead: string | null
    readonly leadEn: string | null
    readonly thumbnail: Picture | null
    readonly body: RichText
    readonly bodyEn: RichText | null
    readonly tags: readonly string[] | null
    readonly authorName: string | null
    readonly casts: readonly string[] | null
    readonly boardgames: readonly string[] | null
    readonly year: string
    readonly circle: string | null
    readonly isPinned: boolean
    readonly relatedArticles: readonly string[] | null
    readonly publishAt: string | null
    readonly unpublishAt: string | null
    readonly metaDescription: string | null
    readonly metaDescriptionEn: string | null
    readonly updatedAt: string
  }
  readonly bodies: 'body' | 'bodyEn'
  readonly twins: 'title' | 'lead' | 'body' | 'metaDescription'
  readonly references: {
    readonly category: 'articleCategory'
    readonly casts: 'cast'
    readonly boardgames: 'boardgame'
    readonly year: 'year'
    readonly circle: 'circle'
    readonly relatedArticles: 'article'
  }
  readonly filters: {
    readonly equal: 'id' | 'category' | 'year' | 'circle' | 'isPinned'
    readonly ordered: 'updatedAt' | 'publishAt' | 'unpublishAt'
    readonly orderedText: 'title' | 'titleEn' | 'slug' | 'authorName' | 'metaDescription' | 'metaDescriptionEn'
    readonly item: 'tags' | 'casts' | 'boardgames' | 'relatedArticles'
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
    | 'metaDescriptionEn'
    | 'updatedAt'
  readonly counts: 'category' | 'tags' | 'casts' | 'boardgames' | 'year' | 'circle' | 'isPinned' | 'relatedArticles'
  readonly searched: 'title' | 'titleEn' | 'slug' | 'lead' | 'leadEn' | 'tags' | 'authorName'
  readonly feed: true
}

export interface ArticleCategory {
  readonly record: {
    readonly id: string
    readonly name: string
    readonly nameEn: string | null
    readonly slug: string
    readonly description: string | null
    readonly descriptionEn: string | null
    readonly color: string
    readonly sortOrder: number
    readonly updatedAt: string
  }
  readonly bodies: never
  readonly twins: 'name' | 'description'
  readonly references: {}
  readonly filters: {
    readonly equal: 'id'
    readonly ordered: 'updatedAt' | 'sortOrder'
    readonly orderedText: 'name' | 'nameEn' | 'slug'
    readonly text: 'color'
  }
  readonly sorts: 'id' | 'name' | 'nameEn' | 'slug' | 'sortOrder' | 'updatedAt'
  readonly counts: never
  readonly searched: 'name' | 'nameEn' | 'slug'
}

export interface Boardgame {
  readonly record: {
    readonly id: string
    readonly title: string
    readonly titleEn: string | null
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
    readonly descriptionEn: string | null
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
  readonly bodies: never
  readonly twins: 'title' | 'description'
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
      | 'titleEn'
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
    | 'titleEn'
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
  readonly searched: 'title' | 'titleEn' | 'titleOriginal' | 'slug' | 'publisher' | 'designer' | 'shelf'
}

export interface BusinessDay {
  readonly record: {
    readonly id: string
    readonly days: readonly WeekDay[]
    readonly holidayRule: 'asWeekday' | 'asSunday' | 'closed'
    readonly holidayEveRule: 'asWeekday' | 'asSaturday'
    readonly regularHolidayText: string | null
    readonly monthlyClosed:
      | readonly { readonly nth: number; readonly weekday: 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun' }[]
      | null
    readonly note: string | null
    readonly effectiveFrom: string
    readonly updatedAt: string
  }
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
  readonly searched: never
}

export interface BusinessSchedule {
  readonly record: {
    readonly id: string
    readonly date: string
    readonly kind: 'closed' | 'shortened' | 'open' | 'private' | 'event'
    readonly ranges:
      | readonly { readonly openTime: string; readonly closeTime: string; readonly lastOrderTime?: string | null }[]
      | null
    readonly title: string | null
    readonly titleEn: string | null
    readonly event: string | null
    readonly note: string | null
    readonly noteEn: string | null
    readonly updatedAt: string
  }
  readonly bodies: never
  readonly twins: 'title' | 'note'
  readonly references: { readonly event: 'event' }
  readonly filters: {
    readonly equal: 'id' | 'kind' | 'event'
    readonly ordered: 'updatedAt' | 'date'
    readonly orderedText: 'title' | 'titleEn' | 'note' | 'noteEn'
  }
  readonly sorts: 'id' | 'date' | 'kind' | 'title' | 'titleEn' | 'note' | 'noteEn' | 'updatedAt'
  readonly counts: 'kind' | 'event'
  readonly searched: 'title' | 'titleEn'
  readonly opening: true
}

export interface Cast {
  readonly record: {
    readonly id: string
    readonly name: string
    readonly nameKana: string
    readonly nameEn: string | null
    readonly slug: string
    readonly rank: 'standard' | 'premium' | 'royal'
    readonly catchphrase: string | null
    readonly catchphraseEn: string | null
    readonly profile: RichText
    readonly profileEn: RichText | null
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
  readonly bodies: 'profile' | 'profileEn'
  readonly twins: 'name' | 'catchphrase' | 'profile'
  readonly references: { readonly areas: 'area'; readonly services: 'service' }
  readonly filters: {
    readonly equal: 'id' | 'rank' | 'bloodType' | 'canBeNominated' | 'isNew'
    readonly ordered: 'updatedAt' | 'ageDisplay' | 'heightCm' | 'nominationFee' | 'sortOrder'
    readonly orderedText:
      'name' | 'nameKana' | 'nameEn' | 'slug' | 'catchphrase' | 'catchphraseEn' | 'xAccount' | 'instagramId'
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
    | 'catchphraseEn'
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
  readonly searched: 'name' | 'nameKana' | 'nameEn' | 'slug' | 'catchphrase' | 'catchphraseEn'
}

export interface CastWorkSchedule {
  readonly record: {
    readonly id: string
    readonly cast: string
    readonly date: string
    readonly status: 'undecided' | 'working' | 'off' | 'full'
    readonly timeRanges:
      readonly { readonly startTime: string; readonly endTime: string; readonly area?: string | null }[] | null
    readonly note: string | null
    readonly updatedAt: string
  }
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
  readonly searched: never
}

export interface Circle {
  readonly record: {
    readonly id: string
    readonly name: string
    readonly nameEn: string | null
    readonly genre: 'music' | 'dance' | 'art' | 'tea' | 'language' | 'cooking' | 'sports' | 'kids' | 'culture' | 'other'
    readonly introduction: string
    readonly introductionEn: string | null
    readonly images: readonly ListedPicture[] | null
    readonly activities:
      | readonly {
          readonly week: 'every' | 'w1' | 'w2' | 'w3' | 'w4' | 'irregular'
          readonly weekday?: 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun' | null
          readonly startTime?: string | null
          readonly endTime?: string | null
        }[]
      | null
    readonly facility: string | null
    readonly memberCount: number | null
    readonly target: string | null
    readonly monthlyFee: number | null
    readonly feeNote: string | null
    readonly recruiting: 'open' | 'trial' | 'closed'
    readonly years: readonly string[]
    readonly websiteUrl: string | null
    readonly instagramId: string | null
    readonly facebookId: string | null
    readonly updatedAt: string
  }
  readonly bodies: never
  readonly twins: 'name' | 'introduction'
  readonly references: { readonly facility: 'facility'; readonly years: 'year' }
  readonly filters: {
    readonly equal: 'id' | 'genre' | 'facility' | 'recruiting'
    readonly ordered: 'updatedAt' | 'memberCount' | 'monthlyFee'
    readonly orderedText: 'name' | 'nameEn' | 'target' | 'feeNote' | 'websiteUrl' | 'instagramId' | 'facebookId'
    readonly item: 'years'
  }
  readonly sorts:
    | 'id'
    | 'name'
    | 'nameEn'
    | 'genre'
    | 'memberCount'
    | 'target'
    | 'monthlyFee'
    | 'feeNote'
    | 'recruiting'
    | 'websiteUrl'
    | 'instagramId'
    | 'facebookId'
    | 'updatedAt'
  readonly counts: 'genre' | 'facility' | 'recruiting' | 'years'
  readonly searched: 'name' | 'nameEn'
}

export interface ConstructionProject {
  readonly record: {
    readonly id: string
    readonly title: string
    readonly titleEn: string | null
    readonly slug: string
    readonly category:
      'newBuild' | 'renovation' | 'civil' | 'exterior' | 'seismic' | 'painting' | 'demolition' | 'public'
    readonly images: readonly ListedPicture[]
    readonly beforeAfter:
      | readonly {
          readonly before: {
            readonly src: string
            readonly alt: string
            readonly altEn?: string | null
            readonly decorative: boolean
            readonly caption?: string | null
            readonly captionEn?: string | null
            readonly width?: number | null
            readonly height?: number | null
            readonly focus?: { readonly x: number; readonly y: number } | null
          }
          readonly after: {
            readonly src: string
            readonly alt: string
            readonly altEn?: string | null
            readonly decorative: boolean
            readonly caption?: string | null
            readonly captionEn?: string | null
            readonly width?: number | null
            readonly height?: number | null
            readonly focus?: { readonly x: number; readonly y: number } | null
          }
          readonly caption?: string | null
        }[]
      | null
    readonly body: RichText
    readonly bodyEn: RichText | null
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
    readonly metaDescriptionEn: string | null
    readonly updatedAt: string
  }
  readonly bodies: 'body' | 'bodyEn'
  readonly twins: 'title' | 'body' | 'metaDescription'
  readonly references: { readonly partners: 'partner' }
  readonly filters: {
    readonly equal: 'id' | 'category' | 'prefecture' | 'structure' | 'isPinned'
    readonly ordered:
      'updatedAt' | 'floorArea' | 'startedOn' | 'completedOn' | 'publishAt' | 'unpublishAt' | 'sortOrder'
    readonly orderedText:
      'title' | 'titleEn' | 'slug' | 'municipality' | 'floors' | 'completedYm' | 'metaDescription' | 'metaDescriptionEn'
    readonly item: 'partners'
  }
  readonly sorts:
    | 'id'
    | 'title'
    | 'titleEn'
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
    | 'metaDescriptionEn'
    | 'updatedAt'
  readonly counts: 'category' | 'prefecture' | 'partners' | 'structure' | 'isPinned'
  readonly searched: 'title' | 'titleEn' | 'slug' | 'municipality'
}

export interface Drink {
  readonly record: {
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
    readonly descriptionEn: string | null
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
  readonly bodies: never
  readonly twins: 'name' | 'description'
  readonly references: { readonly category: 'drinkCategory' }
  readonly filters: {
    readonly equal:
      'id' | 'category' | 'canTakeOut' | 'temperature' | 'isAlcohol' | 'isFreeRefill' | 'isRecommended' | 'isSoldOut'
    readonly ordered: 'updatedAt' | 'price' | 'takeOutPrice' | 'abv' | 'availableFrom' | 'availableUntil' | 'sortOrder'
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
  readonly searched: 'name' | 'nameEn'
}

export interface DrinkCategory {
  readonly record: {
    readonly id: string
    readonly name: string
    readonly nameEn: string | null
    readonly description: string | null
    readonly descriptionEn: string | null
    readonly icon: string | null
    readonly sortOrder: number
    readonly updatedAt: string
  }
  readonly bodies: never
  readonly twins: 'name' | 'description'
  readonly references: {}
  readonly filters: {
    readonly equal: 'id'
    readonly ordered: 'updatedAt' | 'sortOrder'
    readonly orderedText: 'name' | 'nameEn'
    readonly text: 'icon'
  }
  readonly sorts: 'id' | 'name' | 'nameEn' | 'sortOrder' | 'updatedAt'
  readonly counts: never
  readonly searched: 'name' | 'nameEn'
}

export interface Event {
  readonly record: {
    readonly id: string
    readonly title: string
    readonly titleEn: string | null
    readonly slug: string
    readonly lead: string | null
    readonly leadEn: string | null
    readonly images: readonly ListedPicture[] | null
    readonly body: RichText
    readonly bodyEn: RichText | null
    readonly startAt: string
    readonly endAt: string
    readonly isAllDay: boolean
    readonly sessions:
      | readonly {
          readonly date: string
          readonly startTime: string
          readonly endTime: string
          readonly theme?: string | null
        }[]
      | null
    readonly category:
      | 'gameParty'
      | 'trpg'
      | 'tournament'
      | 'mystery'
      | 'beginner'
      | 'course'
      | 'festival'
      | 'exhibition'
      | 'concert'
      | 'kids'
      | 'volunteer'
      | 'other'
    readonly venue: string | null
    readonly facilities: readonly string[] | null
    readonly boardgames: readonly string[] | null
    readonly hostName: string | null
    readonly experience: 'any' | 'beginner' | 'experienced'
    readonly minPeople: number | null
    readonly year: string
    readonly circle: string | null
    readonly target: string | null
    readonly belongings: string | null
    readonly flyer: FileValue | null
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
    readonly metaDescriptionEn: string | null
    readonly updatedAt: string
  }
  readonly bodies: 'body' | 'bodyEn'
  readonly twins: 'title' | 'lead' | 'body' | 'metaDescription'
  readonly references: {
    readonly facilities: 'facility'
    readonly boardgames: 'boardgame'
    readonly year: 'year'
    readonly circle: 'circle'
  }
  readonly filters: {
    readonly equal:
      | 'id'
      | 'isAllDay'
      | 'category'
      | 'experience'
      | 'year'
      | 'circle'
      | 'applicationMethod'
      | 'takesApplications'
      | 'holdStatus'
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
    readonly orderedText:
      | 'title'
      | 'titleEn'
      | 'slug'
      | 'lead'
      | 'leadEn'
      | 'venue'
      | 'hostName'
      | 'target'
      | 'belongings'
      | 'applicationUrl'
      | 'metaDescription'
      | 'metaDescriptionEn'
    readonly item: 'facilities' | 'boardgames'
    readonly text: 'contactPhone'
  }
  readonly sorts:
    | 'id'
    | 'title'
    | 'titleEn'
    | 'slug'
    | 'lead'
    | 'leadEn'
    | 'startAt'
    | 'endAt'
    | 'isAllDay'
    | 'category'
    | 'venue'
    | 'hostName'
    | 'experience'
    | 'minPeople'
    | 'target'
    | 'belongings'
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
    | 'metaDescriptionEn'
    | 'updatedAt'
  readonly counts:
    | 'isAllDay'
    | 'category'
    | 'facilities'
    | 'boardgames'
    | 'experience'
    | 'year'
    | 'circle'
    | 'applicationMethod'
    | 'takesApplications'
    | 'holdStatus'
  readonly searched: 'title' | 'titleEn' | 'slug' | 'lead' | 'leadEn' | 'venue' | 'hostName'
  readonly calendar: true
}

export interface Facility {
  readonly record: {
    readonly id: string
    readonly name: string
    readonly nameEn: string | null
    readonly kind: 'hall' | 'meeting' | 'japanese' | 'kitchen' | 'craft' | 'music' | 'gym' | 'library' | 'outdoor'
    readonly floor: 'b1' | 'f1' | 'f2' | 'f3' | 'outside' | null
    readonly capacity: number | null
    readonly areaM2: string | null
    readonly description: string | null
    readonly descriptionEn: string | null
    readonly images: readonly ListedPicture[]
    readonly equipment:
      readonly { readonly name: string; readonly quantity?: number | null; readonly fee?: number | null }[] | null
    readonly barrierFree: readonly ('elevator' | 'ramp' | 'toilet' | 'loop' | 'parking')[] | null
    readonly fees:
      | readonly {
          readonly slot: 'morning' | 'afternoon' | 'evening' | 'day' | 'hour'
          readonly weekdayFee: number
          readonly holidayFee: number
        }[]
      | null
    readonly openTime: string | null
    readonly closeTime: string | null
    readonly isReservable: boolean
    readonly reservationUrl: string | null
    readonly mapUrl: string | null
    readonly notice: string | null
    readonly noticeEn: string | null
    readonly sortOrder: number
    readonly updatedAt: string
  }
  readonly bodies: never
  readonly twins: 'name' | 'description' | 'notice'
  readonly references: {}
  readonly filters: {
    readonly equal: 'id' | 'kind' | 'floor' | 'isReservable'
    readonly ordered: 'updatedAt' | 'capacity' | 'areaM2' | 'openTime' | 'closeTime' | 'sortOrder'
    readonly orderedText: 'name' | 'nameEn' | 'reservationUrl' | 'mapUrl' | 'notice' | 'noticeEn'
    readonly item: 'barrierFree'
  }
  readonly sorts:
    | 'id'
    | 'name'
    | 'nameEn'
    | 'kind'
    | 'floor'
    | 'capacity'
    | 'areaM2'
    | 'openTime'
    | 'closeTime'
    | 'isReservable'
    | 'reservationUrl'
    | 'mapUrl'
    | 'notice'
    | 'noticeEn'
    | 'sortOrder'
    | 'updatedAt'
  readonly counts: 'kind' | 'floor' | 'barrierFree' | 'isReservable'
  readonly searched: 'name' | 'nameEn'
}

export interface Faq {
  readonly record: {
    readonly id: string
    readonly question: string
    readonly questionEn: string | null
    readonly answer: RichText
    readonly answerEn: RichText | null
    readonly category: 'general' | 'account' | 'usage' | 'reservation' | 'price' | 'cancel' | 'safety' | 'access'
    readonly sortOrder: number
    readonly updatedAt: string
  }
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
  readonly searched: 'question' | 'questionEn'
}

export interface Food {
  readonly record: {
    readonly id: string
    readonly name: string
    readonly nameEn: string | null
    readonly category: string
    readonly price: number
    readonly canTakeOut: boolean
    readonly takeOutPrice: number | null
    readonly description: string | null
    readonly descriptionEn: string | null
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
  readonly bodies: never
  readonly twins: 'name' | 'description'
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
  readonly searched: 'name' | 'nameEn'
}

export interface FoodCategory {
  readonly record: {
    readonly id: string
    readonly name: string
    readonly nameEn: string | null
    readonly description: string | null
    readonly descriptionEn: string | null
    readonly icon: string | null
    readonly sortOrder: number
    readonly updatedAt: string
  }
  readonly bodies: never
  readonly twins: 'name' | 'description'
  readonly references: {}
  readonly filters: {
    readonly equal: 'id'
    readonly ordered: 'updatedAt' | 'sortOrder'
    readonly orderedText: 'name' | 'nameEn'
    readonly text: 'icon'
  }
  readonly sorts: 'id' | 'name' | 'nameEn' | 'sortOrder' | 'updatedAt'
  readonly counts: never
  readonly searched: 'name' | 'nameEn'
}

export interface Link {
  readonly record: {
    readonly id: string
    readonly title: string
    readonly titleEn: string | null
    readonly url: string
    readonly category: 'government' | 'school' | 'facility' | 'related' | 'volunteer' | 'other'
    readonly description: string | null
    readonly descriptionEn: string | null
    readonly banner: Picture | null
    readonly openInNewTab: boolean
    readonly sortOrder: number
    readonly updatedAt: string
  }
  readonly bodies: never
  readonly twins: 'title' | 'description'
  readonly references: {}
  readonly filters: {
    readonly equal: 'id' | 'category' | 'openInNewTab'
    readonly ordered: 'updatedAt' | 'sortOrder'
    readonly orderedText: 'title' | 'titleEn' | 'url'
  }
  readonly sorts: 'id' | 'title' | 'titleEn' | 'url' | 'category' | 'openInNewTab' | 'sortOrder' | 'updatedAt'
  readonly counts: 'category' | 'openInNewTab'
  readonly searched: 'title' | 'titleEn' | 'url'
}

export interface Media {
  readonly record: {
    readonly id: string
    readonly title: string
    readonly titleEn: string | null
    readonly kind: 'newsletter' | 'video' | 'press' | 'tv' | 'web' | 'photo'
    readonly year: string
    readonly publishedOn: string
    readonly issueNumber: number | null
    readonly outletName: string | null
    readonly file: FileValue | null
    readonly youtubeUrl: string | null
    readonly url: string | null
    readonly thumbnail: Picture | null
    readonly images: readonly ListedPicture[] | null
    readonly description: string | null
    readonly descriptionEn: string | null
    readonly event: string | null
    readonly circle: string | null
    readonly updatedAt: string
  }
  readonly bodies: never
  readonly twins: 'title' | 'description'
  readonly references: { readonly year: 'year'; readonly event: 'event'; readonly circle: 'circle' }
  readonly filters: {
    readonly equal: 'id' | 'kind' | 'year' | 'event' | 'circle'
    readonly ordered: 'updatedAt' | 'publishedOn' | 'issueNumber'
    readonly orderedText: 'title' | 'titleEn' | 'outletName' | 'youtubeUrl' | 'url'
  }
  readonly sorts:
    | 'id'
    | 'title'
    | 'titleEn'
    | 'kind'
    | 'publishedOn'
    | 'issueNumber'
    | 'outletName'
    | 'youtubeUrl'
    | 'url'
    | 'updatedAt'
  readonly counts: 'kind' | 'year' | 'event' | 'circle'
  readonly searched: 'title' | 'titleEn' | 'outletName'
}

export interface Member {
  readonly record: {
    readonly id: string
    readonly name: string
    readonly nameKana: string
    readonly nameEn: string | null
    readonly slug: string
    readonly roles: readonly (
      'composer' | 'arranger' | 'lyricist' | 'vocal' | 'guitar' | 'piano' | 'strings' | 'mix' | 'sfx' | 'director'
    )[]
    readonly image: Picture | null
    readonly profile: RichText | null
    readonly profileEn: RichText | null
    readonly comment: string | null
    readonly commentEn: string | null
    readonly websiteUrl: string | null
    readonly xAccount: string | null
    readonly instagramId: string | null
    readonly facebookId: string | null
    readonly lineId: string | null
    readonly youtubeChannelId: string | null
    readonly youtubeHandle: string | null
    readonly joinedOn: string | null
    readonly leftOn: string | null
    readonly status: 'active' | 'support' | 'left'
    readonly sortOrder: number
    readonly updatedAt: string
  }
  readonly bodies: 'profile' | 'profileEn'
  readonly twins: 'name' | 'profile' | 'comment'
  readonly references: {}
  readonly filters: {
    readonly equal: 'id' | 'status'
    readonly ordered: 'updatedAt' | 'joinedOn' | 'leftOn' | 'sortOrder'
    readonly orderedText:
      | 'name'
      | 'nameKana'
      | 'nameEn'
      | 'slug'
      | 'comment'
      | 'commentEn'
      | 'websiteUrl'
      | 'xAccount'
      | 'instagramId'
      | 'facebookId'
      | 'lineId'
      | 'youtubeChannelId'
      | 'youtubeHandle'
    readonly item: 'roles'
  }
  readonly sorts:
    | 'id'
    | 'name'
    | 'nameKana'
    | 'nameEn'
    | 'slug'
    | 'comment'
    | 'commentEn'
    | 'websiteUrl'
    | 'xAccount'
    | 'instagramId'
    | 'facebookId'
    | 'lineId'
    | 'youtubeChannelId'
    | 'youtubeHandle'
    | 'joinedOn'
    | 'leftOn'
    | 'status'
    | 'sortOrder'
    | 'updatedAt'
  readonly counts: 'roles'
  readonly searched: 'name' | 'nameKana' | 'nameEn' | 'slug'
}

export interface News {
  readonly record: {
    readonly id: string
    readonly title: string
    readonly titleEn: string | null
    readonly slug: string
    readonly category:
      'info' | 'release' | 'event' | 'media' | 'maintenance' | 'recruit' | 'holiday' | 'works' | 'important'
    readonly thumbnail: Picture | null
    readonly body: RichText | null
    readonly bodyEn: RichText | null
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
    readonly platforms: readonly ('pc' | 'console' | 'ios' | 'android' | 'analog')[] | null
    readonly venue: string | null
    readonly heldFrom: string | null
    readonly heldUntil: string | null
    readonly sounds: readonly string[] | null
    readonly members: readonly string[] | null
    readonly constructionProject: string | null
    readonly isPinned: boolean
    readonly publishAt: string | null
    readonly unpublishAt: string | null
    readonly metaDescription: string | null
    readonly metaDescriptionEn: string | null
    readonly updatedAt: string
  }
  readonly bodies: 'body' | 'bodyEn'
  readonly twins: 'title' | 'body' | 'metaDescription'
  readonly references: {
    readonly sounds: 'sound'
    readonly members: 'member'
    readonly constructionProject: 'constructionProject'
  }
  readonly filters: {
    readonly equal: 'id' | 'category' | 'constructionProject' | 'isPinned'
    readonly ordered: 'updatedAt' | 'heldFrom' | 'heldUntil' | 'publishAt' | 'unpublishAt'
    readonly orderedText:
      'title' | 'titleEn' | 'slug' | 'linkUrl' | 'gameTitle' | 'venue' | 'metaDescription' | 'metaDescriptionEn'
    readonly item: 'platforms' | 'sounds' | 'members'
  }
  readonly sorts:
    | 'id'
    | 'title'
    | 'titleEn'
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
    | 'metaDescriptionEn'
    | 'updatedAt'
  readonly counts: 'category' | 'platforms' | 'sounds' | 'members' | 'constructionProject' | 'isPinned'
  readonly searched: 'title' | 'titleEn' | 'slug' | 'gameTitle' | 'venue'
  readonly feed: true
}

export interface Partner {
  readonly record: {
    readonly id: string
    readonly name: string
    readonly nameEn: string | null
    readonly kind: 'customer' | 'supplier' | 'partner' | 'subcontractor' | 'sponsor'
    readonly websiteUrl: string | null
    readonly logo: Picture | null
    readonly introduction: string | null
    readonly introductionEn: string | null
    readonly trades:
      | readonly (
          'civil' | 'building' | 'carpentry' | 'painting' | 'electrical' | 'plumbing' | 'landscaping' | 'demolition'
        )[]
      | null
    readonly sortOrder: number
    readonly updatedAt: string
  }
  readonly bodies: never
  readonly twins: 'name' | 'introduction'
  readonly references: {}
  readonly filters: {
    readonly equal: 'id' | 'kind'
    readonly ordered: 'updatedAt' | 'sortOrder'
    readonly orderedText: 'name' | 'nameEn' | 'websiteUrl'
    readonly item: 'trades'
  }
  readonly sorts: 'id' | 'name' | 'nameEn' | 'kind' | 'websiteUrl' | 'sortOrder' | 'updatedAt'
  readonly counts: 'kind' | 'trades'
  readonly searched: 'name' | 'nameEn'
}

export interface Play {
  readonly record: {
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
    readonly descriptionEn: string | null
    readonly image: Picture | null
    readonly isRecommended: boolean
    readonly sortOrder: number
    readonly updatedAt: string
  }
  readonly bodies: never
  readonly twins: 'name' | 'description'
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
  readonly searched: 'name' | 'nameEn'
}

export interface PlayCategory {
  readonly record: {
    readonly id: string
    readonly name: string
    readonly nameEn: string | null
    readonly description: string | null
    readonly descriptionEn: string | null
    readonly icon: string | null
    readonly sortOrder: number
    readonly updatedAt: string
  }
  readonly bodies: never
  readonly twins: 'name' | 'description'
  readonly references: {}
  readonly filters: {
    readonly equal: 'id'
    readonly ordered: 'updatedAt' | 'sortOrder'
    readonly orderedText: 'name' | 'nameEn'
    readonly text: 'icon'
  }
  readonly sorts: 'id' | 'name' | 'nameEn' | 'sortOrder' | 'updatedAt'
  readonly counts: never
  readonly searched: 'name' | 'nameEn'
}

export interface PriceAdditionalMenu {
  readonly record: {
    readonly id: string
    readonly kind: 'nomination' | 'extension' | 'transport' | 'lateNight' | 'option' | 'cancel' | 'discount'
    readonly name: string
    readonly nameEn: string | null
    readonly amountType: 'yen' | 'percent' | 'atCost'
    readonly amount: string | null
    readonly per: 'time' | 'person' | 'minutes30' | 'day'
    readonly plans: readonly string[] | null
    readonly description: string | null
    readonly descriptionEn: string | null
    readonly sortOrder: number
    readonly updatedAt: string
  }
  readonly bodies: never
  readonly twins: 'name' | 'description'
  readonly references: { readonly plans: 'pricePlan' }
  readonly filters: {
    readonly equal: 'id' | 'kind' | 'amountType' | 'per'
    readonly ordered: 'updatedAt' | 'amount' | 'sortOrder'
    readonly orderedText: 'name' | 'nameEn'
    readonly item: 'plans'
  }
  readonly sorts: 'id' | 'kind' | 'name' | 'nameEn' | 'amountType' | 'amount' | 'per' | 'sortOrder' | 'updatedAt'
  readonly counts: 'kind' | 'amountType' | 'per' | 'plans'
  readonly searched: 'name' | 'nameEn'
}

export interface PricePlan {
  readonly record: {
    readonly id: string
    readonly service: string
    readonly name: string
    readonly nameEn: string | null
    readonly castRank: 'all' | 'standard' | 'premium' | 'royal'
    readonly durationMinutes: number
    readonly price: number
    readonly extensionMinutes: number | null
    readonly extensionPrice: number | null
    readonly areas: readonly string[] | null
    readonly startTime: string | null
    readonly endTime: string | null
    readonly description: string | null
    readonly descriptionEn: string | null
    readonly isRecommended: boolean
    readonly sortOrder: number
    readonly updatedAt: string
  }
  readonly bodies: never
  readonly twins: 'name' | 'description'
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
    readonly orderedText: 'name' | 'nameEn'
    readonly item: 'areas'
  }
  readonly sorts:
    | 'id'
    | 'service'
    | 'name'
    | 'nameEn'
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
  readonly searched: 'name' | 'nameEn'
}

export interface PrivacyPolicy {
  readonly record: {
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
  readonly searched: 'title' | 'titleEn' | 'edition'
}

export interface Product {
  readonly record: {
    readonly id: string
    readonly name: string
    readonly nameEn: string | null
    readonly code: string
    readonly slug: string
    readonly category: 'sweets' | 'tea' | 'tableware' | 'textile' | 'stationery' | 'gift' | 'other'
    readonly catchcopy: string | null
    readonly catchcopyEn: string | null
    readonly description: RichText
    readonly descriptionEn: RichText | null
    readonly images: readonly ListedPicture[]
    readonly price: number
    readonly listPrice: number | null
    readonly taxRate: '8' | '10'
    readonly stock: number
    readonly maxPerOrder: number | null
    readonly size: string | null
    readonly shippingKind: 'normal' | 'chilled' | 'frozen' | 'mail'
    readonly leadTimeDays: number
    readonly foodLabel: readonly { readonly label: string; readonly value: string }[] | null
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
    readonly saleStatus: 'preparing' | 'onSale' | 'soldOut' | 'ended'
    readonly saleStartAt: string | null
    readonly saleEndAt: string | null
    readonly relatedProducts: readonly string[] | null
    readonly sortOrder: number
    readonly metaDescription: string | null
    readonly metaDescriptionEn: string | null
    readonly updatedAt: string
  }
  readonly bodies: 'description' | 'descriptionEn'
  readonly twins: 'name' | 'catchcopy' | 'description' | 'metaDescription'
  readonly references: { readonly relatedProducts: 'product' }
  readonly filters: {
    readonly equal: 'id' | 'category' | 'taxRate' | 'shippingKind' | 'saleStatus'
    readonly ordered:
      | 'updatedAt'
      | 'price'
      | 'listPrice'
      | 'stock'
      | 'maxPerOrder'
      | 'leadTimeDays'
      | 'saleStartAt'
      | 'saleEndAt'
      | 'sortOrder'
    readonly orderedText:
      | 'name'
      | 'nameEn'
      | 'code'
      | 'slug'
      | 'catchcopy'
      | 'catchcopyEn'
      | 'size'
      | 'metaDescription'
      | 'metaDescriptionEn'
    readonly item: 'allergens' | 'relatedProducts'
  }
  readonly sorts:
    | 'id'
    | 'name'
    | 'nameEn'
    | 'code'
    | 'slug'
    | 'category'
    | 'catchcopy'
    | 'catchcopyEn'
    | 'price'
    | 'listPrice'
    | 'taxRate'
    | 'stock'
    | 'maxPerOrder'
    | 'size'
    | 'shippingKind'
    | 'leadTimeDays'
    | 'saleStatus'
    | 'saleStartAt'
    | 'saleEndAt'
    | 'sortOrder'
    | 'metaDescription'
    | 'metaDescriptionEn'
    | 'updatedAt'
  readonly counts: 'category' | 'taxRate' | 'shippingKind' | 'allergens' | 'relatedProducts'
  readonly searched: 'name' | 'nameEn' | 'code' | 'slug'
}

export interface ProductRecommend {
  readonly record: {
    readonly id: string
    readonly product: string
    readonly position: 'home' | 'product' | 'cart'
    readonly comment: string | null
    readonly startAt: string | null
    readonly endAt: string | null
    readonly sortOrder: number
    readonly updatedAt: string
  }
  readonly bodies: never
  readonly twins: never
  readonly references: { readonly product: 'product' }
  readonly filters: {
    readonly equal: 'id' | 'product' | 'position'
    readonly ordered: 'updatedAt' | 'startAt' | 'endAt' | 'sortOrder'
    readonly orderedText: 'comment'
  }
  readonly sorts: 'id' | 'position' | 'comment' | 'startAt' | 'endAt' | 'sortOrder' | 'updatedAt'
  readonly counts: 'product' | 'position'
  readonly searched: 'comment'
}

export interface Service {
  readonly record: {
    readonly id: string
    readonly name: string
    readonly nameEn: string | null
    readonly slug: string
    readonly lead: string
    readonly leadEn: string | null
    readonly description: RichText
    readonly descriptionEn: RichText | null
    readonly image: Picture | null
    readonly minMinutes: number
    readonly areas: readonly string[] | null
    readonly notes: string | null
    readonly notesEn: string | null
    readonly isRecommended: boolean
    readonly sortOrder: number
    readonly updatedAt: string
  }
  readonly bodies: 'description' | 'descriptionEn'
  readonly twins: 'name' | 'lead' | 'description' | 'notes'
  readonly references: { readonly areas: 'area' }
  readonly filters: {
    readonly equal: 'id' | 'isRecommended'
    readonly ordered: 'updatedAt' | 'minMinutes' | 'sortOrder'
    readonly orderedText: 'name' | 'nameEn' | 'slug' | 'lead' | 'leadEn'
    readonly item: 'areas'
  }
  readonly sorts:
    'id' | 'name' | 'nameEn' | 'slug' | 'lead' | 'leadEn' | 'minMinutes' | 'isRecommended' | 'sortOrder' | 'updatedAt'
  readonly counts: 'areas' | 'isRecommended'
  readonly searched: 'name' | 'nameEn' | 'slug'
}

export interface Shop {
  readonly record: {
    readonly id: string
    readonly rates:
      | readonly {
          readonly region:
            | 'rest'
            | 'hokkaido'
            | 'northTohoku'
            | 'southTohoku'
            | 'kanto'
            | 'shinetsu'
            | 'hokuriku'
            | 'chubu'
            | 'kansai'
            | 'chugoku'
            | 'shikoku'
            | 'kyushu'
            | 'okinawa'
          readonly normal?: number | null
          readonly chilled?: number | null
          readonly frozen?: number | null
          readonly mail?: number | null
          readonly days: number
        }[]
      | null
    readonly freeShippingFrom: number | null
    readonly shippingText: string | null
    readonly giftWrappingFee: number
    readonly noshiFee: number
    readonly orderDeadline: string | null
    readonly closedWeekdays: readonly ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun')[] | null
    readonly closedOnHolidays: boolean
    readonly closedPeriods: readonly { readonly from: string; readonly until?: string | null }[] | null
    readonly wishDateMaxDays: number
    readonly takesCards: boolean
    readonly cardPaymentMinutes: number | null
    readonly takesTransfers: boolean
    readonly transferDueDays: number
    readonly updatedAt: string
  }
  readonly bodies: never
  readonly twins: never
  readonly references: {}
  readonly filters: {
    readonly equal: 'id' | 'closedOnHolidays' | 'takesCards' | 'takesTransfers'
    readonly ordered:
      | 'updatedAt'
      | 'freeShippingFrom'
      | 'giftWrappingFee'
      | 'noshiFee'
      | 'orderDeadline'
      | 'wishDateMaxDays'
      | 'cardPaymentMinutes'
      | 'transferDueDays'
    readonly orderedText: 'shippingText'
    readonly item: 'closedWeekdays'
  }
  readonly sorts:
    | 'id'
    | 'freeShippingFrom'
    | 'shippingText'
    | 'giftWrappingFee'
    | 'noshiFee'
    | 'orderDeadline'
    | 'closedOnHolidays'
    | 'wishDateMaxDays'
    | 'takesCards'
    | 'cardPaymentMinutes'
    | 'takesTransfers'
    | 'transferDueDays'
    | 'updatedAt'
  readonly counts: never
  readonly searched: never
}

export interface Sound {
  readonly record: {
    readonly id: string
    readonly title: string
    readonly titleEn: string | null
    readonly slug: string
    readonly kind: 'song' | 'bgm' | 'se' | 'jingle' | 'voice'
    readonly jacket: Picture | null
    readonly previewFile: FileValue | null
    readonly youtubeUrl: string | null
    readonly durationSec: number | null
    readonly bpm: number | null
    readonly moods: readonly ('bright' | 'calm' | 'sad' | 'epic' | 'japanese' | 'mystery' | 'comic' | 'dark')[] | null
    readonly tags: readonly string[] | null
    readonly credits: readonly {
      readonly member?: string | null
      readonly guestName?: string | null
      readonly role: 'composer' | 'arranger' | 'lyricist' | 'vocal' | 'performer' | 'mix'
    }[]
    readonly isrc: string | null
    readonly workCode: string | null
    readonly licenseKind: 'reserved' | 'freeWithCredit' | 'free' | 'paid'
    readonly price: number | null
    readonly streamLinks: readonly { readonly label: string; readonly url: string }[] | null
    readonly description: RichText | null
    readonly descriptionEn: RichText | null
    readonly lyrics: string | null
    readonly releasedOn: string
    readonly sortOrder: number
    readonly updatedAt: string
  }
  readonly bodies: 'description' | 'descriptionEn'
  readonly twins: 'title' | 'description'
  readonly references: { readonly 'credits.member': 'member' }
  readonly filters: {
    readonly equal: 'id' | 'kind' | 'licenseKind'
    readonly ordered: 'updatedAt' | 'durationSec' | 'bpm' | 'price' | 'releasedOn' | 'sortOrder'
    readonly orderedText: 'title' | 'titleEn' | 'slug' | 'youtubeUrl' | 'isrc' | 'workCode'
    readonly item: 'moods' | 'tags'
  }
  readonly sorts:
    | 'id'
    | 'title'
    | 'titleEn'
    | 'slug'
    | 'kind'
    | 'youtubeUrl'
    | 'durationSec'
    | 'bpm'
    | 'isrc'
    | 'workCode'
    | 'licenseKind'
    | 'price'
    | 'releasedOn'
    | 'sortOrder'
    | 'updatedAt'
  readonly counts: 'kind' | 'moods' | 'tags' | 'licenseKind'
  readonly searched: 'title' | 'titleEn' | 'slug' | 'tags' | 'isrc' | 'workCode'
}

export interface TermOfService {
  readonly record: {
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
  readonly searched: 'title' | 'titleEn' | 'edition'
}

export interface Tokusho {
  readonly record: {
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
  readonly searched: 'sellerName'
}

export interface Year {
  readonly record: {
    readonly id: string
    readonly year: string
    readonly label: string
    readonly startOn: string
    readonly endOn: string
    readonly theme: string | null
    readonly planFile: FileValue | null
    readonly isCurrent: boolean
    readonly updatedAt: string
  }
  readonly bodies: never
  readonly twins: never
  readonly references: {}
  readonly filters: {
    readonly equal: 'id' | 'isCurrent'
    readonly ordered: 'updatedAt' | 'startOn' | 'endOn'
    readonly orderedText: 'year' | 'label' | 'theme'
  }
  readonly sorts: 'id' | 'year' | 'label' | 'startOn' | 'endOn' | 'theme' | 'isCurrent' | 'updatedAt'
  readonly counts: 'isCurrent'
  readonly searched: 'label' | 'theme'
}

export interface ApplicationRecord {
  readonly record: {
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
  readonly create: never
  readonly update: never
  readonly bodies: never
  readonly twins: never
  readonly references: { readonly event: 'event' }
  readonly heavy: 'message' | 'memo'
  readonly states: never
  readonly single: false
}

export interface AreaRecord {
  readonly record: {
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
    readonly descriptionEn: string | null
    readonly image: StoredPicture | null
    readonly sortOrder: number
    readonly isVisible: boolean
    readonly version: number
    readonly createdAt: string
    readonly updatedAt: string
    readonly createdBy: string | null
    readonly updatedBy: string | null
  }
  readonly create: FieldOf<AreaRecord['record']>
  readonly update: FieldOf<AreaRecord['record']>
  readonly bodies: never
  readonly twins: 'name' | 'description'
  readonly references: {}
  readonly heavy: 'municipalities' | 'meetingPoints' | 'description' | 'descriptionEn'
  readonly states: never
  readonly single: false
}

export interface ArticleRecord {
  readonly record: {
    readonly id: string
    readonly title: string
    readonly titleEn: string | null
    readonly slug: string | null
    readonly category: string | null
    readonly lead: string | null
    readonly leadEn: string | null
    readonly thumbnail: StoredPicture | null
    readonly body: RichText | null
    readonly bodyEn: RichText | null
    readonly tags: readonly string[] | null
    readonly authorName: string | null
    readonly casts: readonly string[] | null
    readonly boardgames: readonly string[] | null
    readonly year: string | null
    readonly circle: string | null
    readonly audience: 'everyone' | 'staff'
    readonly isPinned: boolean
    readonly relatedArticles: readonly string[] | null
    readonly status: 'draft' | 'published' | 'archived'
    readonly publishAt: string | null
    readonly unpublishAt: string | null
    readonly metaDescription: string | null
    readonly metaDescriptionEn: string | null
    readonly version: number
    readonly createdAt: string
    readonly updatedAt: string
    readonly createdBy: string | null
    readonly updatedBy: string | null
  }
  readonly create: FieldOf<ArticleRecord['record']>
  readonly update: FieldOf<ArticleRecord['record']>
  readonly bodies: 'body' | 'bodyEn'
  readonly twins: 'title' | 'lead' | 'body' | 'metaDescription'
  readonly references: {
    readonly category: 'articleCategory'
    readonly casts: 'cast'
    readonly boardgames: 'boardgame'
    readonly year: 'year'
    readonly circle: 'circle'
    readonly relatedArticles: 'article'
  }
  readonly heavy: 'lead' | 'leadEn' | 'body' | 'bodyEn'
  readonly states: 'draft' | 'published' | 'archived'
  readonly single: false
}

export interface ArticleCategoryRecord {
  readonly record: {
    readonly id: string
    readonly name: string
    readonly nameEn: string | null
    readonly slug: string
    readonly description: string | null
    readonly descriptionEn: string | null
    readonly color: string
    readonly sortOrder: number
    readonly isVisible: boolean
    readonly version: number
    readonly createdAt: string
    readonly updatedAt: string
    readonly createdBy: string | null
    readonly updatedBy: string | null
  }
  readonly create: FieldOf<ArticleCategoryRecord['record']>
  readonly update: FieldOf<ArticleCategoryRecord['record']>
  readonly bodies: never
  readonly twins: 'name' | 'description'
  readonly references: {}
  readonly heavy: 'description' | 'descriptionEn'
  readonly states: never
  readonly single: false
}

export interface BoardgameRecord {
  readonly record: {
    readonly id: string
    readonly title: string
    readonly titleEn: string | null
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
    readonly descriptionEn: string | null
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
  readonly create: FieldOf<BoardgameRecord['record']>
  readonly update: FieldOf<BoardgameRecord['record']>
  readonly bodies: never
  readonly twins: 'title' | 'description'
  readonly references: {}
  readonly heavy: 'images' | 'description' | 'descriptionEn' | 'memo'
  readonly states: never
  readonly single: false
}

export interface BusinessDayRecord {
  readonly record: {
    readonly id: string
    readonly days: readonly WeekDay[]
    readonly holidayRule: 'asWeekday' | 'asSunday' | 'closed'
    readonly holidayEveRule: 'asWeekday' | 'asSaturday'
    readonly regularHolidayText: string | null
    readonly monthlyClosed:
      | readonly { readonly nth: number; readonly weekday: 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun' }[]
      | null
    readonly note: string | null
    readonly effectiveFrom: string
    readonly version: number
    readonly createdAt: string
    readonly updatedAt: string
    readonly createdBy: string | null
    readonly updatedBy: string | null
  }
  readonly create: never
  readonly update: FieldOf<BusinessDayRecord['record']>
  readonly bodies: never
  readonly twins: never
  readonly references: {}
  readonly heavy: 'days' | 'monthlyClosed' | 'note'
  readonly states: never
  readonly single: true
}

export interface BusinessScheduleRecord {
  readonly record: {
    readonly id: string
    readonly date: string
    readonly kind: 'closed' | 'shortened' | 'open' | 'private' | 'event'
    readonly ranges:
      | readonly { readonly openTime: string; readonly closeTime: string; readonly lastOrderTime?: string | null }[]
      | null
    readonly title: string | null
    readonly titleEn: string | null
    readonly event: string | null
    readonly note: string | null
    readonly noteEn: string | null
    readonly isVisible: boolean
    readonly memo: string | null
    readonly version: number
    readonly createdAt: string
    readonly updatedAt: string
    readonly createdBy: string | null
    readonly updatedBy: string | null
  }
  readonly create: FieldOf<BusinessScheduleRecord['record']>
  readonly update: FieldOf<BusinessScheduleRecord['record']>
  readonly bodies: never
  readonly twins: 'title' | 'note'
  readonly references: { readonly event: 'event' }
  readonly heavy: 'ranges' | 'memo'
  readonly states: never
  readonly single: false
}

export interface CastRecord {
  readonly record: {
    readonly id: string
    readonly name: string
    readonly nameKana: string
    readonly nameEn: string | null
    readonly slug: string
    readonly rank: 'standard' | 'premium' | 'royal'
    readonly catchphrase: string | null
    readonly catchphraseEn: string | null
    readonly profile: RichText
    readonly profileEn: RichText | null
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
  readonly create: FieldOf<CastRecord['record']>
  readonly update: FieldOf<CastRecord['record']>
  readonly bodies: 'profile' | 'profileEn'
  readonly twins: 'name' | 'catchphrase' | 'profile'
  readonly references: { readonly areas: 'area'; readonly services: 'service' }
  readonly heavy: 'profile' | 'profileEn' | 'images' | 'memo'
  readonly states: 'active' | 'onLeave' | 'retired'
  readonly single: false
}

export interface CastWorkScheduleRecord {
  readonly record: {
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
  readonly create: never
  readonly update: FieldOf<CastWorkScheduleRecord['record']>
  readonly bodies: never
  readonly twins: never
  readonly references: { readonly cast: 'cast'; readonly 'timeRanges.area': 'area' }
  readonly heavy: 'timeRanges' | 'memo'
  readonly states: never
  readonly single: false
}

export interface CircleRecord {
  readonly record: {
    readonly id: string
    readonly name: string
    readonly nameEn: string | null
    readonly nameKana: string
    readonly genre: 'music' | 'dance' | 'art' | 'tea' | 'language' | 'cooking' | 'sports' | 'kids' | 'culture' | 'other'
    readonly introduction: string
    readonly introductionEn: string | null
    readonly images: readonly StoredListedPicture[] | null
    readonly activities:
      | readonly {
          readonly week: 'every' | 'w1' | 'w2' | 'w3' | 'w4' | 'irregular'
          readonly weekday?: 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun' | null
          readonly startTime?: string | null
          readonly endTime?: string | null
        }[]
      | null
    readonly facility: string | null
    readonly memberCount: number | null
    readonly target: string | null
    readonly monthlyFee: number | null
    readonly feeNote: string | null
    readonly recruiting: 'open' | 'trial' | 'closed'
    readonly years: readonly string[]
    readonly representative: string | null
    readonly representativePhone: string | null
    readonly representativeEmail: string | null
    readonly websiteUrl: string | null
    readonly instagramId: string | null
    readonly facebookId: string | null
    readonly isVisible: boolean
    readonly memo: string | null
    readonly version: number
    readonly createdAt: string
    readonly updatedAt: string
    readonly createdBy: string | null
    readonly updatedBy: string | null
  }
  readonly create: FieldOf<CircleRecord['record']>
  readonly update: FieldOf<CircleRecord['record']>
  readonly bodies: never
  readonly twins: 'name' | 'introduction'
  readonly references: { readonly facility: 'facility'; readonly years: 'year' }
  readonly heavy: 'introduction' | 'introductionEn' | 'images' | 'activities' | 'memo'
  readonly states: never
  readonly single: false
}

export interface ConstructionProjectRecord {
  readonly record: {
    readonly id: string
    readonly title: string
    readonly titleEn: string | null
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
            readonly altEn?: string | null
            readonly decorative: boolean
            readonly caption?: string | null
            readonly captionEn?: string | null
            readonly width?: number | null
            readonly height?: number | null
            readonly focus?: { readonly x: number; readonly y: number } | null
          }
          readonly after: {
            readonly src: string
            readonly alt: string
            readonly altEn?: string | null
            readonly decorative: boolean
            readonly caption?: string | null
            readonly captionEn?: string | null
            readonly width?: number | null
            readonly height?: number | null
            readonly focus?: { readonly x: number; readonly y: number } | null
          }
          readonly caption?: string | null
        }[]
      | null
    readonly body: RichText | null
    readonly bodyEn: RichText | null
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
    readonly metaDescriptionEn: string | null
    readonly version: number
    readonly createdAt: string
    readonly updatedAt: string
    readonly createdBy: string | null
    readonly updatedBy: string | null
  }
  readonly create: FieldOf<ConstructionProjectRecord['record']>
  readonly update: FieldOf<ConstructionProjectRecord['record']>
  readonly bodies: 'body' | 'bodyEn'
  readonly twins: 'title' | 'body' | 'metaDescription'
  readonly references: { readonly partners: 'partner' }
  readonly heavy: 'images' | 'beforeAfter' | 'body' | 'bodyEn'
  readonly states: 'draft' | 'published' | 'archived'
  readonly single: false
}

export interface ContactRecord {
  readonly record: {
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
    readonly category:
      'general' | 'service' | 'estimate' | 'recruit' | 'press' | 'event' | 'game' | 'facility' | 'other'
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
  readonly create: never
  readonly update: never
  readonly bodies: never
  readonly twins: never
  readonly references: {}
  readonly heavy: 'message' | 'memo'
  readonly states: never
  readonly single: false
}

export interface DeliveryRecord {
  readonly record: {
    readonly id: string
    readonly deliveryNo: string
    readonly order: string
    readonly status: 'ready' | 'shipped' | 'delivered' | 'returned' | 'cancelled'
    readonly contents: readonly { readonly item: number; readonly name: string; readonly quantity: number }[] | null
    readonly carrier: 'takkyubin' | 'post' | 'mail' | 'own' | null
    readonly trackingNumber: string | null
    readonly shippingKind: 'normal' | 'chilled' | 'frozen' | 'mail'
    readonly recipientName: string
    readonly postalCode: string
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
    readonly address: string
    readonly phone: string
    readonly boxCount: number
    readonly fee: number | null
    readonly wishDate: string | null
    readonly plannedOn: string | null
    readonly shippedAt: string | null
    readonly deliveredAt: string | null
    readonly memo: string | null
    readonly version: number
    readonly createdAt: string
    readonly updatedAt: string
    readonly createdBy: string | null
    readonly updatedBy: string | null
  }
  readonly create: never
  readonly update: never
  readonly bodies: never
  readonly twins: never
  readonly references: { readonly order: 'order' }
  readonly heavy: 'contents' | 'memo'
  readonly states: never
  readonly single: false
}

export interface DomainRecord {
  readonly record: {
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
  readonly create: FieldOf<DomainRecord['record']>
  readonly update: FieldOf<DomainRecord['record']>
  readonly bodies: never
  readonly twins: never
  readonly references: { readonly registrar: 'registrar' }
  readonly heavy: 'nameServers' | 'memo'
  readonly states: 'active' | 'transferring' | 'parked' | 'abandoned'
  readonly single: false
}

export interface DrinkRecord {
  readonly record: {
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
    readonly descriptionEn: string | null
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
  readonly create: FieldOf<DrinkRecord['record']>
  readonly update: FieldOf<DrinkRecord['record']>
  readonly bodies: never
  readonly twins: 'name' | 'description'
  readonly references: { readonly category: 'drinkCategory' }
  readonly heavy: 'sizes' | 'description' | 'descriptionEn'
  readonly states: never
  readonly single: false
}

export interface DrinkCategoryRecord {
  readonly record: {
    readonly id: string
    readonly name: string
    readonly nameEn: string | null
    readonly description: string | null
    readonly descriptionEn: string | null
    readonly icon: string | null
    readonly sortOrder: number
    readonly isVisible: boolean
    readonly version: number
    readonly createdAt: string
    readonly updatedAt: string
    readonly createdBy: string | null
    readonly updatedBy: string | null
  }
  readonly create: FieldOf<DrinkCategoryRecord['record']>
  readonly update: FieldOf<DrinkCategoryRecord['record']>
  readonly bodies: never
  readonly twins: 'name' | 'description'
  readonly references: {}
  readonly heavy: 'description' | 'descriptionEn'
  readonly states: never
  readonly single: false
}

export interface EmailTextRecord {
  readonly record: {
    readonly id: string
    readonly email:
      | 'inquiryReceived'
      | 'inquiryReply'
      | 'orderReceived'
      | 'orderPaid'
      | 'orderShipped'
      | 'orderCancelled'
      | 'orderReturned'
      | 'applicationReceived'
      | 'applicationConfirmed'
      | 'applicationCancelled'
    readonly language: 'ja' | 'en'
    readonly subject: string
    readonly body: string
    readonly version: number
    readonly createdAt: string
    readonly updatedAt: string
    readonly createdBy: string | null
    readonly updatedBy: string | null
  }
  readonly create: FieldOf<EmailTextRecord['record']>
  readonly update: FieldOf<EmailTextRecord['record']>
  readonly bodies: never
  readonly twins: never
  readonly references: {}
  readonly heavy: 'body'
  readonly states: never
  readonly single: false
}

export interface EventRecord {
  readonly record: {
    readonly id: string
    readonly title: string
    readonly titleEn: string | null
    readonly slug: string | null
    readonly lead: string | null
    readonly leadEn: string | null
    readonly images: readonly StoredListedPicture[] | null
    readonly body: RichText | null
    readonly bodyEn: RichText | null
    readonly startAt: string | null
    readonly endAt: string | null
    readonly isAllDay: boolean
    readonly sessions:
      | readonly {
          readonly date: string
          readonly startTime: string
          readonly endTime: string
          readonly theme?: string | null
        }[]
      | null
    readonly category:
      | 'gameParty'
      | 'trpg'
      | 'tournament'
      | 'mystery'
      | 'beginner'
      | 'course'
      | 'festival'
      | 'exhibition'
      | 'concert'
      | 'kids'
      | 'volunteer'
      | 'other'
      | null
    readonly venue: string | null
    readonly facilities: readonly string[] | null
    readonly boardgames: readonly string[] | null
    readonly hostName: string | null
    readonly experience: 'any' | 'beginner' | 'experienced'
    readonly minPeople: number | null
    readonly year: string | null
    readonly circle: string | null
    readonly target: string | null
    readonly belongings: string | null
    readonly flyer: StoredFile | null
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
    readonly metaDescriptionEn: string | null
    readonly version: number
    readonly createdAt: string
    readonly updatedAt: string
    readonly createdBy: string | null
    readonly updatedBy: string | null
  }
  readonly create: FieldOf<EventRecord['record']>
  readonly update: FieldOf<EventRecord['record']>
  readonly bodies: 'body' | 'bodyEn'
  readonly twins: 'title' | 'lead' | 'body' | 'metaDescription'
  readonly references: {
    readonly facilities: 'facility'
    readonly boardgames: 'boardgame'
    readonly year: 'year'
    readonly circle: 'circle'
  }
  readonly heavy: 'images' | 'body' | 'bodyEn' | 'sessions' | 'fees'
  readonly states: 'draft' | 'published' | 'archived'
  readonly single: false
}

export interface FacilityRecord {
  readonly record: {
    readonly id: string
    readonly name: string
    readonly nameEn: string | null
    readonly kind: 'hall' | 'meeting' | 'japanese' | 'kitchen' | 'craft' | 'music' | 'gym' | 'library' | 'outdoor'
    readonly floor: 'b1' | 'f1' | 'f2' | 'f3' | 'outside' | null
    readonly capacity: number | null
    readonly areaM2: string | null
    readonly description: string | null
    readonly descriptionEn: string | null
    readonly images: readonly StoredListedPicture[]
    readonly equipment:
      readonly { readonly name: string; readonly quantity?: number | null; readonly fee?: number | null }[] | null
    readonly barrierFree: readonly ('elevator' | 'ramp' | 'toilet' | 'loop' | 'parking')[] | null
    readonly fees:
      | readonly {
          readonly slot: 'morning' | 'afternoon' | 'evening' | 'day' | 'hour'
          readonly weekdayFee: number
          readonly holidayFee: number
        }[]
      | null
    readonly openTime: string | null
    readonly closeTime: string | null
    readonly extensionNumber: string | null
    readonly isReservable: boolean
    readonly reservationUrl: string | null
    readonly mapUrl: string | null
    readonly notice: string | null
    readonly noticeEn: string | null
    readonly sortOrder: number
    readonly isVisible: boolean
    readonly version: number
    readonly createdAt: string
    readonly updatedAt: string
    readonly createdBy: string | null
    readonly updatedBy: string | null
  }
  readonly create: FieldOf<FacilityRecord['record']>
  readonly update: FieldOf<FacilityRecord['record']>
  readonly bodies: never
  readonly twins: 'name' | 'description' | 'notice'
  readonly references: {}
  readonly heavy: 'description' | 'descriptionEn' | 'images' | 'equipment' | 'fees'
  readonly states: never
  readonly single: false
}

export interface FaqRecord {
  readonly record: {
    readonly id: string
    readonly question: string
    readonly questionEn: string | null
    readonly answer: RichText
    readonly answerEn: RichText | null
    readonly category: 'general' | 'account' | 'usage' | 'reservation' | 'price' | 'cancel' | 'safety' | 'access'
    readonly sortOrder: number
    readonly isVisible: boolean
    readonly version: number
    readonly createdAt: string
    readonly updatedAt: string
    readonly createdBy: string | null
    readonly updatedBy: string | null
  }
  readonly create: FieldOf<FaqRecord['record']>
  readonly update: FieldOf<FaqRecord['record']>
  readonly bodies: 'answer' | 'answerEn'
  readonly twins: 'question' | 'answer'
  readonly references: {}
  readonly heavy: 'answer' | 'answerEn'
  readonly states: never
  readonly single: false
}

export interface FoodRecord {
  readonly record: {
    readonly id: string
    readonly name: string
    readonly nameEn: string | null
    readonly category: string
    readonly price: number
    readonly canTakeOut: boolean
    readonly takeOutPrice: number | null
    readonly description: string | null
    readonly descriptionEn: string | null
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
  readonly create: FieldOf<FoodRecord['record']>
  readonly update: FieldOf<FoodRecord['record']>
  readonly bodies: never
  readonly twins: 'name' | 'description'
  readonly references: { readonly category: 'foodCategory' }
  readonly heavy: 'description' | 'descriptionEn'
  readonly states: never
  readonly single: false
}

export interface FoodCategoryRecord {
  readonly record: {
    readonly id: string
    readonly name: string
    readonly nameEn: string | null
    readonly description: string | null
    readonly descriptionEn: string | null
    readonly icon: string | null
    readonly sortOrder: number
    readonly isVisible: boolean
    readonly version: number
    readonly createdAt: string
    readonly updatedAt: string
    readonly createdBy: string | null
    readonly updatedBy: string | null
  }
  readonly create: FieldOf<FoodCategoryRecord['record']>
  readonly update: FieldOf<FoodCategoryRecord['record']>
  readonly bodies: never
  readonly twins: 'name' | 'description'
  readonly references: {}
  readonly heavy: 'description' | 'descriptionEn'
  readonly states: never
  readonly single: false
}

export interface LinkRecord {
  readonly record: {
    readonly id: string
    readonly title: string
    readonly titleEn: string | null
    readonly url: string
    readonly category: 'government' | 'school' | 'facility' | 'related' | 'volunteer' | 'other'
    readonly description: string | null
    readonly descriptionEn: string | null
    readonly banner: StoredPicture | null
    readonly openInNewTab: boolean
    readonly checkedOn: string | null
    readonly sortOrder: number
    readonly isVisible: boolean
    readonly version: number
    readonly createdAt: string
    readonly updatedAt: string
    readonly createdBy: string | null
    readonly updatedBy: string | null
  }
  readonly create: FieldOf<LinkRecord['record']>
  readonly update: FieldOf<LinkRecord['record']>
  readonly bodies: never
  readonly twins: 'title' | 'description'
  readonly references: {}
  readonly heavy: 'description' | 'descriptionEn'
  readonly states: never
  readonly single: false
}

export interface MediaRecord {
  readonly record: {
    readonly id: string
    readonly title: string
    readonly titleEn: string | null
    readonly kind: 'newsletter' | 'video' | 'press' | 'tv' | 'web' | 'photo'
    readonly year: string
    readonly publishedOn: string
    readonly issueNumber: number | null
    readonly outletName: string | null
    readonly file: StoredFile | null
    readonly youtubeUrl: string | null
    readonly url: string | null
    readonly thumbnail: StoredPicture | null
    readonly images: readonly StoredListedPicture[] | null
    readonly description: string | null
    readonly descriptionEn: string | null
    readonly event: string | null
    readonly circle: string | null
    readonly rightsCleared: boolean
    readonly isVisible: boolean
    readonly version: number
    readonly createdAt: string
    readonly updatedAt: string
    readonly createdBy: string | null
    readonly updatedBy: string | null
  }
  readonly create: FieldOf<MediaRecord['record']>
  readonly update: FieldOf<MediaRecord['record']>
  readonly bodies: never
  readonly twins: 'title' | 'description'
  readonly references: { readonly year: 'year'; readonly event: 'event'; readonly circle: 'circle' }
  readonly heavy: 'images' | 'description' | 'descriptionEn'
  readonly states: never
  readonly single: false
}

export interface MemberRecord {
  readonly record: {
    readonly id: string
    readonly name: string
    readonly nameKana: string
    readonly nameEn: string | null
    readonly slug: string
    readonly roles: readonly (
      'composer' | 'arranger' | 'lyricist' | 'vocal' | 'guitar' | 'piano' | 'strings' | 'mix' | 'sfx' | 'director'
    )[]
    readonly image: StoredPicture | null
    readonly profile: RichText | null
    readonly profileEn: RichText | null
    readonly comment: string | null
    readonly commentEn: string | null
    readonly websiteUrl: string | null
    readonly xAccount: string | null
    readonly instagramId: string | null
    readonly facebookId: string | null
    readonly lineId: string | null
    readonly youtubeChannelId: string | null
    readonly youtubeHandle: string | null
    readonly email: string | null
    readonly joinedOn: string | null
    readonly leftOn: string | null
    readonly status: 'active' | 'support' | 'left'
    readonly sortOrder: number
    readonly isVisible: boolean
    readonly version: number
    readonly createdAt: string
    readonly updatedAt: string
    readonly createdBy: string | null
    readonly updatedBy: string | null
  }
  readonly create: FieldOf<MemberRecord['record']>
  readonly update: FieldOf<MemberRecord['record']>
  readonly bodies: 'profile' | 'profileEn'
  readonly twins: 'name' | 'profile' | 'comment'
  readonly references: {}
  readonly heavy: 'profile' | 'profileEn'
  readonly states: 'active' | 'support' | 'left'
  readonly single: false
}

export interface NewsRecord {
  readonly record: {
    readonly id: string
    readonly title: string
    readonly titleEn: string | null
    readonly slug: string | null
    readonly category:
      'info' | 'release' | 'event' | 'media' | 'maintenance' | 'recruit' | 'holiday' | 'works' | 'important'
    readonly thumbnail: StoredPicture | null
    readonly body: RichText | null
    readonly bodyEn: RichText | null
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
    readonly platforms: readonly ('pc' | 'console' | 'ios' | 'android' | 'analog')[] | null
    readonly venue: string | null
    readonly heldFrom: string | null
    readonly heldUntil: string | null
    readonly sounds: readonly string[] | null
    readonly members: readonly string[] | null
    readonly constructionProject: string | null
    readonly isPinned: boolean
    readonly status: 'draft' | 'published' | 'archived'
    readonly publishAt: string | null
    readonly unpublishAt: string | null
    readonly metaDescription: string | null
    readonly metaDescriptionEn: string | null
    readonly version: number
    readonly createdAt: string
    readonly updatedAt: string
    readonly createdBy: string | null
    readonly updatedBy: string | null
  }
  readonly create: FieldOf<NewsRecord['record']>
  readonly update: FieldOf<NewsRecord['record']>
  readonly bodies: 'body' | 'bodyEn'
  readonly twins: 'title' | 'body' | 'metaDescription'
  readonly references: {
    readonly sounds: 'sound'
    readonly members: 'member'
    readonly constructionProject: 'constructionProject'
  }
  readonly heavy: 'body' | 'bodyEn' | 'attachments'
  readonly states: 'draft' | 'published' | 'archived'
  readonly single: false
}

export interface OrderRecord {
  readonly record: {
    readonly id: string
    readonly orderNo: string
    readonly orderedAt: string
    readonly status:
      'pending' | 'awaitingPayment' | 'paid' | 'preparing' | 'shipped' | 'completed' | 'cancelled' | 'returned'
    readonly items: readonly {
      readonly product?: string | null
      readonly code: string
      readonly name: string
      readonly unitPrice: number
      readonly taxRate: '8' | '10'
      readonly quantity: number
      readonly amount: number
    }[]
    readonly itemsTotal: number
    readonly shippingFee: number
    readonly discount: number
    readonly total: number
    readonly taxBreakdown: readonly {
      readonly taxRate: '8' | '10'
      readonly taxableAmount: number
      readonly tax: number
    }[]
    readonly paymentMethod: 'card' | 'bank'
    readonly buyerName: string
    readonly buyerKana: string | null
    readonly buyerEmail: string
    readonly buyerPhone: string
    readonly buyerPostalCode: string
    readonly buyerPrefecture:
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
    readonly buyerAddress: string
    readonly shipTo: readonly {
      readonly name: string
      readonly postalCode: string
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
      readonly address: string
      readonly phone: string
    }[]
    readonly wishDate: string | null
    readonly wishTime: 'none' | 'am' | 't1416' | 't1618' | 't1820' | 't1921'
    readonly giftWrapping: 'none' | 'gift' | 'noshi'
    readonly noshiName: string | null
    readonly customerNote: string | null
    readonly agreedTermsVersion: string | null
    readonly locale: 'ja' | 'en' | null
    readonly paidAt: string | null
    readonly shippedAt: string | null
    readonly cancelledAt: string | null
    readonly cancelReason: 'customer' | 'unpaid' | 'stock' | 'fraud' | 'other' | null
    readonly restockOnReturn: boolean
    readonly sentEmails: readonly ('received' | 'paid' | 'shipped' | 'cancelled' | 'returned')[] | null
    readonly receiptName: string | null
    readonly receiptHonorific: 'person' | 'company' | null
    readonly receiptIssuedAt: string | null
    readonly receiptIssues: number | null
    readonly memo: string | null
    readonly version: number
    readonly createdAt: string
    readonly updatedAt: string
    readonly createdBy: string | null
    readonly updatedBy: string | null
  }
  readonly create: never
  readonly update: never
  readonly bodies: never
  readonly twins: never
  readonly references: { readonly 'items.product': 'product' }
  readonly heavy: 'items' | 'taxBreakdown' | 'shipTo' | 'customerNote' | 'memo'
  readonly states: never
  readonly single: false
}

export interface PartnerRecord {
  readonly record: {
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
    readonly introductionEn: string | null
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
  readonly create: FieldOf<PartnerRecord['record']>
  readonly update: FieldOf<PartnerRecord['record']>
  readonly bodies: never
  readonly twins: 'name' | 'introduction'
  readonly references: {}
  readonly heavy: 'introduction' | 'introductionEn' | 'memo'
  readonly states: never
  readonly single: false
}

export interface PaymentBankRecord {
  readonly record: {
    readonly id: string
    readonly paymentNo: string
    readonly order: string
    readonly status: 'awaiting' | 'partial' | 'paid' | 'overpaid' | 'expired' | 'refunded' | 'cancelled'
    readonly amount: number
    readonly dueOn: string
    readonly depositedAmount: number | null
    readonly depositedOn: string | null
    readonly payerNameKana: string | null
    readonly bankName: string | null
    readonly bankCode: string | null
    readonly branchName: string | null
    readonly branchCode: string | null
    readonly accountType: 'ordinary' | 'current' | null
    readonly accountNumber: string | null
    readonly accountHolderKana: string | null
    readonly confirmedBy: string | null
    readonly memo: string | null
    readonly version: number
    readonly createdAt: string
    readonly updatedAt: string
    readonly createdBy: string | null
    readonly updatedBy: string | null
  }
  readonly create: never
  readonly update: never
  readonly bodies: never
  readonly twins: never
  readonly references: { readonly order: 'order' }
  readonly heavy: 'memo'
  readonly states: never
  readonly single: false
}

export interface PaymentCardRecord {
  readonly record: {
    readonly id: string
    readonly paymentNo: string
    readonly order: string
    readonly status: 'authorized' | 'captured' | 'voided' | 'partiallyRefunded' | 'refunded' | 'failed'
    readonly amount: number
    readonly refundedAmount: number | null
    readonly provider: string | null
    readonly transactionId: string
    readonly brand: 'visa' | 'mastercard' | 'jcb' | 'amex' | 'diners' | null
    readonly last4: string | null
    readonly approvalCode: string | null
    readonly threeDSecure: 'success' | 'attempted' | 'failed' | 'none' | null
    readonly authorizedAt: string | null
    readonly capturedAt: string | null
    readonly refundedAt: string | null
    readonly errorCode: string | null
    readonly memo: string | null
    readonly version: number
    readonly createdAt: string
    readonly updatedAt: string
    readonly createdBy: string | null
    readonly updatedBy: string | null
  }
  readonly create: never
  readonly update: never
  readonly bodies: never
  readonly twins: never
  readonly references: { readonly order: 'order' }
  readonly heavy: 'memo'
  readonly states: never
  readonly single: false
}

export interface PlayRecord {
  readonly record: {
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
    readonly descriptionEn: string | null
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
  readonly create: FieldOf<PlayRecord['record']>
  readonly update: FieldOf<PlayRecord['record']>
  readonly bodies: never
  readonly twins: 'name' | 'description'
  readonly references: { readonly category: 'playCategory'; readonly boardgames: 'boardgame' }
  readonly heavy: 'includes' | 'description' | 'descriptionEn'
  readonly states: never
  readonly single: false
}

export interface PlayCategoryRecord {
  readonly record: {
    readonly id: string
    readonly name: string
    readonly nameEn: string | null
    readonly description: string | null
    readonly descriptionEn: string | null
    readonly icon: string | null
    readonly sortOrder: number
    readonly isVisible: boolean
    readonly version: number
    readonly createdAt: string
    readonly updatedAt: string
    readonly createdBy: string | null
    readonly updatedBy: string | null
  }
  readonly create: FieldOf<PlayCategoryRecord['record']>
  readonly update: FieldOf<PlayCategoryRecord['record']>
  readonly bodies: never
  readonly twins: 'name' | 'description'
  readonly references: {}
  readonly heavy: 'description' | 'descriptionEn'
  readonly states: never
  readonly single: false
}

export interface PriceAdditionalMenuRecord {
  readonly record: {
    readonly id: string
    readonly kind: 'nomination' | 'extension' | 'transport' | 'lateNight' | 'option' | 'cancel' | 'discount'
    readonly name: string
    readonly nameEn: string | null
    readonly amountType: 'yen' | 'percent' | 'atCost'
    readonly amount: string | null
    readonly per: 'time' | 'person' | 'minutes30' | 'day'
    readonly plans: readonly string[] | null
    readonly description: string | null
    readonly descriptionEn: string | null
    readonly sortOrder: number
    readonly isVisible: boolean
    readonly version: number
    readonly createdAt: string
    readonly updatedAt: string
    readonly createdBy: string | null
    readonly updatedBy: string | null
  }
  readonly create: FieldOf<PriceAdditionalMenuRecord['record']>
  readonly update: FieldOf<PriceAdditionalMenuRecord['record']>
  readonly bodies: never
  readonly twins: 'name' | 'description'
  readonly references: { readonly plans: 'pricePlan' }
  readonly heavy: 'description' | 'descriptionEn'
  readonly states: never
  readonly single: false
}

export interface PricePlanRecord {
  readonly record: {
    readonly id: string
    readonly service: string
    readonly name: string
    readonly nameEn: string | null
    readonly castRank: 'all' | 'standard' | 'premium' | 'royal'
    readonly durationMinutes: number
    readonly price: number
    readonly extensionMinutes: number | null
    readonly extensionPrice: number | null
    readonly areas: readonly string[] | null
    readonly startTime: string | null
    readonly endTime: string | null
    readonly description: string | null
    readonly descriptionEn: string | null
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
  readonly create: FieldOf<PricePlanRecord['record']>
  readonly update: FieldOf<PricePlanRecord['record']>
  readonly bodies: never
  readonly twins: 'name' | 'description'
  readonly references: { readonly service: 'service'; readonly areas: 'area' }
  readonly heavy: 'description' | 'descriptionEn'
  readonly states: never
  readonly single: false
}

export interface PrivacyPolicyRecord {
  readonly record: {
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
  readonly create: FieldOf<PrivacyPolicyRecord['record']>
  readonly update: FieldOf<PrivacyPolicyRecord['record']>
  readonly bodies: 'body' | 'bodyEn'
  readonly twins: 'title' | 'body'
  readonly references: {}
  readonly heavy: 'contactPoint' | 'externalTransmissions' | 'body' | 'bodyEn' | 'changeSummary' | 'memo'
  readonly states: 'draft' | 'published' | 'archived'
  readonly single: false
}

export interface ProductRecord {
  readonly record: {
    readonly id: string
    readonly name: string
    readonly nameEn: string | null
    readonly nameKana: string | null
    readonly code: string
    readonly slug: string
    readonly category: 'sweets' | 'tea' | 'tableware' | 'textile' | 'stationery' | 'gift' | 'other'
    readonly catchcopy: string | null
    readonly catchcopyEn: string | null
    readonly description: RichText | null
    readonly descriptionEn: RichText | null
    readonly images: readonly StoredListedPicture[] | null
    readonly price: number
    readonly listPrice: number | null
    readonly taxRate: '8' | '10'
    readonly manageStock: boolean
    readonly stock: number
    readonly stockAlert: number
    readonly maxPerOrder: number | null
    readonly janCode: string | null
    readonly weightKg: string | null
    readonly size: string | null
    readonly shippingKind: 'normal' | 'chilled' | 'frozen' | 'mail'
    readonly leadTimeDays: number
    readonly isFood: boolean
    readonly foodLabel: readonly { readonly label: string; readonly value: string }[] | null
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
    readonly saleStatus: 'preparing' | 'onSale' | 'soldOut' | 'ended'
    readonly saleStartAt: string | null
    readonly saleEndAt: string | null
    readonly relatedProducts: readonly string[] | null
    readonly sortOrder: number
    readonly isVisible: boolean
    readonly metaDescription: string | null
    readonly metaDescriptionEn: string | null
    readonly memo: string | null
    readonly version: number
    readonly createdAt: string
    readonly updatedAt: string
    readonly createdBy: string | null
    readonly updatedBy: string | null
  }
  readonly create: FieldOf<ProductRecord['record']>
  readonly update: FieldOf<ProductRecord['record']>
  readonly bodies: 'description' | 'descriptionEn'
  readonly twins: 'name' | 'catchcopy' | 'description' | 'metaDescription'
  readonly references: { readonly relatedProducts: 'product' }
  readonly heavy: 'description' | 'descriptionEn' | 'images' | 'foodLabel' | 'memo'
  readonly states: 'preparing' | 'onSale' | 'soldOut' | 'ended'
  readonly single: false
}

export interface ProductRecommendRecord {
  readonly record: {
    readonly id: string
    readonly product: string
    readonly position: 'home' | 'product' | 'cart'
    readonly comment: string | null
    readonly startAt: string | null
    readonly endAt: string | null
    readonly sortOrder: number
    readonly version: number
    readonly createdAt: string
    readonly updatedAt: string
    readonly createdBy: string | null
    readonly updatedBy: string | null
  }
  readonly create: FieldOf<ProductRecommendRecord['record']>
  readonly update: never
  readonly bodies: never
  readonly twins: never
  readonly references: { readonly product: 'product' }
  readonly heavy: never
  readonly states: never
  readonly single: false
}

export interface RegistrarRecord {
  readonly record: {
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
  readonly create: FieldOf<RegistrarRecord['record']>
  readonly update: FieldOf<RegistrarRecord['record']>
  readonly bodies: never
  readonly twins: never
  readonly references: {}
  readonly heavy: 'memo'
  readonly states: never
  readonly single: false
}

export interface ServiceRecord {
  readonly record: {
    readonly id: string
    readonly name: string
    readonly nameEn: string | null
    readonly slug: string
    readonly lead: string
    readonly leadEn: string | null
    readonly description: RichText
    readonly descriptionEn: RichText | null
    readonly image: StoredPicture | null
    readonly minMinutes: number
    readonly areas: readonly string[] | null
    readonly notes: string | null
    readonly notesEn: string | null
    readonly isRecommended: boolean
    readonly sortOrder: number
    readonly isVisible: boolean
    readonly version: number
    readonly createdAt: string
    readonly updatedAt: string
    readonly createdBy: string | null
    readonly updatedBy: string | null
  }
  readonly create: FieldOf<ServiceRecord['record']>
  readonly update: FieldOf<ServiceRecord['record']>
  readonly bodies: 'description' | 'descriptionEn'
  readonly twins: 'name' | 'lead' | 'description' | 'notes'
  readonly references: { readonly areas: 'area' }
  readonly heavy: 'description' | 'descriptionEn' | 'notes' | 'notesEn'
  readonly states: never
  readonly single: false
}

export interface ShopRecord {
  readonly record: {
    readonly id: string
    readonly rates:
      | readonly {
          readonly region:
            | 'rest'
            | 'hokkaido'
            | 'northTohoku'
            | 'southTohoku'
            | 'kanto'
            | 'shinetsu'
            | 'hokuriku'
            | 'chubu'
            | 'kansai'
            | 'chugoku'
            | 'shikoku'
            | 'kyushu'
            | 'okinawa'
          readonly normal?: number | null
          readonly chilled?: number | null
          readonly frozen?: number | null
          readonly mail?: number | null
          readonly days: number
        }[]
      | null
    readonly freeShippingFrom: number | null
    readonly shippingText: string | null
    readonly giftWrappingFee: number
    readonly noshiFee: number
    readonly orderDeadline: string | null
    readonly closedWeekdays: readonly ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun')[] | null
    readonly closedOnHolidays: boolean
    readonly closedPeriods: readonly { readonly from: string; readonly until?: string | null }[] | null
    readonly wishDateMaxDays: number
    readonly takesCards: boolean
    readonly cardPaymentMinutes: number | null
    readonly takesTransfers: boolean
    readonly transferDueDays: number
    readonly bankName: string | null
    readonly bankCode: string | null
    readonly branchName: string | null
    readonly branchCode: string | null
    readonly accountType: 'ordinary' | 'current' | null
    readonly accountNumber: string | null
    readonly accountHolderKana: string | null
    readonly version: number
    readonly createdAt: string
    readonly updatedAt: string
    readonly createdBy: string | null
    readonly updatedBy: string | null
  }
  readonly create: never
  readonly update: FieldOf<ShopRecord['record']>
  readonly bodies: never
  readonly twins: never
  readonly references: {}
  readonly heavy: 'rates' | 'closedPeriods'
  readonly states: never
  readonly single: true
}

export interface SoundRecord {
  readonly record: {
    readonly id: string
    readonly title: string
    readonly titleEn: string | null
    readonly titleKana: string | null
    readonly slug: string
    readonly kind: 'song' | 'bgm' | 'se' | 'jingle' | 'voice'
    readonly jacket: StoredPicture | null
    readonly audioFile: StoredFile | null
    readonly previewFile: StoredFile | null
    readonly youtubeUrl: string | null
    readonly durationSec: number | null
    readonly bpm: number | null
    readonly moods: readonly ('bright' | 'calm' | 'sad' | 'epic' | 'japanese' | 'mystery' | 'comic' | 'dark')[] | null
    readonly tags: readonly string[] | null
    readonly credits: readonly {
      readonly member?: string | null
      readonly guestName?: string | null
      readonly role: 'composer' | 'arranger' | 'lyricist' | 'vocal' | 'performer' | 'mix'
    }[]
    readonly isrc: string | null
    readonly workCode: string | null
    readonly licenseKind: 'reserved' | 'freeWithCredit' | 'free' | 'paid'
    readonly price: number | null
    readonly streamLinks: readonly { readonly label: string; readonly url: string }[] | null
    readonly description: RichText | null
    readonly descriptionEn: RichText | null
    readonly lyrics: string | null
    readonly releasedOn: string
    readonly sortOrder: number
    readonly isVisible: boolean
    readonly version: number
    readonly createdAt: string
    readonly updatedAt: string
    readonly createdBy: string | null
    readonly updatedBy: string | null
  }
  readonly create: FieldOf<SoundRecord['record']>
  readonly update: FieldOf<SoundRecord['record']>
  readonly bodies: 'description' | 'descriptionEn'
  readonly twins: 'title' | 'description'
  readonly references: { readonly 'credits.member': 'member' }
  readonly heavy: 'credits' | 'streamLinks' | 'description' | 'descriptionEn' | 'lyrics'
  readonly states: never
  readonly single: false
}

export interface TermOfServiceRecord {
  readonly record: {
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
  readonly create: FieldOf<TermOfServiceRecord['record']>
  readonly update: FieldOf<TermOfServiceRecord['record']>
  readonly bodies: 'body' | 'bodyEn'
  readonly twins: 'title' | 'body'
  readonly references: {}
  readonly heavy: 'body' | 'bodyEn' | 'changeSummary' | 'memo'
  readonly states: 'draft' | 'published' | 'archived'
  readonly single: false
}

export interface TokushoRecord {
  readonly record: {
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
  readonly create: FieldOf<TokushoRecord['record']>
  readonly update: FieldOf<TokushoRecord['record']>
  readonly bodies: 'summaryEn'
  readonly twins: never
  readonly references: {}
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

export interface YearRecord {
  readonly record: {
    readonly id: string
    readonly year: string
    readonly label: string
    readonly startOn: string
    readonly endOn: string
    readonly theme: string | null
    readonly planFile: StoredFile | null
    readonly isCurrent: boolean
    readonly isVisible: boolean
    readonly version: number
    readonly createdAt: string
    readonly updatedAt: string
    readonly createdBy: string | null
    readonly updatedBy: string | null
  }
  readonly create: FieldOf<YearRecord['record']>
  readonly update: FieldOf<YearRecord['record']>
  readonly bodies: never
  readonly twins: never
  readonly references: {}
  readonly heavy: never
  readonly states: never
  readonly single: false
}
