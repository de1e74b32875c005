import type { FastifyInstance } from 'fastify'
import type { Entity } from '../../../entities/language/entity.ts'
import { commit } from '../records/commit.ts'
import { withColleagues } from '../auth/colleagues.ts'
import { contextOf, idOf, asObject, splitBody, sendSaved, baseVersionOf } from '../requests/request.ts'
import { route } from './route.ts'

/** PATCH …/contact/:id: changes only the working fields of a record that has no form. */
export const amendRecord = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'amend', ['list', 'preview'], async (request, reply) => {
    const context = await withColleagues(app, contextOf(app, entity, request))
    const body = asObject(request.body)
    const expectedVersion = baseVersionOf(request, body)
    const { fields: values, systemValues: unchanged } = splitBody(entity, body)
    const change = { kind: 'update', id: idOf(request), expectedVersion, form: 'staff', values, unchanged } as const
    return sendSaved(
      reply,
      await context.store.database.write(context.tenant.id, commit(context, change, { isAwaited: false })),
    )
  })
