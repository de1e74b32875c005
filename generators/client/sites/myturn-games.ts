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
  readonly platforms: readonly ('pc' | 'console' | 'ios' | 'android' | 'analog')[] | null
  readonly isPinned: boolean
  readonly publishAt: string | null
  readonly unpublishAt: string | null
  readonly metaDescription: string | null
  readonly updatedAt: string
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
  readonly platforms: readonly ('pc' | 'console' | 'ios' | 'android' | 'analog')[] | null
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

/** What myturn-games publishes. */
export interface Content {
  readonly news: {
    readonly record: News
    readonly bodies: 'body'
    readonly twins: never
    readonly references: {}
    readonly filters: {
      readonly equal: 'id' | 'category' | 'isPinned'
      readonly ordered: 'updatedAt' | 'publishAt' | 'unpublishAt'
      readonly orderedText: 'title' | 'slug' | 'linkUrl' | 'gameTitle' | 'metaDescription'
      readonly item: 'platforms'
    }
    readonly sorts:
      | 'id'
      | 'title'
      | 'slug'
      | 'category'
      | 'linkUrl'
      | 'gameTitle'
      | 'isPinned'
      | 'publishAt'
      | 'unpublishAt'
      | 'metaDescription'
      | 'updatedAt'
    readonly counts: 'category' | 'platforms' | 'isPinned'
    readonly searched: true
    readonly feed: true
  }
}

/** What keys may read and write besides. */
export interface KeyRecords {
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
      | 'platforms'
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
      | 'platforms'
      | 'isPinned'
      | 'status'
      | 'publishAt'
      | 'unpublishAt'
      | 'metaDescription'
    readonly heavy: 'body' | 'attachments'
    readonly states: 'draft' | 'published' | 'archived'
    readonly single: false
  }
}

export type Intake = never

/** A client of a tenant of myturn-games. */
export const createClient = (options: ClientOptions): Client<Content, KeyRecords, Intake> =>
  connect({ content: { news: 'news' }, records: { news: 'news' }, opening: [] }, options)
