import { sql } from 'kysely'
import { marker } from '../db/marker.ts'
import { first, type Operation } from '../db/query.ts'
import { notFound } from '../errors.ts'
import { wallOf, type Context } from './context.ts'
import { column } from '../db/column.ts'

/** Refuses a path whose parent is no live record of the tenant. */
export function* assertParent(context: Context): Operation<void> {
  const { store, entity } = context
  if (!entity.within) return
  const statement = store.shaped(`parent|${entity.within.name}`, () => {
    const { table, select } = store.scope.records(entity.within!)
    return select()
      .where(column(table, 'id'), '=', marker('parent'))
      .where(column(table, 'trashedAt'), 'is', null)
      .select(sql`1`.as('there'))
  })
  if (!(yield* first(statement(wallOf(context))))) throw notFound()
}
