import type { FastifyInstance } from 'fastify'
import type { Entity } from '../../entities/language/entity.ts'
import { commit } from '../records/commit.ts'
import { contextOf, idOf, asObject, splitBody, sendSaved, expectedVersionOf } from './request.ts'
import { route } from './route.ts'

/** PUT …/news/:id */
export const updateRecord = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'update', 'edit', async (request, reply) => {
    const context = contextOf(app, entity, request)
    const body = asObject(request.body)
    const expectedVersion = expectedVersionOf(request, body)
    const { fields: values, systemValues: unchanged } = splitBody(entity, body)
    const change = { kind: 'update', id: idOf(request), expectedVersion, values, unchanged } as const
    return sendSaved(reply, await context.store.database.write(context.tenant.id, commit(context, change)))
  })
