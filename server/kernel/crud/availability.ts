import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Entity, Field } from '../../../entities/language/entity.ts'
import { param } from '../../base/db/parameter.ts'
import { first, type Operation } from '../../base/db/query.ts'
import { invalid } from '../../base/errors/api-error.ts'
import { tenantBindings, type Context } from '../records/context.ts'
import { assertParent } from '../records/parent.ts'
import { column } from '../../base/db/column.ts'
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
    const isUsed = await context.store.database.read(context.tenant.id, () => isTaken(context, unique, value, except))
    return sendJson(reply, JSON.stringify({ available: !isUsed }))
  })

function* isTaken(
  context: Context,
  { name, caseInsensitive: caseless, normalise }: Field,
  input: string,
  except: string,
): Operation<boolean> {
  const { store, entity } = context
  yield* assertParent(context)
  const value = String(normalise?.(input) ?? input)
  if (value === '') return false
  const statement = store.cachedStatement`taken|${entity.name}|${name}`(() => {
    const { table, select } = store.scope.records(entity)
    const stored = column(table, name)
    let same = select()
      .where(
        caseless
          ? sql<boolean>`lower(${stored}) = lower(${param('value')})`
          : sql<boolean>`${stored} = ${param('value')}`,
      )
      .where(column(table, 'trashedAt'), 'is', null)
      .where(column(table, 'id'), '!=', param('except'))
      .select(sql`1`.as('taken'))
    if (entity.parent) same = same.where(column(table, entity.parent.name), '=', param('parent'))
    return same.limit(1)
  })
  return (yield* first(statement({ ...tenantBindings(context), value, except }))) !== undefined
}
