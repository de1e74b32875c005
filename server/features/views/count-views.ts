import { sql } from 'kysely'
import { maxViewCount } from '../../../entities/language/declaration/list-views.ts'
import type { RecordQuery } from '../../kernel/crud/list/query.ts'
import { conditionBindings, matchingRecords, shapeOf } from '../../kernel/crud/list/select.ts'
import { all, type Operation } from '../../base/db/query.ts'
import { tenantBindings, type Context } from '../../kernel/records/context.ts'

const prefixAt = (place: number): string => `v${place}_`

/** How long the views of a list beyond `maxViewCount` are counted, in milliseconds. */
const patience = 150

/**
 * How many records a list has as it is, and in each of its views. Those of a list of at most `maxViewCount` records are
 * counted by one statement. In a longer one, a view that finds little reads all of it, as its list would: each is counted
 * by itself, and what is left after `patience` is not counted.
 */
export async function countedViews(
  context: Context,
  own: RecordQuery,
  views: readonly RecordQuery[],
  signal?: AbortSignal,
): Promise<{ readonly all: number; readonly counts: readonly (number | null)[] }> {
  const count = (queries: readonly RecordQuery[]) =>
    context.store.database.read(context.tenant.id, () => countViews(context, queries), { mayTakeLong: true, signal })
  const all = (await count([own]))[0]!
  if (all <= maxViewCount) return { all, counts: await count(views) }
  const counts: (number | null)[] = []
  const until = performance.now() + patience
  for (const view of views) {
    counts.push(performance.now() > until ? null : (await count([view]))[0]!)
  }
  return { all, counts }
}

/**
 * How many records each of several queries of a list finds, by one statement that counts no further than one above
 * `maxViewCount`. A query that searches for words has no count: each would need a search of its own.
 */
function* countViews(context: Context, queries: readonly RecordQuery[]): Operation<readonly (number | null)[]> {
  const counted = queries.flatMap((query, place) => (query.words.length === 0 ? [{ query, place }] : []))
  if (counted.length === 0) return queries.map(() => null)
  const { store } = context
  const shape = counted.map(({ query, place }) => `${place} ${shapeOf(context, query)}`).join('|')
  const statement = store.cachedStatement<{ place: number; count: number }>`view counts|${shape}`(() => {
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
    conditionBindings(query.conditions, { prefix: prefixAt(place), by: context.by, members: context.colleagues }),
  )
  const rows = yield* all(statement({ ...tenantBindings(context), ...Object.assign({}, ...values) }))
  const countAt = new Map(rows.map(({ place, count }) => [place, count]))
  return queries.map((_, place) => countAt.get(place) ?? null)
}
