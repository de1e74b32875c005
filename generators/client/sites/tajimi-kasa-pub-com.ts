// Generated from the declarations in entities/. To change it, edit that and run `npm run generate`.
import { connect, type Client } from '../client.ts'
import type { ClientOptions } from '../transport.ts'
import type {
  FileValue,
  ListedPicture,
  Picture,
  RichText,
  StoredFile,
  StoredListedPicture,
  StoredPicture,
} from '../values.ts'

export interface Article {
  readonly id: string
  readonly title: string
  readonly slug: string
  readonly lead: string | null
  readonly thumbnail: Picture | null
  readonly body: RichText
  readonly tags: readonly string[] | null
  readonly authorName: string | null
  readonly year: string
  readonly circle: string | null
  readonly isPinned: boolean
  readonly relatedArticles: readonly string[] | null
  readonly publishAt: string | null
  readonly unpublishAt: string | null
  readonly metaDescription: string | null
  readonly updatedAt: string
}

export interface Circle {
  readonly id: string
  readonly name: string
  readonly genre: 'music' | 'dance' | 'art' | 'tea' | 'language' | 'cooking' | 'sports' | 'kids' | 'culture' | 'other'
  readonly introduction: string
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
  readonly sessions:
    | readonly {
        readonly date: string
        readonly startTime: string
        readonly endTime: string
        readonly theme?: string | null
      }[]
    | null
  readonly category: 'course' | 'festival' | 'exhibition' | 'concert' | 'kids' | 'volunteer' | 'other'
  readonly facilities: readonly string[] | null
  readonly hostName: string | null
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
  readonly updatedAt: string
}

export interface Facility {
  readonly id: string
  readonly name: string
  readonly kind: 'hall' | 'meeting' | 'japanese' | 'kitchen' | 'craft' | 'music' | 'gym' | 'library' | 'outdoor'
  readonly floor: 'b1' | 'f1' | 'f2' | 'f3' | 'outside' | null
  readonly capacity: number | null
  readonly areaM2: string | null
  readonly description: string | null
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
  readonly sortOrder: number
  readonly updatedAt: string
}

export interface Link {
  readonly id: string
  readonly title: string
  readonly url: string
  readonly category: 'government' | 'school' | 'facility' | 'related' | 'volunteer' | 'other'
  readonly description: string | null
  readonly banner: Picture | null
  readonly openInNewTab: boolean
  readonly sortOrder: number
  readonly updatedAt: string
}

export interface Media {
  readonly id: string
  readonly title: string
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
  readonly event: string | null
  readonly circle: string | null
  readonly updatedAt: string
}

export interface Year {
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
  readonly year: string | null
  readonly circle: string | null
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

export interface CircleRecord {
  readonly id: string
  readonly name: string
  readonly nameKana: string
  readonly genre: 'music' | 'dance' | 'art' | 'tea' | 'language' | 'cooking' | 'sports' | 'kids' | 'culture' | 'other'
  readonly introduction: string
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
  readonly category: 'event' | 'facility' | 'general' | 'other'
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
  readonly email:
    'applicationReceived' | 'applicationConfirmed' | 'applicationCancelled' | 'inquiryReceived' | 'inquiryReply'
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
  readonly sessions:
    | readonly {
        readonly date: string
        readonly startTime: string
        readonly endTime: string
        readonly theme?: string | null
      }[]
    | null
  readonly category: 'course' | 'festival' | 'exhibition' | 'concert' | 'kids' | 'volunteer' | 'other' | null
  readonly facilities: readonly string[] | null
  readonly hostName: string | null
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
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
}

export interface FacilityRecord {
  readonly id: string
  readonly name: string
  readonly kind: 'hall' | 'meeting' | 'japanese' | 'kitchen' | 'craft' | 'music' | 'gym' | 'library' | 'outdoor'
  readonly floor: 'b1' | 'f1' | 'f2' | 'f3' | 'outside' | null
  readonly capacity: number | null
  readonly areaM2: string | null
  readonly description: string | null
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
  readonly sortOrder: number
  readonly isVisible: boolean
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
}

export interface LinkRecord {
  readonly id: string
  readonly title: string
  readonly url: string
  readonly category: 'government' | 'school' | 'facility' | 'related' | 'volunteer' | 'other'
  readonly description: string | null
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

export interface MediaRecord {
  readonly id: string
  readonly title: string
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

export interface YearRecord {
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

/** What tajimi-kasa-pub-com publishes. */
export interface Content {
  readonly article: {
    readonly record: Article
    readonly bodies: 'body'
    readonly twins: never
    readonly references: { readonly year: 'year'; readonly circle: 'circle'; readonly relatedArticles: 'article' }
    readonly filters: {
      readonly equal: 'id' | 'year' | 'circle' | 'isPinned'
      readonly ordered: 'updatedAt' | 'publishAt' | 'unpublishAt'
      readonly orderedText: 'title' | 'slug' | 'authorName' | 'metaDescription'
      readonly item: 'tags' | 'relatedArticles'
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
    readonly counts: 'tags' | 'year' | 'circle' | 'isPinned' | 'relatedArticles'
    readonly searched: true
    readonly feed: true
  }
  readonly circle: {
    readonly record: Circle
    readonly bodies: never
    readonly twins: never
    readonly references: { readonly facility: 'facility'; readonly years: 'year' }
    readonly filters: {
      readonly equal: 'id' | 'genre' | 'facility' | 'recruiting'
      readonly ordered: 'updatedAt' | 'memberCount' | 'monthlyFee'
      readonly orderedText: 'name' | 'target' | 'feeNote' | 'websiteUrl' | 'instagramId' | 'facebookId'
      readonly item: 'years'
    }
    readonly sorts:
      | 'id'
      | 'name'
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
    readonly searched: true
  }
  readonly event: {
    readonly record: Event
    readonly bodies: 'body'
    readonly twins: never
    readonly references: { readonly facilities: 'facility'; readonly year: 'year'; readonly circle: 'circle' }
    readonly filters: {
      readonly equal:
        'id' | 'isAllDay' | 'category' | 'year' | 'circle' | 'applicationMethod' | 'takesApplications' | 'holdStatus'
      readonly ordered:
        | 'updatedAt'
        | 'startAt'
        | 'endAt'
        | 'capacity'
        | 'remaining'
        | 'applicationStartAt'
        | 'applicationEndAt'
        | 'publishAt'
        | 'unpublishAt'
      readonly orderedText:
        'title' | 'slug' | 'lead' | 'hostName' | 'target' | 'belongings' | 'applicationUrl' | 'metaDescription'
      readonly item: 'facilities'
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
      | 'hostName'
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
      | 'updatedAt'
    readonly counts:
      | 'isAllDay'
      | 'category'
      | 'facilities'
      | 'year'
      | 'circle'
      | 'applicationMethod'
      | 'takesApplications'
      | 'holdStatus'
    readonly searched: true
    readonly calendar: true
  }
  readonly facility: {
    readonly record: Facility
    readonly bodies: never
    readonly twins: never
    readonly references: {}
    readonly filters: {
      readonly equal: 'id' | 'kind' | 'floor' | 'isReservable'
      readonly ordered: 'updatedAt' | 'capacity' | 'areaM2' | 'openTime' | 'closeTime' | 'sortOrder'
      readonly orderedText: 'name' | 'reservationUrl' | 'mapUrl' | 'notice'
      readonly item: 'barrierFree'
    }
    readonly sorts:
      | 'id'
      | 'name'
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
      | 'sortOrder'
      | 'updatedAt'
    readonly counts: 'kind' | 'floor' | 'barrierFree' | 'isReservable'
    readonly searched: true
  }
  readonly link: {
    readonly record: Link
    readonly bodies: never
    readonly twins: never
    readonly references: {}
    readonly filters: {
      readonly equal: 'id' | 'category' | 'openInNewTab'
      readonly ordered: 'updatedAt' | 'sortOrder'
      readonly orderedText: 'title' | 'url'
    }
    readonly sorts: 'id' | 'title' | 'url' | 'category' | 'openInNewTab' | 'sortOrder' | 'updatedAt'
    readonly counts: 'category' | 'openInNewTab'
    readonly searched: true
  }
  readonly media: {
    readonly record: Media
    readonly bodies: never
    readonly twins: never
    readonly references: { readonly year: 'year'; readonly event: 'event'; readonly circle: 'circle' }
    readonly filters: {
      readonly equal: 'id' | 'kind' | 'year' | 'event' | 'circle'
      readonly ordered: 'updatedAt' | 'publishedOn' | 'issueNumber'
      readonly orderedText: 'title' | 'outletName' | 'youtubeUrl' | 'url'
    }
    readonly sorts:
      'id' | 'title' | 'kind' | 'publishedOn' | 'issueNumber' | 'outletName' | 'youtubeUrl' | 'url' | 'updatedAt'
    readonly counts: 'kind' | 'year' | 'event' | 'circle'
    readonly searched: true
  }
  readonly year: {
    readonly record: Year
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
      | 'year'
      | 'circle'
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
      | 'year'
      | 'circle'
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
  readonly circle: {
    readonly record: CircleRecord
    readonly create:
      | 'name'
      | 'nameKana'
      | 'genre'
      | 'introduction'
      | 'images'
      | 'activities'
      | 'facility'
      | 'memberCount'
      | 'target'
      | 'monthlyFee'
      | 'feeNote'
      | 'recruiting'
      | 'years'
      | 'representative'
      | 'representativePhone'
      | 'representativeEmail'
      | 'websiteUrl'
      | 'instagramId'
      | 'facebookId'
      | 'isVisible'
      | 'memo'
    readonly update:
      | 'name'
      | 'nameKana'
      | 'genre'
      | 'introduction'
      | 'images'
      | 'activities'
      | 'facility'
      | 'memberCount'
      | 'target'
      | 'monthlyFee'
      | 'feeNote'
      | 'recruiting'
      | 'years'
      | 'representative'
      | 'representativePhone'
      | 'representativeEmail'
      | 'websiteUrl'
      | 'instagramId'
      | 'facebookId'
      | 'isVisible'
      | 'memo'
    readonly heavy: 'introduction' | 'images' | 'activities' | 'memo'
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
      | 'sessions'
      | 'category'
      | 'facilities'
      | 'hostName'
      | 'year'
      | 'circle'
      | 'target'
      | 'belongings'
      | 'flyer'
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
      | 'sessions'
      | 'category'
      | 'facilities'
      | 'hostName'
      | 'year'
      | 'circle'
      | 'target'
      | 'belongings'
      | 'flyer'
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
    readonly heavy: 'images' | 'body' | 'sessions' | 'fees'
    readonly states: 'draft' | 'published' | 'archived'
    readonly single: false
  }
  readonly facility: {
    readonly record: FacilityRecord
    readonly create:
      | 'name'
      | 'kind'
      | 'floor'
      | 'capacity'
      | 'areaM2'
      | 'description'
      | 'images'
      | 'equipment'
      | 'barrierFree'
      | 'fees'
      | 'openTime'
      | 'closeTime'
      | 'extensionNumber'
      | 'isReservable'
      | 'reservationUrl'
      | 'mapUrl'
      | 'notice'
      | 'sortOrder'
      | 'isVisible'
    readonly update:
      | 'name'
      | 'kind'
      | 'floor'
      | 'capacity'
      | 'areaM2'
      | 'description'
      | 'images'
      | 'equipment'
      | 'barrierFree'
      | 'fees'
      | 'openTime'
      | 'closeTime'
      | 'extensionNumber'
      | 'isReservable'
      | 'reservationUrl'
      | 'mapUrl'
      | 'notice'
      | 'sortOrder'
      | 'isVisible'
    readonly heavy: 'description' | 'images' | 'equipment' | 'fees'
    readonly states: never
    readonly single: false
  }
  readonly link: {
    readonly record: LinkRecord
    readonly create:
      'title' | 'url' | 'category' | 'description' | 'banner' | 'openInNewTab' | 'checkedOn' | 'sortOrder' | 'isVisible'
    readonly update:
      'title' | 'url' | 'category' | 'description' | 'banner' | 'openInNewTab' | 'checkedOn' | 'sortOrder' | 'isVisible'
    readonly heavy: 'description'
    readonly states: never
    readonly single: false
  }
  readonly media: {
    readonly record: MediaRecord
    readonly create:
      | 'title'
      | 'kind'
      | 'year'
      | 'publishedOn'
      | 'issueNumber'
      | 'outletName'
      | 'file'
      | 'youtubeUrl'
      | 'url'
      | 'thumbnail'
      | 'images'
      | 'description'
      | 'event'
      | 'circle'
      | 'rightsCleared'
      | 'isVisible'
    readonly update:
      | 'title'
      | 'kind'
      | 'year'
      | 'publishedOn'
      | 'issueNumber'
      | 'outletName'
      | 'file'
      | 'youtubeUrl'
      | 'url'
      | 'thumbnail'
      | 'images'
      | 'description'
      | 'event'
      | 'circle'
      | 'rightsCleared'
      | 'isVisible'
    readonly heavy: 'images' | 'description'
    readonly states: never
    readonly single: false
  }
  readonly year: {
    readonly record: YearRecord
    readonly create: 'year' | 'label' | 'startOn' | 'endOn' | 'theme' | 'planFile' | 'isCurrent' | 'isVisible'
    readonly update: 'year' | 'label' | 'startOn' | 'endOn' | 'theme' | 'planFile' | 'isCurrent' | 'isVisible'
    readonly heavy: never
    readonly states: never
    readonly single: false
  }
}

export type Intake = 'applications:send' | 'inquiries:send'

/** A client of a tenant of tajimi-kasa-pub-com. */
export const createClient = (options: ClientOptions): Client<Content, KeyRecords, Intake> =>
  connect(
    {
      content: {
        article: 'article',
        circle: 'circle',
        event: 'event',
        facility: 'facility',
        link: 'link',
        media: 'media',
        year: 'year',
      },
      records: {
        application: 'application',
        article: 'article',
        circle: 'circle',
        contact: 'contact',
        emailText: 'email-text',
        event: 'event',
        facility: 'facility',
        link: 'link',
        media: 'media',
        year: 'year',
      },
      opening: [],
    },
    options,
  )
