import type { FastifyInstance } from 'fastify'
import type { Entity } from '../../../entities/language/entity.ts'
import { withColleagues } from '../auth/colleagues.ts'
import { assertChildScopes, splitChildren, withChildren } from './child-rows.ts'
import { commit } from '../records/commit.ts'
import { idempotencyKeyOf, idempotent } from './idempotency.ts'
import { contextOf, asObject, sendSaved } from '../requests/request.ts'
import { route } from './route.ts'

/** POST …/news */
export const createRecord = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'create', 'create', async (request, reply) => {
    const context = await withColleagues(app, contextOf(app, entity, request), true)
    const values = asObject(request.body)
    const key = idempotencyKeyOf(request)
    const mayRead = request.access.scopes?.has(`${entity.name}:read-unpublished`) ?? true
    const { own, children } = splitChildren(context, values)
    assertChildScopes(request.access.scopes, children)
    const create = () =>
      withChildren(context, children, (inSet, options) => commit(inSet, { kind: 'create', values: own }, options))
    const operation = key === undefined ? create() : idempotent(context, key, values, create, mayRead)
    const saved = await context.store.database.write(context.tenant.id, operation)
    return sendSaved(reply.status(201).header('location', `${request.url.split('?')[0]}/${saved.id}`), saved)
  })
