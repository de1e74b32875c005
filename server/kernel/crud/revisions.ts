import type { FastifyInstance } from 'fastify'
import { sql, type RawBuilder } from 'kysely'
import type { Entity } from '../../../entities/language/entity.ts'
import { column } from '../../base/db/column.ts'
import type { Scope } from '../../base/db/scope.ts'
import type { SqlFunctions } from '../../base/db/sql-functions.ts'
import { param } from '../../base/db/parameter.ts'
import { all, first, type Operation } from '../../base/db/query.ts'
import { notFound } from '../../base/errors/api-error.ts'
import { tenantBindings, type Context } from '../records/context.ts'
import { contentRange } from '../requests/content-range.ts'
import { initialRange, rangeOf } from '../requests/parameters.ts'
import {
  revisionsOf,
  storedColumns,
  storedSize,
  wholeContents,
  type Content,
  type StoredRevision,
} from '../records/revision-contents.ts'
import { assertParent } from '../records/parent.ts'
import { maxResponseBytes, maxOthers, countFitting } from './size-limits.ts'
import { findRow } from '../records/read-row.ts'
import { contextOf, idOf, assertKeys, queryOf, sendJson } from '../requests/request.ts'
import { route } from './route.ts'

/**
 * GET …/news/:id/revisions?range=: a record's history, newest first, including trashed records. Large revisions shorten
 * the page; see `Content-Range`.
 */
export const listRevisions = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'revisions', ['list', 'edit', 'preview'], async (request, reply) => {
    const context = contextOf(app, entity, request)
    const query = queryOf(request)
    assertKeys(query, 'range')
    const [from, to] = rangeOf(query.range, initialRange)
    const { records, count, total } = await context.store.database.read(context.tenant.id, () =>
      readRevisions(context, idOf(request), from, to),
    )
    return sendJson(reply.header('content-range', contentRange('revisions', from, count, total)), records)
  })

interface History {
  /** A JSON array. */
  readonly records: Buffer
  readonly count: number
  readonly total: number
}

function* readRevisions(context: Context, id: string, from: number, to: number): Operation<History> {
  yield* assertParent(context)
  // A single record that has never been saved has no row and no history.
  const row = yield* findRow(context, id)
  if (!row && !(context.entity.edit === 'single' && id === context.tenant.id)) throw notFound()
  const { scope, cachedStatement } = context.store
  const statement = cachedStatement<{ total: number }>`count revisions`(() =>
    revisionsOf(scope).select(sql<number>`count(*)`.as('total')),
  )
  const { total } = (yield* first(statement({ ...tenantBindings(context), id })))!
  const most = yield* countReadable(context, id, from, to)
  const revisions = yield* readRows(context, id, from, most)
  const contents = yield* wholeContents(context, id, revisions)
  const sizes = contents.map(({ bytes }, place) => bytes + (contents[place + 1]?.bytes ?? 0))
  const count = Math.min(most, countFitting(sizes, maxResponseBytes))
  return { records: jsonOf(revisions, contents, count), count, total }
}

/**
 * How many of the revisions may fit into one response, by what they store: their JSON is read. Each comes with the content
 * before it, so what is stored is returned twice, along with the next or the one before.
 */
function* countReadable(context: Context, id: string, from: number, to: number): Operation<number> {
  const { scope, cachedStatement, fn } = context.store
  const statement = cachedStatement<{ bytes: number }>`stored revision sizes`(() =>
    pageOf(scope).select(storedSize(fn).as('bytes')),
  )
  const sizes = yield* all(statement({ ...tenantBindings(context), id, limit: to - from + 1, offset: from }))
  return countFitting(
    sizes.map(({ bytes }) => 2 * bytes),
    maxResponseBytes,
  )
}

interface PageRevision extends StoredRevision {
  /** Its JSON up to the contents. */
  readonly head: string
}

/** A page of revisions and the one before them, newest first. */
function* readRows(context: Context, id: string, from: number, count: number): Operation<readonly PageRevision[]> {
  const { entity, tenant, store } = context
  const { scope, cachedStatement, fn } = store
  const statement = cachedStatement<PageRevision>`revisions|${entity.name}|${tenant.site}`(() => {
    const page = pageOf(scope)
      .select([
        'revision.action',
        'revision.at',
        'revision.by',
        'revision.impersonator',
        'revision.requestId',
        'revision.changeSet',
      ])
      .select(storedColumns(context))
    // Of a very large set, no more is read for each revision than is returned.
    const together = scope
      .selectFrom('revision')
      .where(sql<boolean>`"revision"."changeSet" = "page"."changeSet"`)
      .select(['revision.entity', 'revision.recordId'])
      .limit(sql.lit(maxOthers + 1))
    const records = scope
      .over(together, 'together')
      .select(sql`count(distinct "together"."entity" || ' ' || "together"."recordId")`.as('count'))
    return scope
      .over(page, 'page')
      .selectAll('page')
      .select(headJson(scope, fn, sql`(${records})`).as('head'))
      .orderBy('page.version', 'desc')
  })
  return yield* all(statement({ ...tenantBindings(context), id, limit: count + 1, offset: from }))
}

const pageOf = (scope: Scope) =>
  revisionsOf(scope).orderBy('revision.version', 'desc').limit(param('limit')).offset(param('offset'))

/** The first revisions as a JSON array, each with the content before and after it. */
function jsonOf(revisions: readonly PageRevision[], contents: readonly Content[], count: number): Buffer {
  const parts = revisions.slice(0, count).flatMap(({ head, version }, place) => {
    const hasFormer = revisions[place + 1]?.version === version - 1
    const before = hasFormer ? contents[place + 1]!.parts : [Buffer.from('null')]
    const start = Buffer.from(`${place === 0 ? '' : ','}${head},"before":`)
    return [start, ...before, Buffer.from(',"after":'), ...contents[place]!.parts, Buffer.from('}')]
  })
  return Buffer.concat([Buffer.from('['), ...parts, Buffer.from(']')])
}

/** The JSON of a revision of a page up to its contents, given the number of records that changed with it. */
function headJson(
  scope: Scope,
  { json, jsonObject, jsonText }: SqlFunctions,
  records: RawBuilder<unknown>,
): RawBuilder<string> {
  const person = (name: string) => sql`(select ${jsonObject('person', [text('id'), text('name')])}
    from "auth_user" as "person" where "person"."id" = ${column('page', name)})`
  const key = scope
    .selectFrom('api_key')
    .where(sql<boolean>`"api_key"."id" = ${column('page', 'by')}`)
    .select(jsonObject('api_key', [text('id'), text('name')]).as('key'))
  const author = sql`coalesce(${person('by')}, ${key})`
  const members = [
    sql`'{"version":' || ${json(column('page', 'version'))}`,
    ...['action', 'at', 'requestId', 'changeSet'].map(
      (name) => sql`${sql.lit(`"${name}":`)} || ${json(column('page', name))}`,
    ),
    sql`'"others":' || (${records} - 1)`,
    sql`'"by":' || ${jsonText(author)}`,
    sql`'"impersonator":' || ${jsonText(person('impersonator'))}`,
  ]
  return sql`${sql.join(members, sql` || ',' || `)}`
}

const text = (name: string) => ({ name, storage: 'text' }) as const
