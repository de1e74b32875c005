import type { RawBuilder } from 'kysely'
import type { Operation } from '../../base/db/query.ts'
import type { Bindings, Bound } from '../../base/db/statement.ts'
import type { Context } from '../records/context.ts'

/** A search index, implemented for each database. */
export interface SearchIndex {
  /** The ids of the records that match all `terms`; `words` adds conditions of `containsWord`. */
  search(words: RawBuilder<unknown>): RawBuilder<unknown>
  /** Whether the folded text of a record contains one of the words of `bindWords`. */
  containsWord(index: number): RawBuilder<boolean>
  /**
   * The ids of records of one entity that match, newest first, without reading more than a few of very many: of the
   * records that have all terms (bound to `terms`), the newest `examined` are looked at, and the first `wanted` of those
   * whose folded text contains all words of `bindWordList` are the result.
   */
  searchNewest(entity: string, terms: RawBuilder<unknown>): RawBuilder<unknown>
  /** Converts search terms to the value bound to `terms`. */
  bindTerms(terms: readonly string[]): Bound
  /** Words that are looked for one by one. */
  bindWords(words: readonly string[]): Bindings
  /** Words that are looked for together: `words`, a JSON array, and what else the index needs. */
  bindWordList(words: readonly string[]): Bindings
  insert(context: Context, id: string, folded: string): Operation<void>
  /** Writes to the index only if the words have changed. */
  update(context: Context, id: string, folded: string): Operation<void>
  remove(context: Context, id: string): Operation<void>
}
