import type { FastifyInstance } from 'fastify'
import type { Entity } from '../../entities/entity.ts'
import { commit } from '../records/commit.ts'
import { unsavedRow } from '../records/kinds.ts'
import { savedOf } from '../records/saved.ts'
import { rowOf } from './record/current.ts'
import { contextOf, objectOf, onlyKeys, parted, queryOf, sendJson, sendSaved, versionOf } from './request.ts'
import { route } from './route.ts'

/** GET …/business-day: the tenant's only record in an array of one; never saved, it has version 0 and the initial values. */
export const readSingle = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'readSingle', 'edit', async (request, reply) => {
    const context = contextOf(app, entity, request)
    const { database } = context.store
    onlyKeys(queryOf(request), 'sort', 'range', 'filter', 'include')
    const row = await database.read(context.tenant.id, () => rowOf(context, context.tenant.id))
    const { json } = savedOf(context, row ?? unsavedRow(context))
    return sendJson(reply.header('content-range', `${entity.name} 0-0/1`), `[${json}]`)
  })

/** PUT …/business-day: saves it, the first time too. */
export const saveSingle = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'saveSingle', 'edit', async (request, reply) => {
    const context = contextOf(app, entity, request)
    const body = objectOf(request.body)
    const expectedVersion = versionOf(request, body)
    const { own: values, owned: unchanged } = parted(entity, body)
    const change = { kind: 'single', expectedVersion, values, unchanged } as const
    return sendSaved(reply, await context.store.database.write(context.tenant.id, commit(context, change)))
  })
