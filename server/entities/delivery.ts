import { isAllSent } from '../../entities/language/shared/parcels.ts'
import { conflict } from '../errors/api-error.ts'
import type { EntityHooks } from '../records/entity-hooks.ts'
import { advanceOrder, isPaid, orderOf, withParcels } from './shared/order.ts'

export const hooks = {
  /** Nothing ships before it is paid for. When everything of an order was sent, the order is marked as shipped. */
  *effect(context, { before, after }, commit) {
    if (!before || after?.status !== 'shipped' || before.status === 'shipped') return
    const order = yield* orderOf(context, after.order)
    if (!order) return
    if (!isPaid(order))
      throw conflict([{ path: ['status'], rule: 'integrity.shipNeedsPayment', params: {} }], {}, 'delivery')
    const { ordered, parcels } = yield* withParcels(context, order)
    if (isAllSent(ordered, parcels)) yield* advanceOrder(context, commit, order, ['preparing', 'shipped'])
  },
} satisfies EntityHooks
