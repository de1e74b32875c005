import type { RawBuilder } from 'kysely'
import type { Operation } from '../../db/query.ts'
import type { Context } from '../../records/context.ts'

/** The index of words as each database keeps it. */
export interface SearchIndex {
  /** The ids of the records that have all the `terms`; `inText` asks their folded words for more. */
  search(inText: (folded: RawBuilder<unknown>) => RawBuilder<unknown>): RawBuilder<unknown>
  /** Terms as the marker `terms` is bound to them. */
  bindTerms(terms: readonly string[]): unknown
  insert(context: Context, id: string, folded: string): Operation<void>
  /** Touches the index only when the words changed. */
  update(context: Context, id: string, folded: string): Operation<void>
  remove(context: Context, id: string): Operation<void>
}
