import type { RawBuilder } from 'kysely'
import type { Operation } from '../db/query.ts'
import type { Context } from '../records/context.ts'

/** A search index, implemented for each database. */
export interface SearchIndex {
  /** The ids of the records that match all `terms`; `inText` adds conditions on their folded text. */
  search(inText: (folded: RawBuilder<unknown>) => RawBuilder<unknown>): RawBuilder<unknown>
  /** Converts search terms to the value bound to `terms`. */
  bindTerms(terms: readonly string[]): unknown
  insert(context: Context, id: string, folded: string): Operation<void>
  /** Writes to the index only if the words have changed. */
  update(context: Context, id: string, folded: string): Operation<void>
  remove(context: Context, id: string): Operation<void>
}
