import type { FastifyInstance } from 'fastify'
import type { Entity } from '../../entities/entity.ts'
import { commit } from '../records/commit.ts'
import { contextOf, idOf, objectOf, parted, sendSaved, versionOf } from './request.ts'
import { route } from './route.ts'

/** PUT …/news/:id */
export const updateRecord = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'update', 'edit', async (request, reply) => {
    const context = contextOf(app, entity, request)
    const body = objectOf(request.body)
    const expectedVersion = versionOf(request, body)
    const { own: values, owned: unchanged } = parted(entity, body)
    const change = { kind: 'update', id: idOf(request), expectedVersion, values, unchanged } as const
    return sendSaved(reply, await context.store.database.write(context.tenant.id, commit(context, change)))
  })
