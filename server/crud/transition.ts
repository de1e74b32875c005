import type { FastifyInstance } from 'fastify'
import type { Values } from '../../entities/body.ts'
import { statesOf, type Entity } from '../../entities/entity.ts'
import { invalid } from '../errors.ts'
import { commit, commitAll } from '../records/commit.ts'
import { withColleagues } from './colleagues.ts'
import { assertFit, idsIn, sendMany, recordsOf } from './many.ts'
import { contextOf, idOf, objectOf, onlyKeys, sendSaved, versionOf } from './request.ts'
import { route } from './route.ts'

/** POST …/news/:id/transitions {to, version, values?}: `values` are working fields that are filled in on the way. */
export const transitionRecord = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'transition', ['list', 'edit', 'preview'], async (request, reply) => {
    const body = objectOf(request.body)
    onlyKeys(body, 'to', 'version', ...(entity.working ? ['values'] : []))
    const to = stateOf(entity, body.to)
    const expectedVersion = versionOf(request, body)
    const values = body.values as Values | undefined
    const context = await withColleagues(app, contextOf(app, entity, request))
    const change = { kind: 'transition', id: idOf(request), expectedVersion, to, values } as const
    return sendSaved(reply, await context.store.database.write(context.tenant.id, commit(context, change)))
  })

/** POST …/news/transitions {to, records}: many at once, all or none. */
export const transitionRecords = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'transitionMany', ['list', 'edit', 'preview'], async (request, reply) => {
    const context = contextOf(app, entity, request)
    const body = objectOf(request.body)
    onlyKeys(body, 'to', 'records')
    const to = stateOf(entity, body.to)
    const records = recordsOf(body, ['id', 'version'], true)
    const move = commitAll(
      context,
      records.map(({ id, version }) => ({ kind: 'transition', id, expectedVersion: version!, to })),
    )
    const saved = await context.store.database.write(context.tenant.id, function* () {
      yield* assertFit(context, idsIn(records))
      return yield* move()
    })
    return sendMany(reply, saved)
  })

function stateOf(entity: Entity, to: unknown): string {
  if (!statesOf(entity)!.options!.includes(to as string)) throw invalid([{ path: ['to'], rule: 'option', params: {} }])
  return to as string
}
