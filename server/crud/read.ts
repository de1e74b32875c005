import type { FastifyInstance } from 'fastify'
import type { Entity } from '../../entities/language/entity.ts'
import { readRecordJson } from '../records/read-row.ts'
import { contextOf, idOf, sendJson } from './request.ts'
import { route } from './route.ts'

/** GET …/news/:id */
export const readRecord = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'read', ['list', 'edit', 'preview'], async (request, reply) => {
    const context = contextOf(app, entity, request)
    const { record, version } = await context.store.database.read(context.tenant.id, () =>
      readRecordJson(context, idOf(request)),
    )
    return sendJson(reply.header('etag', `"${version}"`), record)
  })
