import { setImmediate } from 'node:timers/promises'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, first, type Operation } from '../../base/db/query.ts'
import { bindings, isFoundByPublic, pageBuilder, shapeOf, withSearchResults } from '../../kernel/crud/list/select.ts'
import type { RecordQuery } from '../../kernel/crud/list/query.ts'
import type { Read } from '../../kernel/public/cache.ts'
import { nextBoundary } from '../../kernel/public/visible-now.ts'
import type { Context } from '../../kernel/records/context.ts'
import type { Row } from '../../kernel/records/stored-values.ts'
import { searchableText } from '../../kernel/search-index/record-index.ts'
import { searchable } from '../../../entities/language/derived/public-content.ts'

/** How many records are read, and looked through, at once; others have their turn in between. */
const readAtOnce = 200

/** How many records that the index finds are looked through at most: those that come first in the list. */
export const mostCandidates = 2_000

/** What words find, and until when that is true if nobody writes anything, in milliseconds. */
export interface FoundRecords {
  readonly ids: readonly string[]
  readonly until: number
}

/**
 * The ids of the records that match a query with words. The index knows texts that the public may not read, so the words
 * are looked for again in those that it may: not in more than `most`, since anybody may search.
 */
export async function findPublic(
  context: Context,
  query: RecordQuery,
  read: Read,
  most = mostCandidates,
): Promise<FoundRecords> {
  const { ids: candidates, until } = await read(() => candidatesOf(context, query, most))
  const found: string[] = []
  for (let from = 0; from < candidates.length; from += readAtOnce) {
    if (from > 0) await setImmediate()
    found.push(...(await read(() => confirmed(context, query.words, candidates.slice(from, from + readAtOnce)))))
  }
  return { ids: found, until }
}

/** Many ids: as one text, they are quick to hand over. */
function* candidatesOf(context: Context, query: RecordQuery, most: number): Operation<FoundRecords> {
  const { entity, tenant, store } = context
  const indexed = { ...query, forPublic: undefined, from: 0, to: most - 1 }
  const statement = store.cachedStatement<{ ids: string }>`content candidates|${shapeOf(context, query)}`(() => {
    const { table } = store.scope.records(entity)
    const page = pageBuilder(context, indexed)
    const visible = page.where(isFoundByPublic(store, entity, tenant.site, table, query))
    const ids = store.scope
      .over(visible.select(store.fn.json(column(table, 'id')).as('id')), 'candidate')
      .select(store.fn.jsonArray(column('candidate', 'id')).as('ids'))
    return withSearchResults<{ ids: string }>(context, indexed, ids)
  })
  const until = yield* nextBoundary(store, tenant.id, entity)
  const found = yield* first(statement(bindings(context, indexed, undefined)))
  return { ids: JSON.parse(found!.ids) as readonly string[], until }
}

function* confirmed(context: Context, words: readonly string[], ids: readonly string[]): Operation<readonly string[]> {
  const { entity, tenant, store } = context
  const search = searchable(entity, tenant.site).map(({ name }) => name)
  const statement = store.cachedStatement<Row & { id: string }>`content words|${entity.name}|${tenant.site}`(() => {
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
