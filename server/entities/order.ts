import { maximumOf } from '../../entities/language/numbers/maximum.ts'
import { product } from '../../entities/product.ts'
import { param } from '../db/parameter.ts'
import { all, run, type Operation } from '../db/query.ts'
import type { Context } from '../records/context.ts'
import { findRow, type RecordRow } from '../records/read-row.ts'
import { conflict } from '../errors/api-error.ts'
import type { Commit, EntityHooks } from '../records/entity-hooks.ts'

interface Item {
  readonly product?: string | null
  readonly quantity: number
}

export const hooks = {
  /**
   * An order reserves its goods from receipt until cancellation or, where the returned goods can be sold again, until
   * its return: they go back to stock, and reverting it takes them out again. What it took is noted, and no more is
   * given back: an imported order took its goods elsewhere, and the stock of some products is not managed.
   */
  *effect(context, { kind, before, after }, commit) {
    if (!after || kind === 'import') return
    const holds = holdsGoods(after)
    if (holds === (before !== undefined && holdsGoods(before))) return
    const inProducts = { ...context, entity: product }
    if (!before) return yield* takeGoods(inProducts, commit, after)
    const { noted, note } = statementsOf(context)
    const bindings = { tenant_id: context.tenant.id, orderId: after.id }
    for (const { product: id, quantity } of yield* all(noted({ ...bindings, isHeld: Number(!holds) })))
      if (yield* changeStock(inProducts, commit, id, holds ? -quantity : quantity))
        yield* run(note({ ...bindings, product: id, isHeld: Number(holds) }))
  },
} satisfies EntityHooks

const holdsGoods = ({ status, restockOnReturn }: RecordRow): boolean =>
  status !== 'cancelled' && !(status === 'returned' && restockOnReturn === 1)

/** The quantity of each product in an order, summed over its lines. */
function quantities({ items }: RecordRow): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { product: id, quantity } of JSON.parse(String(items)) as readonly Item[])
    if (id) sums.set(id, (sums.get(id) ?? 0) + quantity)
  return sums
}

/** Takes the goods of a new order out of the stock, and notes which. */
function* takeGoods(context: Context, commit: Commit, row: RecordRow): Operation<void> {
  const { take } = statementsOf(context)
  for (const [id, quantity] of quantities(row))
    if (yield* changeStock(context, commit, id, -quantity))
      yield* run(take({ tenant_id: context.tenant.id, orderId: row.id, product: id, quantity, isHeld: 1 }))
}

/**
 * Changes the stock of a product; answers false, and changes nothing, where it is not managed. Staff who write the largest
 * number mean "plenty": goods that come back do not exceed it.
 */
function* changeStock(context: Context, commit: Commit, id: string, difference: number): Operation<boolean> {
  const row = yield* findRow(context, id)
  if (!row || row.manageStock !== 1) return false
  const stock = Math.min(Number(row.stock) + difference, maximumOf(product.fields['stock']!))
  if (stock < 0) throw conflict([{ path: [], rule: 'integrity.stockShort', params: {} }], {}, 'order')
  yield* commit(context, { kind: 'update', id, form: 'record', trashed: true, values: { stock } })()
  return true
}

const statementsOf = ({ store: { scope, cachedStatement } }: Context) => ({
  take: cachedStatement('take goods', () =>
    scope.insertInto('order_goods', {
      orderId: param('orderId'),
      product: param('product'),
      quantity: param('quantity'),
      isHeld: param('isHeld'),
    }),
  ),
  noted: cachedStatement<{ product: string; quantity: number }>('goods of an order', () =>
    scope
      .selectFrom('order_goods')
      .where('order_goods.orderId', '=', param('orderId'))
      .where('order_goods.isHeld', '=', param('isHeld'))
      .orderBy('order_goods.product')
      .select(['order_goods.product', 'order_goods.quantity']),
  ),
  note: cachedStatement('hold goods', () =>
    scope
      .updateTable('order_goods')
      .set({ isHeld: param('isHeld') })
      .where('order_goods.orderId', '=', param('orderId'))
      .where('order_goods.product', '=', param('product')),
  ),
})
