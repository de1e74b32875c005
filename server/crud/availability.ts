import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Entity, Field } from '../../entities/entity.ts'
import { marker } from '../db/marker.ts'
import { first, type Operation } from '../db/query.ts'
import { invalid } from '../errors.ts'
import { wallOf, type Context } from './context.ts'
import { assertParent } from './parent.ts'
import { column } from '../db/column.ts'
import { contextOf, onlyKeys, queryOf, sendJson } from './request.ts'
import { route } from './route.ts'

/** GET …/news/availability?field=slug&value=…&except=…: asked while typing; the index decides at saving. */
export const readAvailability = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'availability', ['create', 'edit'], async (request, reply) => {
    const context = contextOf(app, entity, request)
    const query = queryOf(request)
    onlyKeys(query, 'field', 'value', 'except')
    const { field, value = '', except = '' } = query
    const unique = entity.unique?.includes(field as string) ? entity.fields[field as string] : undefined
    if (!unique) throw invalid([{ path: ['field'], rule: 'unknownField', params: {} }])
    if (typeof value !== 'string' || typeof except !== 'string')
      throw invalid([{ path: ['value'], rule: 'invalid', params: {} }])
    const taken = await context.store.database.read(context.tenant.id, () => isTaken(context, unique, value, except))
    return sendJson(reply, JSON.stringify({ available: !taken }))
  })

function* isTaken(
  context: Context,
  { name, caseless, normalise }: Field,
  given: string,
  except: string,
): Operation<boolean> {
  const { store, entity } = context
  yield* assertParent(context)
  const value = normalise?.(given) ?? given
  if (value === '') return false
  const statement = store.shaped(`taken|${entity.name}|${name}`, () => {
    const { table, select } = store.scope.records(entity)
    const kept = column(table, name)
    let same = select()
      .where(
        caseless
          ? sql<boolean>`lower(${kept}) = lower(${marker('value')})`
          : sql<boolean>`${kept} = ${marker('value')}`,
      )
      .where(column(table, 'trashedAt'), 'is', null)
      .where(column(table, 'id'), '!=', marker('except'))
      .select(sql`1`.as('taken'))
    if (entity.within) same = same.where(column(table, entity.within.name), '=', marker('parent'))
    return same.limit(1)
  })
  return (yield* first(statement({ ...wallOf(context), value, except }))) !== undefined
}
