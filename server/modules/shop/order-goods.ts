import { maximumOf } from '../../../entities/language/rule.ts'
import { quantitiesKept } from '../../../entities/shop/parcels.ts'
import { product } from '../../../entities/shop/product.ts'
import { param } from '../../base/db/parameter.ts'
import { all, run, type Operation } from '../../base/db/query.ts'
import { conflict } from '../../base/errors/api-error.ts'
import type { Context } from '../../kernel/records/context.ts'
import type { Commit } from '../../kernel/records/entity-hooks.ts'
import { findRow } from '../../kernel/records/read-row.ts'
import type { OrderWithParcels } from './settle-order.ts'

declare module '../../base/db/tables.ts' {
  interface TenantSystemTables {
    /** What an order took from the stock; `isHeld` is 0 once it was returned to stock. */
    order_goods: { tenant_id: string; orderId: string; product: string; quantity: number; isHeld: number }
  }
}

/** What an order took from the stock of a product. */
interface Note {
  readonly product: string
  readonly quantity: number
  /** Whether it still holds that quantity; what it gave back is noted, too, to be taken again. */
  readonly isHeld: number
}

/** How many of each product an order keeps out of the stock. */
export const goodsKept = ({ ordered, parcels }: OrderWithParcels): ReadonlyMap<string, number> =>
  sumsOf(ordered, quantitiesKept(ordered, parcels))

/** Takes the goods of a new order out of the stock, and notes which. */
export function* takeGoods(context: Context, commit: Commit, order: OrderWithParcels): Operation<void> {
  const { take } = statementsOf(context)
  for (const [id, quantity] of goodsKept(order))
    if (quantity > 0 && (yield* changeStock(context, commit, id, -quantity)))
      yield* run(take({ tenant_id: context.tenant.id, orderId: order.ordered.id, product: id, quantity, isHeld: 1 }))
}

/**
 * Changes how much an order keeps of each product that it took, no less than nothing and no more than was ordered: what it
 * no longer keeps goes back to the stock. `kept` is called with the product and how many it keeps now.
 */
export function* changeGoods(
  context: Context,
  commit: Commit,
  { ordered }: OrderWithParcels,
  kept: (product: string, now: number) => number,
): Operation<void> {
  const { noted, note } = statementsOf(context)
  const bindings = { tenant_id: context.tenant.id, orderId: ordered.id }
  const most = sumsOf(
    ordered,
    ordered.items.map(({ quantity }) => quantity),
  )
  for (const { product: id, quantity, isHeld } of yield* all(noted(bindings))) {
    const now = isHeld ? quantity : 0
    const next = Math.min(Math.max(kept(id, now), 0), most.get(id) ?? 0)
    if (next === now || !(yield* changeStock(context, commit, id, now - next))) continue
    yield* run(note({ ...bindings, product: id, quantity: next || quantity, isHeld: Number(next > 0) }))
  }
}

/** The sum of the quantities for each product, over the lines of an order. */
function sumsOf({ items }: OrderWithParcels['ordered'], quantities: readonly number[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const [place, { product: id }] of items.entries()) if (id) sums.set(id, (sums.get(id) ?? 0) + quantities[place]!)
  return sums
}

/**
 * Changes the stock of a product; answers false, and changes nothing, where it is not managed. Staff who write the largest
 * number mean "plenty": goods that come back do not exceed it.
 */
function* changeStock(outer: Context, commit: Commit, id: string, difference: number): Operation<boolean> {
  const context = { ...outer, entity: product }
  const row = yield* findRow(context, id)
  if (!row || row.manageStock !== 1) return false
  const stock = Math.min(Number(row.stock) + difference, maximumOf(product.fields['stock']!))
  if (stock < 0) throw conflict([{ path: [], rule: 'integrity.stockShort', params: {} }], {}, 'order')
  yield* commit(context, { kind: 'update', id, form: 'record', trashed: true, values: { stock } })()
  return true
}

const statementsOf = ({ store: { scope, cachedStatement } }: Context) => ({
  take: cachedStatement`take goods`(() =>
    scope.insertInto('order_goods', {
      orderId: param('orderId'),
      product: param('product'),
      quantity: param('quantity'),
      isHeld: param('isHeld'),
    }),
  ),
  noted: cachedStatement<Note>`goods of an order`(() =>
    scope
      .selectFrom('order_goods')
      .where('order_goods.orderId', '=', param('orderId'))
      .orderBy('order_goods.product')
      .select(['order_goods.product', 'order_goods.quantity', 'order_goods.isHeld']),
  ),
  note: cachedStatement`keep goods`(() =>
    scope
      .updateTable('order_goods')
      .set({ quantity: param('quantity'), isHeld: param('isHeld') })
      .where('order_goods.orderId', '=', param('orderId'))
      .where('order_goods.product', '=', param('product')),
  ),
})
