import type { RawBuilder } from 'kysely'
import type { Operation } from '../../db/query.ts'
import type { Context } from '../context.ts'

/** The index of words as each database keeps it. */
export interface SearchIndex {
  /** The ids of the records that have all the `terms`; `inText` asks their folded words for more. */
  found(inText: (folded: RawBuilder<unknown>) => RawBuilder<unknown>): RawBuilder<unknown>
  /** Terms as the marker `terms` is bound to them. */
  asked(terms: readonly string[]): unknown
  enter(context: Context, id: string, folded: string): Operation<void>
  /** Touches the index only when the words changed. */
  renew(context: Context, id: string, folded: string): Operation<void>
  forget(context: Context, id: string): Operation<void>
}
