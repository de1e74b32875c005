import type { FastifyInstance } from 'fastify'
import type { Entity } from '../../entities/language/entity.ts'
import { commit } from '../records/commit.ts'
import { unsavedRow } from '../records/change-kinds.ts'
import { toSavedRecord } from '../records/saved-record.ts'
import { findRow } from '../records/read-row.ts'
import {
  contextOf,
  asObject,
  assertKeys,
  splitBody,
  queryOf,
  sendJson,
  sendSaved,
  expectedVersionOf,
} from './request.ts'
import { route } from './route.ts'

/**
 * GET …/business-day: the tenant's only record, in an array of one. If it has never been saved, it has version 0 and
 * initial values.
 */
export const readSingle = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'readSingle', 'edit', async (request, reply) => {
    const context = contextOf(app, entity, request)
    const { database } = context.store
    assertKeys(queryOf(request), 'sort', 'range', 'filter', 'include')
    const row = await database.read(context.tenant.id, () => findRow(context, context.tenant.id))
    const { json } = toSavedRecord(context, row ?? unsavedRow(context))
    return sendJson(reply.header('content-range', `${entity.name} 0-0/1`), `[${json}]`)
  })

/** PUT …/business-day: saves it, creating it if necessary. */
export const saveSingle = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'saveSingle', 'edit', async (request, reply) => {
    const context = contextOf(app, entity, request)
    const body = asObject(request.body)
    const expectedVersion = expectedVersionOf(request, body)
    const { fields: values, systemValues: unchanged } = splitBody(entity, body)
    const change = { kind: 'single', expectedVersion, values, unchanged } as const
    return sendSaved(reply, await context.store.database.write(context.tenant.id, commit(context, change)))
  })
