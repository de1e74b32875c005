import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { first, type Operation } from '../../base/db/query.ts'
import { notFound } from '../../base/errors/api-error.ts'
import { tenantBindings, type Context } from '../../kernel/records/context.ts'

/** Throws unless the tenant has the record, whichever parent it belongs to; `live`: and it is not in the trash. */
export function* assertRecord(context: Context, id: string, live: boolean): Operation<void> {
  const { store, entity } = context
  const statement = store.cachedStatement<{ trashedAt: string | null }>`record of a thread|${entity.name}`(() => {
    const { table, select } = store.scope.records(entity)
    return select().where(column(table, 'id'), '=', param('id')).select(column(table, 'trashedAt').as('trashedAt'))
  })
  const row = yield* first(statement({ ...tenantBindings(context), id }))
  if (!row || (live && row.trashedAt !== null)) throw notFound()
}
