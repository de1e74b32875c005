import { sql, type RawBuilder } from 'kysely'
import type { Entity } from '../../../entities/language/entity.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { first, last, type Operation } from '../../base/db/query.ts'
import { notFound } from '../../base/errors/api-error.ts'
import type { JsonMembers } from '../../base/db/sql-functions.ts'
import { withinParent } from './parent.ts'
import { tenantBindings, type Context } from './context.ts'
import { recordColumns } from './columns.ts'
import type { Row } from './stored-values.ts'

/** A row with its system columns. */
export type RecordRow = Row & {
  readonly id: string
  readonly version: number
  readonly createdAt: string
  readonly createdBy: string | null
  readonly trashedAt: string | null
}

/** A record's current row, whether or not it is in the trash; undefined if the tenant has no record with that id. */
export function* findRow(context: Context, id: string): Operation<RecordRow | undefined> {
  const { store, entity } = context
  const statement = store.cachedStatement<RecordRow>`row|${entity.name}`(() => {
    const { table } = store.scope.records(entity)
    return selectById(context).select(rowColumns(entity).map((name) => column(table, name).as(name)))
  })
  return yield* first(statement({ ...tenantBindings(context), id }))
}

/** The row of a live record. Otherwise throws the same 404 in every case, including for another tenant's record. */
export function* readLiveRow(context: Context, id: string): Operation<RecordRow> {
  const row = yield* findRow(context, id)
  if (!row || row.trashedAt !== null) throw notFound()
  return row
}

/** What a record that is read says besides, as members of its JSON, and a number that counts the changes of these. */
export interface ReadBesides {
  members(table: string): JsonMembers
  changes(table: string): RawBuilder<number>
}

/**
 * A live record as JSON bytes built by the database, its version and when it was written, and a digest of the form in which
 * it is read.
 */
export function* readRecordJson(
  context: Context,
  id: string,
  besides: ReadBesides,
): Operation<ReadRecord & { readonly digest: string }> {
  const { store, entity, tenant } = context
  const statement = store.cachedStatement<ReadRecord>`read|${entity.name}|${tenant.site}`(() => {
    const { table } = store.scope.records(entity)
    return selectById(context)
      .where(column(table, 'trashedAt'), 'is', null)
      .select([
        store.fn
          .jsonBytes(store.fn.jsonObject(table, recordColumns(entity, tenant.site), {}, besides.members(table)))
          .as('record'),
        sql<number>`${column(table, 'version')}`.as('version'),
        sql<string>`${column(table, 'updatedAt')}`.as('updatedAt'),
        besides.changes(table).as('changes'),
      ])
  })
  const query = statement({ ...tenantBindings(context), id })
  const row = yield* first(last(query))
  if (!row) throw notFound()
  return { ...row, digest: query.digest! }
}

interface ReadRecord {
  readonly record: Buffer | string
  readonly version: number
  readonly updatedAt: string
  readonly changes: number
}

function selectById({ store, entity }: Context) {
  const { table, select } = store.scope.records(entity)
  return withinParent(select().where(column(table, 'id'), '=', param('id')), entity, table)
}

/** Every column of an entity's table except the tenant: the fields of all its sites. */
export const rowColumns = (entity: Entity): readonly string[] => [
  'id',
  ...(entity.parent ? [entity.parent.name] : []),
  ...Object.keys(entity.fields),
  'version',
  'createdAt',
  'updatedAt',
  'createdBy',
  'updatedBy',
  'trashedAt',
]
