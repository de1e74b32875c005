import { sql } from 'kysely'
import type { ReferencingSum } from '../../../entities/language/cross-record-rules/index.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { first, type Operation } from '../../base/db/query.ts'
import { tenantBindings, type Context } from './context.ts'
import { entityByName } from './registry.ts'

/** The sum that a declaration describes, over the tenant's live records that reference the record `id`. */
export function* referencingSum(outer: Context, of: ReferencingSum, id: string): Operation<number> {
  const context = { ...outer, entity: entityByName(of.entity)!, parent: undefined }
  const { store, entity } = context
  const statement = store.cachedStatement<{ total: number }>`sum|${entity.name}|${of.field}|${of.sum}`(() => {
    const { table, select } = store.scope.records(entity)
    const live = select()
      .where(column(table, of.field), '=', param('target'))
      .where(column(table, 'trashedAt'), 'is', null)
    return Object.keys(of.unless)
      .reduce((query, name) => query.where(column(table, name), '!=', param(name)), live)
      .select(sql<number>`coalesce(sum(${column(table, of.sum)}), 0)`.as('total'))
  })
  return Number((yield* first(statement({ ...tenantBindings(context), ...of.unless, target: id })))!.total)
}
