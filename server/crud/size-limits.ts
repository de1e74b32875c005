import { sql, type RawBuilder } from 'kysely'
import type { Storage } from '../../entities/language/field-kind.ts'
import { column } from '../db/column.ts'
import type { SqlFunctions } from '../db/sql-functions.ts'

/**
 * The most bytes of records that one answer holds, about twenty of the largest: it is put together in one piece, and
 * nobody else is served meanwhile.
 */
export const maxResponseBytes = 8_000_000

interface StoredColumn {
  readonly name: string
  readonly storage: Storage
}

/** How many bytes the texts of a row are; what is a number is next to nothing. */
export const rowSize = (
  { byteLength: bytes }: SqlFunctions,
  table: string,
  columns: readonly StoredColumn[],
): RawBuilder<number> =>
  sql`(${sql.join(
    [
      sql`0`,
      ...columns
        .filter(({ storage }) => storage === 'json' || storage === 'text')
        .map(({ name }) => bytes(column(table, name))),
    ],
    sql` + `,
  )})`

/** How many things of these sizes, in this order, are together no larger than the most. The first always is. */
export function countFitting(sizes: readonly number[], limit: number): number {
  let sum = 0
  const beyond = sizes.findIndex((size, place) => (sum += size) > limit && place > 0)
  return beyond === -1 ? sizes.length : beyond
}
