import { sql } from 'kysely'
import type { Field } from '../../../entities/language/entity.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { first, type Operation } from '../../base/db/query.ts'
import { tenantBindings, type Context } from './context.ts'

/** Whether a record other than one, which is not in the trash, has a value of a unique field. */
export function* isTaken(
  context: Context,
  { name, caseInsensitive: caseless }: Field,
  value: string,
  except: string,
): Operation<boolean> {
  const { store, entity } = context
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
