import { sql } from 'kysely'
import { tenantBindings, type Context } from '../records/context.ts'
import { column } from '../db/column.ts'
import { param } from '../db/parameter.ts'
import { first, type Operation } from '../db/query.ts'
import { conflict } from '../errors/api-error.ts'
import type { EntityHooks } from '../records/entity-hooks.ts'
import { advanceOrder, isPaid, orderOf } from './shared/order.ts'

export const hooks = {
  /**
   * Nothing ships before it is paid for. When the last delivery of an order has shipped, the order is marked as
   * shipped.
   */
  *effect(context, { before, after }, commit) {
    if (!before || after?.status !== 'shipped' || before.status === 'shipped') return
    const order = yield* orderOf(context, after.order)
    if (!order) return
    if (!isPaid(order))
      throw conflict([{ path: ['status'], rule: 'integrity.shipNeedsPayment', params: {} }], {}, 'delivery')
    if (!(yield* hasParcelsLeft(context, order.id)))
      yield* advanceOrder(context, commit, order, ['preparing', 'shipped'])
  },
} satisfies EntityHooks

function* hasParcelsLeft(context: Context, order: string): Operation<boolean> {
  const { store, entity } = context
  const statement = store.cachedStatement<{ left: number }>('parcels left', () => {
    const { table, select } = store.scope.records(entity)
    return select()
      .where(column(table, 'order'), '=', param('order'))
      .where(column(table, 'status'), '=', 'ready')
      .where(column(table, 'trashedAt'), 'is', null)
      .select(sql<number>`count(*)`.as('left'))
  })
  return Number((yield* first(statement({ ...tenantBindings(context), order })))!.left) > 0
}
