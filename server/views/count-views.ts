import { sql } from 'kysely'
import { maxViewCount } from '../../entities/language/list-views.ts'
import type { RecordQuery } from '../crud/list/query.ts'
import { conditionBindings, matchingRecords, shapeOf } from '../crud/list/select.ts'
import { all, type Operation } from '../db/query.ts'
import { tenantBindings, type Context } from '../records/context.ts'

const prefixAt = (place: number): string => `v${place}_`

/**
 * How many records each of several queries of a list finds, by one statement that counts no further than one above
 * `maxViewCount`. A query that searches for words has no count: each would need a search of its own.
 */
export function* countViews(context: Context, queries: readonly RecordQuery[]): Operation<readonly (number | null)[]> {
  const counted = queries.flatMap((query, place) => (query.words.length === 0 ? [{ query, place }] : []))
  if (counted.length === 0) return queries.map(() => null)
  const { store } = context
  const shape = counted.map(({ query, place }) => `${place} ${shapeOf(context, query)}`).join('|')
  const statement = store.cachedStatement<{ place: number; count: number }>(`view counts|${shape}`, () => {
    const [one, ...others] = counted.map(({ query, place }) =>
      store.scope
        .over(
          matchingRecords(context, query, prefixAt(place))
            .select(sql`1`.as('one'))
            .limit(sql.lit(maxViewCount + 1)),
          'counted',
        )
        .select([sql<number>`${sql.lit(place)}`.as('place'), sql<number>`count(*)`.as('count')]),
    )
    return others.reduce((counts, each) => counts.unionAll(each), one!)
  })
  const values = counted.map(({ query, place }) =>
    conditionBindings(query.conditions, { prefix: prefixAt(place), by: context.by }),
  )
  const rows = yield* all(statement({ ...tenantBindings(context), ...Object.assign({}, ...values) }))
  const countAt = new Map(rows.map(({ place, count }) => [place, count]))
  return queries.map((_, place) => countAt.get(place) ?? null)
}
