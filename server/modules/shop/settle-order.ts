import { delivery } from '../../../entities/shop/delivery.ts'
import { statesOf, type RecordOf } from '../../../entities/language/entity.ts'
import { isPaidState } from '../../../entities/shop/order-states.ts'
import { order } from '../../../entities/shop/order.ts'
import type { Context } from '../../kernel/records/context.ts'
import { findRow, type RecordRow } from '../../kernel/records/read-row.ts'
import { referencingRows } from '../../kernel/records/referencing-rows.ts'
import { rowValues } from '../../kernel/records/stored-values.ts'
import type { Operation } from '../../base/db/query.ts'
import type { Commit, EntityHooks } from '../../kernel/records/entity-hooks.ts'

/** The order that a delivery or payment belongs to. */
export const orderOf = (context: Context, id: unknown): Operation<RecordRow | undefined> =>
  findRow({ ...context, entity: order }, String(id))

/** Whether an order is paid for, and neither cancelled nor returned. */
export const isPaid = ({ status }: RecordRow): boolean => isPaidState(status)

/** An order and all its parcels. */
export function* withParcels(context: Context, row: RecordRow): Operation<OrderWithParcels> {
  const parcels = yield* referencingRows(
    { ...context, entity: delivery },
    'order',
    row.id,
    statesOf(delivery)!.options!,
  )
  return {
    ordered: { ...rowValues(order, row), id: row.id } as unknown as RecordOf<typeof order>,
    parcels: parcels.map(parcelOf),
  }
}

/** A parcel as its row has it. */
export const parcelOf = (row: RecordRow): RecordOf<typeof delivery> =>
  ({ ...rowValues(delivery, row), id: row.id }) as unknown as RecordOf<typeof delivery>

export interface OrderWithParcels {
  readonly ordered: RecordOf<typeof order>
  readonly parcels: readonly RecordOf<typeof delivery>[]
}

/**
 * Moves an order forward through the given states. An order that is already further along, or closed, is left alone.
 */
export function* advanceOrder(
  context: Context,
  commit: Commit,
  current: RecordRow,
  states: readonly string[],
): Operation<void> {
  const transitions = order.fields.status!.transitions!
  let { status, version } = current
  for (const to of states) {
    if (!transitions[String(status)]?.includes(to)) continue
    const move = { kind: 'transition', id: current.id, expectedVersion: version, to, related: 'none' } as const
    version = (yield* commit({ ...context, entity: order }, move)()).version
    status = to
  }
}

/** By what was reported of a card payment, the states in which it is recorded already. */
export const reportedStates: Readonly<Record<string, readonly string[]>> = {
  authorized: ['authorized', 'captured', 'voided', 'partiallyRefunded', 'refunded'],
  captured: ['captured', 'partiallyRefunded', 'refunded'],
  failed: ['failed', 'voided'],
}

/** Marks an order as paid when its payment has arrived. */
export const payOrderOn = (...paidStatuses: readonly string[]): EntityHooks => ({
  *effect(context, { before, after }, commit) {
    const has = (row: RecordRow) => paidStatuses.includes(String(row.status))
    if (!before || !after || !has(after) || has(before)) return
    const current = yield* orderOf(context, after.order)
    if (current) yield* advanceOrder(context, commit, current, ['paid'])
  },
})
