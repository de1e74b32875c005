import type { FastifyInstance } from 'fastify'
import { sql, type RawBuilder } from 'kysely'
import type { Entity } from '../../entities/language/entity.ts'
import { column } from '../db/column.ts'
import type { Scope } from '../db/scope.ts'
import type { SqlFunctions } from '../db/sql-functions.ts'
import { param } from '../db/parameter.ts'
import { all, first, type Operation } from '../db/query.ts'
import { notFound } from '../errors/api-error.ts'
import { tenantBindings, type Context } from '../records/context.ts'
import { contentRange } from './list.ts'
import { initialRange, rangeOf } from './list/parameters.ts'
import type { Page } from './list/select.ts'
import { assertParent } from '../records/parent.ts'
import { maxResponseBytes, maxOthers, countFitting } from './size-limits.ts'
import { findRow } from '../records/read-row.ts'
import { contextOf, idOf, assertKeys, queryOf, sendJson } from './request.ts'
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

function* readRevisions(context: Context, id: string, from: number, to: number): Operation<Page> {
  yield* assertParent(context)
  // A single record that has never been saved has no row and no history.
  const row = yield* findRow(context, id)
  if (!row && !(context.entity.edit === 'single' && id === context.tenant.id)) throw notFound()
  const { scope, cachedStatement, fn } = context.store
  const statement = cachedStatement<Page>('revisions', () => {
    const of = () =>
      scope
        .selectFrom('revision')
        .where('revision.entity', '=', param('entity'))
        .where('revision.recordId', '=', param('id'))
    const page = of()
      .select([
        'revision.version',
        'revision.action',
        'revision.at',
        'revision.by',
        'revision.impersonator',
        'revision.requestId',
        'revision.changeSet',
        'revision.values',
      ])
      .orderBy('revision.version', 'desc')
      .limit(param('limit'))
      .offset(param('offset'))
    const before = scope
      .over(of().select(['revision.version as earlier', 'revision.values']), 'former')
      .where(sql<boolean>`former.earlier = page.version - 1`)
      .select('former.values')
    // Of a very large set no more is read for each revision than there may be to tell.
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
      .select([
        fn.jsonBytes(fn.jsonArray(revisionJson(scope, fn, sql`(${before})`, sql`(${records})`))).as('records'),
        sql<number>`count(*)`.as('count'),
        sql<number>`(${of().select(sql`count(*)`.as('count'))})`.as('total'),
      ])
  })
  const limit = yield* countFittingRevisions(context, id, from, to)
  return (yield* first(statement({ ...tenantBindings(context), id, limit, offset: from })))!
}

/** How many of the revisions fit into one response; each comes with the content before it. */
function* countFittingRevisions(context: Context, id: string, from: number, to: number): Operation<number> {
  const { scope, cachedStatement, fn } = context.store
  const statement = cachedStatement<{ bytes: number }>('revision sizes', () =>
    scope
      .selectFrom('revision')
      .where('revision.entity', '=', param('entity'))
      .where('revision.recordId', '=', param('id'))
      .orderBy('revision.version', 'desc')
      .limit(param('limit'))
      .offset(param('offset'))
      .select(fn.byteLength(column('revision', 'values')).as('bytes')),
  )
  const rows = yield* all(statement({ ...tenantBindings(context), id, limit: to - from + 2, offset: from }))
  const sizes = rows.map(({ bytes }, place) => bytes + (rows[place + 1]?.bytes ?? 0))
  return Math.min(to - from + 1, countFitting(sizes, maxResponseBytes))
}

/** One revision of a page as JSON, given the content before it and the number of records that changed with it. */
function revisionJson(
  scope: Scope,
  { json, jsonObject, jsonText }: SqlFunctions,
  before: RawBuilder<unknown>,
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
    sql`'"before":' || ${jsonText(before)}`,
    sql`'"after":' || ${jsonText(column('page', 'values'))} || '}'`,
  ]
  return sql`${sql.join(members, sql` || ',' || `)}`
}

const text = (name: string) => ({ name, storage: 'text' }) as const
