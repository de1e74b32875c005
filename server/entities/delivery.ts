import { conflict } from '../errors/api-error.ts'
import type { EntityHooks } from '../records/entity-hooks.ts'
import { referencingRows } from '../records/referencing-rows.ts'
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
    const left = yield* referencingRows(context, 'order', order.id, ['ready'])
    if (left.length === 0) yield* advanceOrder(context, commit, order, ['preparing', 'shipped'])
  },
} satisfies EntityHooks
