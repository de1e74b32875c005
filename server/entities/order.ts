import { product } from '../../entities/product.ts'
import type { Context } from '../records/context.ts'
import { findRow, type RecordRow } from '../records/read-row.ts'
import type { Operation } from '../db/query.ts'
import { conflict } from '../errors/api-error.ts'
import type { Commit, EntityHooks } from '../records/entity-hooks.ts'

interface Item {
  readonly product?: string | null
  readonly quantity: number
}

export const hooks = {
  /**
   * An order reserves its goods from receipt until cancellation or, where the returned goods can be sold again, until
   * its return: they go back to stock, and reverting it takes them out again. An imported one took its goods elsewhere.
   */
  *effect(context, { kind, before, after }, commit) {
    if (!after || kind === 'import') return
    const holds = holdsGoods(after)
    if (holds === (before !== undefined && holdsGoods(before))) return
    for (const [id, quantity] of quantities(after))
      yield* changeStock({ ...context, entity: product }, commit, id, holds ? -quantity : quantity)
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

function* changeStock(context: Context, commit: Commit, id: string, difference: number): Operation<void> {
  const row = yield* findRow(context, id)
  if (!row || row.manageStock !== 1) return
  const stock = Number(row.stock) + difference
  if (stock < 0) throw conflict([{ path: [], rule: 'integrity.stockShort', params: {} }], {}, 'order')
  yield* commit(context, { kind: 'update', id, form: 'record', trashed: true, values: { stock } })()
}
