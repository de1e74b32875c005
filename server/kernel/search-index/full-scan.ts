import { all, type Operation } from '../../base/db/query.ts'
import { tenantBindings, type Context } from '../records/context.ts'
import type { Row } from '../records/stored-values.ts'
import { searchableText, selectSearched } from './record-index.ts'

/** The ids of the records that match all words, found by reading every record: for views, which have no index. */
export function* scanForWords(context: Context, words: readonly string[]): Operation<readonly string[]> {
  const { store, entity } = context
  const statement = store.cachedStatement<Row & { id: string }>`words|${entity.name}`(() => selectSearched(context))
  const rows = yield* all(statement(tenantBindings(context)))
  return rows
    .filter((row) => {
      const folded = searchableText(context, row)
      return words.every((word) => folded.includes(word))
    })
    .map(({ id }) => id)
}
