import { column } from '../../db/column.ts'
import { all, type Operation } from '../../db/query.ts'
import { wallOf, type Context } from '../context.ts'
import type { Row } from '../record/row.ts'
import { wordsOf } from './entries.ts'

/** The records that have all the words, found by reading every one: for a view, of which no index is kept. */
export function* foundByReading(context: Context, words: readonly string[]): Operation<readonly string[]> {
  const { store, entity } = context
  const statement = store.shaped<Row & { id: string }>(`words|${entity.name}`, () => {
    const { table, select } = store.scope.records(entity)
    return select().select(['id', ...entity.search!].map((name) => column(table, name).as(name)))
  })
  const rows = yield* all(statement(wallOf(context)))
  return rows
    .filter((row) => {
      const folded = wordsOf(context, row)
      return words.every((word) => folded.includes(word))
    })
    .map(({ id }) => id)
}
