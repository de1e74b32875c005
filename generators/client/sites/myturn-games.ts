// Generated from the declarations in entities/. To change it, edit that and run `npm run generate`.
import { connect, type Client } from '../client.ts'
import type * as all from '../entities.ts'
import type { ContentAt } from '../queries.ts'
import type { RecordsAt } from '../records.ts'
import type { ClientOptions } from '../transport.ts'

/** What myturn-games publishes. */
export interface Content {
  readonly news: ContentAt<all.News, 'venue' | 'heldFrom' | 'heldUntil' | 'sounds' | 'members' | 'constructionProject'>
}

/** What keys may read and write besides. */
export interface KeyRecords {
  readonly news: RecordsAt<
    all.NewsRecord,
    'venue' | 'heldFrom' | 'heldUntil' | 'sounds' | 'members' | 'constructionProject',
    'create' | 'update'
  >
}

export type News = Content['news']['record']
export type NewsRecord = KeyRecords['news']['record']

export type Intake = never

/** A client of a tenant of myturn-games. */
export const createClient = (options: ClientOptions): Client<Content, KeyRecords, Intake> =>
  connect({ content: { news: 'news' }, records: { news: 'news' }, opening: [] }, options)
