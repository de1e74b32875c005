import { sql } from 'kysely'
import { param } from '../../base/db/parameter.ts'
import { first, type Operation } from '../../base/db/query.ts'
import { notFound } from '../../base/errors/api-error.ts'
import { tenantBindings, type Context } from './context.ts'
import { column } from '../../base/db/column.ts'

/** Throws if the parent in the path is not a live record of the tenant. */
export function* assertParent(context: Context): Operation<void> {
  const { store, entity } = context
  if (!entity.parent) return
  const statement = store.cachedStatement`parent|${entity.parent.name}`(() => {
    const { table, select } = store.scope.records(entity.parent!)
    return select()
      .where(column(table, 'id'), '=', param('parent'))
      .where(column(table, 'trashedAt'), 'is', null)
      .select(sql`1`.as('there'))
  })
  if (!(yield* first(statement(tenantBindings(context))))) throw notFound()
}
