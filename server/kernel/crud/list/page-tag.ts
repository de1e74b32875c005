import { hash } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { starts } from '../../../base/db/change-counter.ts'
import { first, type Operation, type Query } from '../../../base/db/query.ts'
import { isCounted } from '../../../base/db/tenant-guard.ts'
import { tenantBindings, type Context } from '../../records/context.ts'
import type { RecordQuery } from './query.ts'

/** What is read with a page to make its tag. */
export interface Counted {
  /** How often what the page is made of was written; null if that is not counted. */
  readonly changes: number | null
}

/**
 * How often the tables of a page were written, as a subquery: the sum of their counts, none of which falls unless the data
 * goes back to an earlier time, and of one that leaps at each start. Null if the page is made of anything else: what words
 * find, accounts, assignments.
 */
export function changesSql(
  { store, entity }: Context,
  { words }: RecordQuery,
  tables: readonly string[],
): RawBuilder<number | null> {
  const written = tables.filter((table) => !writtenAlong.has(table))
  if (words.length > 0 || entity.viewOf || !written.every(isCounted)) return sql`null`
  // One by one: SQLite would make a table of the names for `in`, which takes longer than to look them up.
  const counts = [...written, starts].map((table) => {
    const count = store.scope.selectFrom('change_counter').where('change_counter.entity', '=', sql.lit(table))
    return sql`coalesce((${count.select('change_counter.count')}), 0)`
  })
  return sql<number>`(${sql.join(counts, sql` + `)})`
}

/** What is only written along with records. */
const writtenAlong: ReadonlySet<string> = new Set(['total', 'change_counter'])

/** The tag of a page that would be read now, without reading it. */
export function* currentTag(context: Context, query: RecordQuery, page: Query): Operation<string | undefined> {
  const { store, entity } = context
  const tables = page.tables!
  const shape = `changes|${entity.name}|${query.words.length > 0}|${tables.join()}`
  const statement = store.cachedStatement<Counted>`${shape}`(() =>
    store.scope.plain(sql`select ${changesSql(context, query, tables)} as "changes"`),
  )
  return pageTag(page, yield* first(statement(tenantBindings(context))))
}

/**
 * The entity tag of a page: made of its statement, the values bound to it (among them now and today, where they matter)
 * and the changes so far. Undefined for one whose changes are not counted.
 */
export const pageTag = ({ digest, parameters }: Query, { changes }: Counted = { changes: null }): string | undefined =>
  changes === null
    ? undefined
    : `"${hash('sha256', `${digest} ${changes} ${JSON.stringify(parameters)}`, 'hex').slice(0, 24)}"`
