import { sql } from 'kysely'
import type { Entity, Field } from '../../../entities/language/entity.ts'
import { isMultiValued } from '../../../entities/language/derived/list-operators.ts'
import { bindings, matchingRecords, shapeOf } from '../../kernel/crud/list/select.ts'
import type { RecordQuery } from '../../kernel/crud/list/query.ts'
import { column } from '../../base/db/column.ts'
import type { Database } from '../../base/db/database.ts'
import { all } from '../../base/db/query.ts'
import { readPartsCached, type CachedReading, type Read, type Reading } from '../../kernel/public/cache.ts'
import type { Publisher } from '../../kernel/public/public-record.ts'
import { nextBoundary } from '../../kernel/public/visible-now.ts'
import { fromStored, type Stored } from '../../kernel/records/stored-values.ts'
import { findPublic } from './find-public.ts'
import type { Reader } from './read-records.ts'
import { contextOf } from './public-rows.ts'

/** The most values that are returned. */
const maxValues = 1000

interface ValueCount {
  readonly value: unknown
  readonly count: number
}

/** How many of the public records that a query finds have each value of a field, the most frequent first. */
export async function countBy(
  database: Database,
  tenant: Publisher,
  entity: Entity,
  field: Field,
  query: RecordQuery,
  { signal, admitSearch }: Reader = {},
): Promise<CachedReading<readonly ValueCount[]>> {
  const context = contextOf(database, tenant, entity)
  const { store } = context
  const { conditions, words } = query
  const key = JSON.stringify([field.name, conditions, words])
  const parts = async (read: Read): Promise<Reading<readonly ValueCount[]>> => {
    if (words.length > 0) await admitSearch?.()
    const found = words.length > 0 ? await findPublic(context, query, read) : undefined
    return read(function* () {
      const until = yield* nextBoundary(store, tenant.id, entity)
      const shape = `content counts|${field.name}|${shapeOf(context, query)}`
      const statement = store.cachedStatement<{ value: Stored; count: number }>`${shape}`(() => {
        const stored = column(store.scope.records(entity).table, field.name)
        const matching = matchingRecords(context, query).select(stored.as('value'))
        const several = isMultiValued(field)
        const value = column(several ? 'element' : 'counted', 'value')
        return store.scope.plain(sql`select ${value} as "value", count(*) as "count"
          from ${matching} as "counted"
          ${several ? sql`cross join ${store.fn.elements(column('counted', 'value'), 'element')}` : sql``}
          group by ${value} order by count(*) desc, ${value} limit ${sql.lit(maxValues)}`)
      })
      const rows = yield* all(statement(bindings(context, query, found?.ids)))
      const storage = isMultiValued(field) ? 'text' : field.storage
      const value = rows.map((row) => ({ value: fromStored(storage, row.value), count: Number(row.count) }))
      // The databases do not agree on the order of texts.
      const inOrder = value.toSorted((a, b) => b.count - a.count || (String(a.value) < String(b.value) ? -1 : 1))
      return { value: inOrder, until: Math.min(found?.until ?? Infinity, until) }
    })
  }
  return readPartsCached(database, tenant.id, `content counts ${entity.name} ${key}`, parts, {
    mayTakeLong: true,
    forPublic: true,
    signal,
  })
}
