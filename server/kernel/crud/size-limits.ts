import { sql, type RawBuilder } from 'kysely'
import type { Storage } from '../../../entities/language/field-kind.ts'
import { column } from '../../base/db/column.ts'
import type { SqlFunctions } from '../../base/db/sql-functions.ts'

/**
 * The maximum number of record bytes in one response, about twenty of the largest records. A response is built in one
 * piece, which blocks everyone else.
 */
export const maxResponseBytes = 8_000_000

/** How many of the records that were changed with one are counted at most. */
export const maxOthers = 1000

interface StoredColumn {
  readonly name: string
  readonly storage: Storage
}

/** The size in bytes of a row's texts; numbers are negligible. */
export const rowSize = (
  { byteLength }: SqlFunctions,
  table: string,
  columns: readonly StoredColumn[],
): RawBuilder<number> =>
  sql`(${sql.join(
    [
      sql`0`,
      ...columns
        .filter(({ storage }) => storage === 'json' || storage === 'text')
        .map(({ name }) => byteLength(column(table, name))),
    ],
    sql` + `,
  )})`

/** How many of the sizes, in order, fit within the limit. The first always counts. */
export function countFitting(sizes: readonly number[], limit: number): number {
  let sum = 0
  const firstTooMany = sizes.findIndex((size, place) => (sum += size) > limit && place > 0)
  return firstTooMany === -1 ? sizes.length : firstTooMany
}
