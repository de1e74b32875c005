import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Entity } from '../../entities/language/entity.ts'
import { gojuonReplacements } from '../../entities/language/gojuon.ts'
import { column } from '../db/column.ts'

/** Sorts records by a field, those without a value last; ties are left to the caller. The index of the field has the same terms. */
export function sortedBy<DB, Table extends keyof DB, Row>(
  records: SelectQueryBuilder<DB, Table, Row>,
  { fields }: Entity,
  table: string,
  field: string,
  direction: 'ASC' | 'DESC',
): SelectQueryBuilder<DB, Table, Row> {
  const stored = column(table, field)
  const towards = direction === 'ASC' ? 'asc' : 'desc'
  const isReading = fields[field]?.reading === true
  const sorted = records.orderBy(isReading ? gojuonKeyOf(stored) : stored, (by) => by[towards]().nullsLast())
  return isReading ? sorted.orderBy(stored, towards) : sorted
}

const gojuonKeyOf = (stored: RawBuilder<unknown>): RawBuilder<unknown> =>
  gojuonReplacements.reduce((key, [from, to]) => sql`replace(${key}, ${sql.lit(from)}, ${sql.lit(to)})`, stored)
