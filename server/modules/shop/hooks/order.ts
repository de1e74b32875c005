import { isGoodsSettled } from '../../../../entities/shop/order-states.ts'
import type { EntityHooks } from '../../../kernel/records/entity-hooks.ts'
import { changeGoods, goodsKept, takeGoods } from '../order-goods.ts'
import { withParcels } from '../settle-order.ts'

export const hooks = {
  /**
   * An order reserves its goods from receipt until it is cancelled or returned: what has not left, and what comes back
   * and can be sold again, goes back to stock, and reverting it takes it out again. What it took is noted, and no more is
   * given back: an imported order took its goods elsewhere, and the stock of some products is not managed.
   */
  *effect(context, { kind, before, after }, commit) {
    if (!after || kind === 'import') return
    if (!before) return yield* takeGoods(context, commit, yield* withParcels(context, after))
    if (before.status === after.status && before.restockOnReturn === after.restockOnReturn) return
    if (!isGoodsSettled(before.status) && !isGoodsSettled(after.status)) return
    const order = yield* withParcels(context, after)
    const kept = goodsKept(order)
    yield* changeGoods(context, commit, order, (product) => kept.get(product) ?? 0)
  },
} satisfies EntityHooks
