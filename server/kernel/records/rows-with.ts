import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, type Operation } from '../../base/db/query.ts'
import { tenantBindings, type Context } from './context.ts'
import { rowColumns, type RecordRow } from './read-row.ts'

/** The tenant's records with a value in a field, trashed ones too. */
export function* rowsWith(context: Context, field: string, value: string): Operation<readonly RecordRow[]> {
  const { store, entity } = context
  const statement = store.cachedStatement<RecordRow>`rows with|${entity.name}|${field}`(() => {
    const { table, select } = store.scope.records(entity)
    return select()
      .where(column(table, field), '=', param('value'))
      .select(rowColumns(entity).map((name) => column(table, name).as(name)))
  })
  return yield* all(statement({ ...tenantBindings(context), value }))
}
