import type { Values } from '../../../entities/body.ts'
import { product } from '../../../entities/product.ts'
import type { Operation } from '../../db/query.ts'
import { conflict } from '../../errors.ts'
import type { Context } from '../context.ts'
import { rowOf } from '../record/current.ts'
import { changeRecord } from '../record/write.ts'

interface Item {
  readonly product?: string | null
  readonly quantity: number
}

/**
 * An order holds its goods from when it was received until it is cancelled: cancelling gives them back to the stock,
 * and taking the cancellation back takes them out again. Goods that come back from a customer are counted in by hand.
 */
export function* stockFollowsOrder(context: Context, before: Values, after: Values): Operation<void> {
  const [held, holds] = [before, after].map(({ status }) => status !== 'cancelled')
  if (held === holds) return
  for (const [id, quantity] of quantities(after.items as readonly Item[])) {
    yield* changeStock({ ...context, entity: product }, id, holds ? -quantity : quantity)
  }
}

/** How many of each product an order has, over all its lines. */
function quantities(items: readonly Item[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { product: id, quantity } of items) if (id) sums.set(id, (sums.get(id) ?? 0) + quantity)
  return sums
}

function* changeStock(context: Context, id: string, difference: number): Operation<void> {
  const row = yield* rowOf(context, id)
  if (!row || row.manageStock !== 1) return
  const stock = Number(row.stock) + difference
  if (stock < 0) throw conflict([{ path: [], rule: 'integrity.stockShort', params: {} }], {}, 'order')
  yield* changeRecord(context, row, { stock }, 'update')
}
