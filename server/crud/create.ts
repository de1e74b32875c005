import type { FastifyInstance } from 'fastify'
import type { Entity } from '../../entities/entity.ts'
import { commit } from '../records/commit.ts'
import { keyOf, once } from './once.ts'
import { contextOf, objectOf, sendSaved } from './request.ts'
import { route } from './route.ts'

/** POST …/news */
export const createRecord = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'create', 'create', async (request, reply) => {
    const context = contextOf(app, entity, request)
    const values = objectOf(request.body)
    const key = keyOf(request)
    const create = () => commit(context, { kind: 'create', values })
    const operation = key === undefined ? create() : once(context, key, values, create)
    const saved = await context.store.database.write(context.tenant.id, operation)
    return sendSaved(reply.status(201).header('location', `${request.url.split('?')[0]}/${saved.id}`), saved)
  })
