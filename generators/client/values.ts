/** A file where it can be fetched from any site. */
export interface FileValue {
  readonly src: string
  readonly title: string
  readonly type?: string | null
  readonly size?: number | null
  readonly url: string
}

/** A picture and the widths that it is kept in, the smallest first. */
export interface Picture {
  readonly src: string
  readonly alt: string
  /** It conveys nothing that the text does not. */
  readonly decorative: boolean
  readonly caption?: string | null
  /** Both in English; not with `lang`, which puts them in place. */
  readonly altEn?: string | null
  readonly captionEn?: string | null
  readonly width?: number | null
  readonly height?: number | null
  readonly url: string
  readonly widths: readonly { readonly width: number; readonly url: string }[]
  /** The colour that most of it has, as `#rrggbb`, to show until it has come; null until it is known. */
  readonly color: string | null
  /** What stays in sight when it is cut, in fractions of width and height from the top left; the middle unless set. */
  readonly focus: Focus
}

/** A point of a picture, from 0 to 1. */
export interface Focus {
  readonly x: number
  readonly y: number
}

/** A picture of several, one of which stands for the record. */
export interface ListedPicture extends Picture {
  readonly isMain: boolean
}

/** Files and pictures as a key reads and writes them; the server fills in what it knows of the upload. */
export interface StoredFile {
  readonly src: string
  readonly title: string
  readonly type?: string | null
  readonly size?: number | null
}
export interface StoredPicture {
  readonly src: string
  readonly alt: string
  readonly decorative: boolean
  readonly caption?: string | null
  readonly altEn?: string | null
  readonly captionEn?: string | null
  readonly width?: number | null
  readonly height?: number | null
  /** Its focal point where this record has one of its own; the library’s applies elsewhere. */
  readonly focus?: Focus | null
}
export interface StoredListedPicture extends StoredPicture {
  readonly isMain: boolean
}

/** A text with pictures, lists, tables and more, as blocks. */
export interface RichText {
  readonly time?: number
  readonly version?: string
  readonly blocks: readonly Block[]
}

/** A block. `text` and `caption` hold inline HTML: b, i, u, s, mark, code, br and a. */
export type Block =
  | BlockOf<'paragraph', { readonly text: string }>
  | BlockOf<'header', { readonly text: string; readonly level: 2 | 3 | 4 }>
  | BlockOf<'list', { readonly style: 'unordered' | 'ordered'; readonly items: readonly ListItem[] }>
  | BlockOf<'checkList', { readonly items: readonly { readonly text: string; readonly checked: boolean }[] }>
  | BlockOf<'quote', { readonly text: string; readonly caption?: string }>
  | BlockOf<'delimiter', object>
  | BlockOf<'table', { readonly withHeadings: boolean; readonly content: readonly (readonly string[])[] }>
  | BlockOf<'code', { readonly code: string }>
  | BlockOf<'image', BlockPicture>
  | BlockOf<'embed', { readonly service: 'youtube'; readonly embed: string; readonly caption?: string }>
  | BlockOf<'linkTool', BlockLink>

interface BlockOf<T extends string, D> {
  readonly id?: string
  readonly type: T
  readonly data: D
}

export type ListItem = string | { readonly text: string; readonly items: readonly ListItem[] }

interface BlockPicture {
  readonly file: { readonly url: string; readonly width?: number; readonly height?: number }
  readonly caption?: string
  readonly alt?: string
  readonly decorative?: boolean
  readonly withBorder: boolean
  readonly withBackground: boolean
  readonly stretched: boolean
}

interface BlockLink {
  readonly link: string
  readonly meta: {
    readonly title?: string
    readonly description?: string
    readonly image?: { readonly url: string }
  }
}

/** A day of a week of opening hours, on the 30-hour clock: 26:00 is two in the morning. */
export interface WeekDay {
  readonly weekday: 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'
  readonly isOpen: boolean
  readonly ranges: readonly {
    readonly openTime: string
    readonly closeTime: string
    readonly lastOrderTime?: string | null
  }[]
  readonly note?: string | null
}

/** When a tenant is open, now and next. Instants are in UTC; hours are on the 30-hour clock. */
export interface Opening {
  readonly isOpen: boolean
  readonly current: OpeningSpan | null
  readonly next: OpeningSpan | null
  readonly days: readonly {
    readonly day: string
    /** Empty where it is closed; null where no opening hours are in force. */
    readonly hours: readonly { readonly start: string; readonly end: string }[] | null
    readonly special: { readonly id: string; readonly state: string; readonly updatedAt: string } | null
  }[]
}

interface OpeningSpan {
  readonly opensAt: string
  readonly closesAt: string
}

/** What the public of a tenant sees differently since a place. */
export interface Changes<E extends string = string> {
  /** Each record as it is now: `changed` can be read, whether it is new or not; `withdrawn` not any more. */
  readonly changes: readonly Change<E>[]
  /** The place to ask from the next time. */
  readonly next: string
}

export interface Change<E extends string = string> {
  /** By the client’s name of it: `businessSchedule`. */
  readonly entity: E
  readonly id: string
  /** The slug by which it is, or was last, addressed; null if it has none. */
  readonly slug: string | null
  readonly kind: 'changed' | 'withdrawn'
  readonly at: string
}
