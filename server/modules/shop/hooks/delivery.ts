import { isGoodsSettled } from '../../../../entities/shop/order-states.ts'
import { isAllSent } from '../../../../entities/shop/parcels.ts'
import { conflict } from '../../../base/errors/api-error.ts'
import type { Commit, EntityHooks, Write } from '../../../kernel/records/entity-hooks.ts'
import type { Context } from '../../../kernel/records/context.ts'
import type { Operation } from '../../../base/db/query.ts'
import type { RecordRow } from '../../../kernel/records/read-row.ts'
import { changeGoods, goodsKept } from '../order-goods.ts'
import { advanceOrder, isPaid, orderOf, parcelOf, withParcels } from '../settle-order.ts'

export const hooks = {
  /**
   * Nothing ships before it is paid for. When everything of an order was sent, the order is marked as shipped. What comes
   * back of an order that is cancelled goes back to the stock.
   */
  *effect(context, write, commit) {
    const { before, after } = write
    if (before) yield* restock(context, write, commit)
    if (!before || after?.status !== 'shipped' || before.status === 'shipped') return
    const order = yield* orderOf(context, after.order)
    if (!order) return
    // Taking back that it was returned ships nothing.
    if (!isPaid(order) && before.status !== 'ready') return
    if (!isPaid(order))
      throw conflict([{ path: ['status'], rule: 'integrity.shipNeedsPayment', params: {} }], {}, 'delivery')
    const { ordered, parcels } = yield* withParcels(context, order)
    if (isAllSent(ordered, parcels)) yield* advanceOrder(context, commit, order, ['preparing', 'shipped'])
  },
} satisfies EntityHooks

/** Returns to the stock, or takes from it, by how much the parcel changes what its closed order keeps. */
function* restock(context: Context, { before, after }: Write, commit: Commit): Operation<void> {
  const row = yield* orderOf(context, before!.order)
  if (!row || !isGoodsSettled(row.status)) return
  const order = yield* withParcels(context, row)
  const others = order.parcels.filter(({ id }) => id !== before!.id)
  const keptWith = (parcel: RecordRow | undefined) =>
    goodsKept({ ...order, parcels: [...others, ...(parcel && parcel.trashedAt === null ? [parcelOf(parcel)] : [])] })
  const [former, next] = [keptWith(before), keptWith(after)]
  yield* changeGoods(context, commit, order, (id, now) => now + (next.get(id) ?? 0) - (former.get(id) ?? 0))
}
