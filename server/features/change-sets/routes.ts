import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { titleOf, type Entity } from '../../../entities/language/entity.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { readColleagues } from '../../kernel/auth/colleagues.ts'
import { storeOf, type Store } from '../../kernel/records/context.ts'
import { contentRange } from '../../kernel/requests/content-range.ts'
import { initialRange, rangeOf } from '../../kernel/requests/parameters.ts'
import { entityByName, entitiesOfSite, isShown } from '../../kernel/records/registry.ts'
import { withChangeSetHeader, assertKeys } from '../../kernel/requests/request.ts'
import { authorName } from '../../base/db/account-name.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, first } from '../../base/db/query.ts'
import type { Action } from '../../kernel/tables.ts'
import { notFound } from '../../base/errors/api-error.ts'
import { newChangeSet } from '../../kernel/records/change-set.ts'
import { undoChangeSet, undoMost } from './undo-change-set.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { recordName } from '../../kernel/records/record-names.ts'
import { parseWith } from '../../kernel/requests/validation.ts'
import { revisionName, revisionNameColumns, type RevisionNameRow } from '../../kernel/records/revision-names.ts'

const actions = [
  'create',
  'update',
  'transition',
  'delete',
  'restore',
  'reorder',
  'purge',
] as const satisfies readonly Action[]
const person = z.object({ id: z.string(), name: z.string() }).nullable()
const revision = z.object({
  entity: z.string(),
  id: z.string().describe('The record.'),
  version: z.int().describe('The version that the record was made.'),
  action: z.enum(actions),
  title: z
    .string()
    .nullable()
    .describe('Its title at that time; null where that is another record, and where it is gone for good.'),
  name: recordName,
  at: z.string(),
  by: person,
  impersonator: person.describe('The administrator who acted in the name of `by`.'),
})
const undone = z.object({
  records: z
    .array(z.object({ entity: z.string(), id: z.string(), version: z.int() }))
    .describe('The records that were brought back, with their new versions.'),
})
const undoBody = z.strictObject({
  changed: z
    .array(
      z.strictObject({
        entity: z.string(),
        id: z.uuid().describe('The record.'),
        version: z.int().describe('The version that was seen: if it has another by now, that is refused again.'),
        action: z
          .enum(['leave', 'overwrite'])
          .describe('`leave` keeps the record as it is, `overwrite` takes it back with its later changes.'),
      }),
    )
    .max(undoMost)
    .optional()
    .describe('What becomes of records that were changed since.'),
})
const params = z.object({ tenant: z.string().describe('The slug of the tenant.'), id: z.uuid() })
const path = '/api/v1/authorized/tenants/:tenant/change-sets/:id'

/** Everything changed in one call, across a tenant's records: viewed and undone as a whole. */
export function changeSetRoutes(app: FastifyInstance): void {
  app.get<{ Querystring: { range?: string } }>(path, {
    config: { access: 'member' },
    schema: {
      operationId: 'listRevisionsOfChangeSet',
      summary: 'List the changes of a change set',
      description:
        'In the order in which it is undone: a change before what followed from it, otherwise the last first.',
      tags: ['Tenants'],
      params,
      querystring: {
        type: 'object',
        properties: {
          range: {
            type: 'string',
            description: 'From which to which, as JSON; the first 1000 when left out.',
            examples: ['[0,24]'],
          },
        },
      },
      response: { 200: z.array(revision).describe('One page.'), ...errorResponses(400, 401, 403, 404) },
    },
    handler: async (request, reply) => {
      const { id } = parseWith(params, request.params)
      const { id: tenant, site } = request.access.tenant!
      assertKeys(request.query, 'range')
      const [from, to] = rangeOf(request.query.range, initialRange)
      const store = storeOf(app.database!)
      const page = { tenant_id: tenant, changeSet: id, offset: from, limit: to - from + 1 }
      const { revisions, total } = await store.database.read(tenant, () => revisionsOf(store, site, page))
      return reply.header('content-range', contentRange('revisions', from, revisions.length, total)).send(revisions)
    },
  })

  app.post(`${path}/restorations`, {
    config: { access: 'member' },
    schema: {
      operationId: 'undoChangeSet',
      summary: 'Undo a change set',
      description:
        'Every record becomes what it was before: all of them, or none. Refused with 409 where one was changed since and `changed` does not say what becomes of it: `data.changed` names ten of them, with the later changes that would be lost. Refused as a change of that record would be (`data.record` names it). What is too large to be undone at once is refused with 413. The undoing is a change set too, which the header `Change-Set` names.',
      tags: ['Tenants'],
      params,
      body: undoBody.optional(),
      response: { 200: undone.describe('What was undone.'), ...errorResponses(400, 401, 403, 404, 409, 413, 415) },
    },
    handler: async (request, reply) => {
      const { id } = parseWith(params, request.params)
      const { changed } = parseWith(undoBody, request.body ?? {})
      const { access, id: requestId } = request
      const tenant = access.tenant!
      const context = {
        store: storeOf(app.database!),
        tenant,
        by: access.user.id,
        session: access.sessionId,
        requestId,
        changeSet: newChangeSet(),
        colleagues: await readColleagues(app, tenant.id),
      }
      const records = await context.store.database.write(tenant.id, () => undoChangeSet(context, id, changed))
      return withChangeSetHeader(reply, context.changeSet.id).send({ records })
    },
  })
}

type Page = {
  readonly tenant_id: string
  readonly changeSet: string
  readonly offset: number
  readonly limit: number
}

interface Row extends Omit<z.output<typeof revision>, 'name' | 'title' | 'by' | 'impersonator'>, RevisionNameRow {
  readonly by: string | null
  readonly byName: string | null
  readonly impersonator: string | null
  readonly impersonatorName: string | null
}

/** The revisions of a set, limited to entities whose records the tenant's site shows. */
function* revisionsOf(store: Store, site: SiteSlug, page: Page) {
  const shown = entitiesOfSite(site).filter((entity) => isShown(entity, site))
  if (shown.length === 0) throw notFound()
  const { count, page: pageOf } = statementsOf(store, site, shown)
  const total = (yield* first(count(page)))!.count
  if (total === 0) throw notFound()
  const rows = yield* all(pageOf(page))
  const revisions = rows.map((row) => ({
    entity: row.entity,
    id: row.id,
    version: row.version,
    action: row.action,
    title: isTitledByReference(row.entity) ? null : row.title,
    name: revisionName(row.entity, row),
    at: row.at,
    by: personOf(row.by, row.byName),
    impersonator: personOf(row.impersonator, row.impersonatorName),
  }))
  return { revisions, total }
}

const personOf = (id: string | null, name: string | null) => (id === null || name === null ? null : { id, name })

/** Whether the title of an entity's records is another record. */
function isTitledByReference(name: string): boolean {
  const entity = entityByName(name)!
  return entity.fields[titleOf(entity)]!.to !== undefined
}

function statementsOf(store: Store, site: SiteSlug, shown: readonly Entity[]) {
  const { scope, cachedStatement } = store
  const names = shown.map(({ name }) => name)
  const ofSet = () =>
    scope
      .selectFrom('revision')
      .where('revision.changeSet', '=', param('changeSet'))
      .where('revision.entity', 'in', names)
  const nameOf = (name: 'by' | 'impersonator') => authorName(scope, column('revision', name))
  return {
    count: cachedStatement<{ count: number }>`size of change set|${site}`(() =>
      ofSet().select(sql<number>`count(*)`.as('count')),
    ),
    page: cachedStatement<Row>`revisions of change set|${site}`(() =>
      ofSet()
        .orderBy('revision.place', 'desc')
        .orderBy('revision.entity')
        .orderBy('revision.recordId')
        .limit(param('limit'))
        .offset(param('offset'))
        .select([
          'revision.entity',
          'revision.recordId as id',
          'revision.version',
          'revision.action',
          'revision.at',
          'revision.by',
          nameOf('by').as('byName'),
          'revision.impersonator',
          nameOf('impersonator').as('impersonatorName'),
          ...revisionNameColumns(store, shown),
        ]),
    ),
  }
}
