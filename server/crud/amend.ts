import type { FastifyInstance } from 'fastify'
import type { Entity } from '../../entities/entity.ts'
import { assertColleagues } from './colleagues.ts'
import { storedBody } from './record/body.ts'
import { liveRow } from './record/current.ts'
import { contextOf, idOf, objectOf, parted, sendSaved, versionOf } from './request.ts'
import { route } from './route.ts'
import { update } from './update.ts'

/** PATCH …/contact/:id: the working fields of a record that has no form, and nothing else of it. */
export const amendRecord = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'amend', ['list', 'preview'], async (request, reply) => {
    const context = contextOf(app, entity, request)
    const body = objectOf(request.body)
    const version = versionOf(request, body)
    const { own, owned } = parted(entity, body)
    const given = storedBody(entity, context.tenant.site, 'working', own)
    await assertColleagues(app, context, given)
    const saved = await context.store.database.write(context.tenant.id, function* () {
      const current = yield* liveRow(context, idOf(request))
      return yield* update(context, current, version, owned, given)
    })
    return sendSaved(reply, saved)
  })
