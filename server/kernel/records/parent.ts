import { sql, type SelectQueryBuilder } from 'kysely'
import type { Entity } from '../../../entities/language/entity.ts'
import { param } from '../../base/db/parameter.ts'
import { first, type Operation } from '../../base/db/query.ts'
import { notFound } from '../../base/errors/api-error.ts'
import { tenantBindings, type Context } from './context.ts'
import { column } from '../../base/db/column.ts'

/** A query of records that finds, of children, only those of the parent bound to `parent`. */
export const withinParent = <T, O>(
  query: SelectQueryBuilder<any, T & never, O>,
  { parent }: Entity,
  table: string,
): typeof query => (parent ? query.where(column(table, parent.name), '=', param('parent')) : query)

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
