import type { FastifyInstance } from 'fastify'
import type { Entity, Field } from '../../../entities/language/entity.ts'
import type { Operation } from '../../base/db/query.ts'
import { invalid } from '../../base/errors/api-error.ts'
import { isDrafted } from '../drafts/taken-values.ts'
import type { Context } from '../records/context.ts'
import { assertParent } from '../records/parent.ts'
import { isTaken } from '../records/taken.ts'
import { contextOf, assertKeys, queryOf, sendJson } from '../requests/request.ts'
import { route } from './route.ts'

/** GET …/news/availability?field=slug&value=…&except=…: called while typing. The unique index decides when saving. */
export const readAvailability = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'availability', ['create', 'edit'], async (request, reply) => {
    const context = contextOf(app, entity, request)
    const query = queryOf(request)
    assertKeys(query, 'field', 'value', 'except')
    const { field, value = '', except = '' } = query
    const unique = entity.unique?.includes(field as string) ? entity.fields[field as string] : undefined
    if (!unique) throw invalid([{ path: ['field'], rule: 'unknownField', params: {} }])
    if (typeof value !== 'string' || typeof except !== 'string')
      throw invalid([{ path: ['value'], rule: 'invalid', params: {} }])
    const isUsed = await context.store.database.read(context.tenant.id, () => isUsedAt(context, unique, value, except))
    return sendJson(reply, JSON.stringify({ available: !isUsed }))
  })

function* isUsedAt(context: Context, field: Field, input: string, except: string): Operation<boolean> {
  yield* assertParent(context)
  const value = String(field.normalise?.(input) ?? input)
  if (value === '') return false
  if (yield* isTaken(context, field, value, except)) return true
  return context.entity.keepsDraft === true && (yield* isDrafted(context, field, value, except))
}
