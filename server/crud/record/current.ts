import { sql } from 'kysely'
import type { Entity } from '../../../entities/entity.ts'
import { column } from '../../db/column.ts'
import { marker } from '../../db/marker.ts'
import { first, type Operation } from '../../db/query.ts'
import { notFound } from '../../errors.ts'
import { wallOf, type Context } from '../context.ts'
import { columnsOf } from './columns.ts'
import type { Row } from './row.ts'

/** A row with what the server keeps of it. */
export type CurrentRow = Row & {
  readonly id: string
  readonly version: number
  readonly createdAt: string
  readonly createdBy: string | null
  readonly trashedAt: string | null
}

/** The row of a record as it is now, in the trash or not; undefined when the tenant has none with that id. */
export function* rowOf(context: Context, id: string): Operation<CurrentRow | undefined> {
  const { store, entity } = context
  const statement = store.shaped<CurrentRow>(`row|${entity.name}`, () => {
    const { table } = store.scope.records(entity)
    return selectOne(context).select(rowColumns(entity).map((name) => column(table, name).as(name)))
  })
  return yield* first(statement({ ...wallOf(context), id }))
}

/** The row of a live record; anything else is the same 404, another tenant's record too. */
export function* liveRow(context: Context, id: string): Operation<CurrentRow> {
  const row = yield* rowOf(context, id)
  if (!row || row.trashedAt !== null) throw notFound()
  return row
}

/** A live record as the bytes of its JSON, made by the database, and its version. */
export function* recordBytes(
  context: Context,
  id: string,
): Operation<{ readonly record: Buffer | string; readonly version: number }> {
  const { store, entity, tenant } = context
  const statement = store.shaped<{ record: Buffer | string; version: number }>(
    `read|${entity.name}|${tenant.site}`,
    () => {
      const { table } = store.scope.records(entity)
      return selectOne(context)
        .where(column(table, 'trashedAt'), 'is', null)
        .select([
          store.idiom.sent(store.idiom.jsonObject(table, columnsOf(entity, tenant.site))).as('record'),
          sql<number>`${column(table, 'version')}`.as('version'),
        ])
    },
  )
  const found = yield* first(statement({ ...wallOf(context), id }))
  if (!found) throw notFound()
  return found
}

function selectOne({ store, entity }: Context) {
  const { table, select } = store.scope.records(entity)
  const one = select().where(column(table, 'id'), '=', marker('id'))
  return entity.within ? one.where(column(table, entity.within.name), '=', marker('parent')) : one
}

/** Every column of an entity's table but the tenant: the fields of all its sites. */
export const rowColumns = (entity: Entity): readonly string[] => [
  'id',
  ...(entity.within ? [entity.within.name] : []),
  ...Object.keys(entity.fields),
  'version',
  'createdAt',
  'updatedAt',
  'createdBy',
  'updatedBy',
  'trashedAt',
]
