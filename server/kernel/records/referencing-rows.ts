import { statesOf } from '../../../entities/language/entity.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, type Operation } from '../../base/db/query.ts'
import { tenantBindings, type Context } from './context.ts'
import { rowColumns, type RecordRow } from './read-row.ts'

/**
 * The live records of the context's entity that reference the record `id` through `field` and are in one of `states`,
 * oldest first.
 */
export function* referencingRows(
  context: Context,
  field: string,
  id: string,
  states: readonly string[],
): Operation<readonly RecordRow[]> {
  const { store, entity } = context
  const statement = store.cachedStatement<RecordRow>`referencing|${entity.name}|${field}`(() => {
    const { table, select } = store.scope.records(entity)
    return select()
      .where(column(table, field), '=', param('target'))
      .where(store.fn.inJsonArray(column(table, statesOf(entity)!.name), param('states')))
      .where(column(table, 'trashedAt'), 'is', null)
      .orderBy(column(table, 'id'))
      .select(rowColumns(entity).map((name) => column(table, name).as(name)))
  })
  return yield* all(statement({ ...tenantBindings(context), target: id, states: JSON.stringify(states) }))
}
