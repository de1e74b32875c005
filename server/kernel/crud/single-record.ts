import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Entity } from '../../../entities/language/entity.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import { withColleagues } from '../auth/colleagues.ts'
import { commit } from '../records/commit.ts'
import { unsavedRow } from '../records/change-kinds.ts'
import type { Context } from '../records/context.ts'
import { notFound } from '../../base/errors/api-error.ts'
import { toSavedRecord, type SavedRecord } from '../records/saved-record.ts'
import { findRow } from '../records/read-row.ts'
import {
  contextOf,
  idOf,
  asObject,
  assertKeys,
  splitBody,
  queryOf,
  sendJson,
  sendSaved,
  expectedVersionOf,
} from '../requests/request.ts'
import { route } from './route.ts'
import { sendShown, shownParameters, shownReadOf } from './shown.ts'

/**
 * GET …/business-day: the tenant's only record, in an array of one. If it has never been saved, it has version 0 and
 * initial values.
 */
export const readSingle = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'readSingle', 'edit', async (request, reply) => {
    const context = contextOf(app, entity, request)
    assertKeys(queryOf(request), 'sort', 'range', 'filter', 'include', ...shownParameters)
    const shown = shownReadOf(app, context, request, false)
    const { json } = await readOnly(context)
    reply.header('content-range', `${entity.name} 0-0/1`)
    if (shown) return sendShown(request, reply, await shown.show([JSON.parse(json) as Values]))
    return sendJson(reply, `[${json}]`)
  })

/** GET …/business-day/:id: the same record by its id, which is the tenant's, as data providers read one record. */
export const readSingleById = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'readSingleById', 'edit', async (request, reply) => {
    const context = contextOf(app, entity, request)
    assertKeys(queryOf(request), ...shownParameters)
    assertOwnId(context, request)
    const shown = shownReadOf(app, context, request, false)
    const { json, version } = await readOnly(context)
    if (shown) return sendShown(request, reply, (await shown.show([JSON.parse(json) as Values]))[0], version)
    return sendJson(reply.header('etag', `"${version}"`), json)
  })

/** The tenant's only record. */
async function readOnly(context: Context): Promise<SavedRecord> {
  const { tenant, store } = context
  const row = await store.database.read(tenant.id, () => findRow(context, tenant.id))
  return toSavedRecord(context, row ?? unsavedRow(context))
}

/** Throws for any id but that of the only record. */
function assertOwnId({ tenant }: Context, request: FastifyRequest): void {
  if (idOf(request) !== tenant.id) throw notFound()
}

/** PUT …/business-day: saves it, creating it if necessary. */
export const saveSingle = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'saveSingle', 'edit', async (request, reply) =>
    save(await withColleagues(app, contextOf(app, entity, request)), request, reply),
  )

/** PUT …/business-day/:id: the same by its id. */
export const saveSingleById = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'saveSingleById', 'edit', async (request, reply) => {
    const context = await withColleagues(app, contextOf(app, entity, request))
    assertOwnId(context, request)
    return save(context, request, reply)
  })

async function save(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const body = asObject(request.body)
  const expectedVersion = expectedVersionOf(request, body)
  const { fields: values, systemValues: unchanged } = splitBody(context.entity, body)
  const change = { kind: 'single', expectedVersion, values, unchanged } as const
  return sendSaved(reply, await context.store.database.write(context.tenant.id, commit(context, change)))
}
