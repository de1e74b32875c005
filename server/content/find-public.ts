import { setImmediate } from 'node:timers/promises'
import { column } from '../db/column.ts'
import { param } from '../db/parameter.ts'
import { all, type Operation } from '../db/query.ts'
import { bindings, matchingRecords, shapeOf, withSearchResults } from '../crud/list/select.ts'
import type { RecordQuery } from '../crud/list/query.ts'
import { isVisibleNow } from '../public/visible-now.ts'
import type { Context } from '../records/context.ts'
import type { Row } from '../records/stored-values.ts'
import { searchableText } from '../search/record-index.ts'
import { searchable } from '../../entities/language/public-content.ts'

/** How many records are read at once; others have their turn in between. */
const readAtOnce = 1000

/**
 * The ids of the records that match a query with words. The index knows texts that the public may not read, so the words
 * are looked for again in those that it may.
 */
export async function findPublic(
  context: Context,
  query: RecordQuery,
  read: <T>(operation: () => Operation<T>) => Promise<T>,
): Promise<readonly string[]> {
  const candidates = (await read(() => candidatesOf(context, query))).map(({ id }) => id)
  const found: string[] = []
  for (let from = 0; from < candidates.length; from += readAtOnce) {
    if (from > 0) await setImmediate()
    found.push(...(await read(() => confirmed(context, query.words, candidates.slice(from, from + readAtOnce)))))
  }
  return found
}

function* candidatesOf(context: Context, query: RecordQuery): Operation<readonly { readonly id: string }[]> {
  const { entity, tenant, store } = context
  const indexed = { ...query, forPublic: undefined }
  const statement = store.cachedStatement<{ id: string }>(`content candidates|${shapeOf(context, query)}`, () => {
    const { table } = store.scope.records(entity)
    const visible = matchingRecords(context, indexed).where(isVisibleNow(entity, tenant.site, table))
    return withSearchResults(context, indexed, visible.select(column(table, 'id').as('id')))
  })
  return yield* all(statement(bindings(context, indexed, undefined)))
}

function* confirmed(context: Context, words: readonly string[], ids: readonly string[]): Operation<readonly string[]> {
  const { entity, tenant, store } = context
  const search = searchable(entity, tenant.site).map(({ name }) => name)
  const statement = store.cachedStatement<Row & { id: string }>(`content words|${entity.name}|${tenant.site}`, () => {
    const { table, select } = store.scope.records(entity)
    return select()
      .where(store.fn.inJsonArray(column(table, 'id'), param('ids')))
      .select(['id', ...search].map((name) => column(table, name).as(name)))
  })
  const rows = yield* all(statement({ tenant_id: tenant.id, ids: JSON.stringify(ids) }))
  const kind = { entity: { ...entity, search }, tenant }
  return rows
    .filter((row) => {
      const folded = searchableText(kind, row)
      return words.every((word) => folded.includes(word))
    })
    .map(({ id }) => id)
}
