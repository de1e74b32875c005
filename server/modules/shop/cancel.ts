import { isUnpaidState } from '../../../entities/shop/order-states.ts'
import { order } from '../../../entities/shop/order.ts'
import { paymentBank } from '../../../entities/shop/payment-bank.ts'
import { paymentCard } from '../../../entities/shop/payment-card.ts'
import { colleagues } from '../../kernel/auth/colleagues.ts'
import type { Database } from '../../base/db/database.ts'
import type { Operation } from '../../base/db/query.ts'
import { conflict, notFound } from '../../base/errors/api-error.ts'
import type { JobHandler } from '../../base/jobs/handler.ts'
import { enqueue } from '../../base/jobs/job.ts'
import { notifyColleagues } from '../../features/notifications/notify-colleagues.ts'
import { commit } from '../../kernel/records/commit.ts'
import { storeOf, type Context } from '../../kernel/records/context.ts'
import { findRow, readLiveRow, type RecordRow } from '../../kernel/records/read-row.ts'
import { referencingRows } from '../../kernel/records/referencing-rows.ts'
import { rowsWith } from '../../kernel/records/rows-with.ts'

/** Why a site or the server cancels an order that is not paid. */
export const cancelReasons = ['customer', 'unpaid'] as const
type CancelReason = (typeof cancelReasons)[number]

/** What the call returns about an order that the site cancelled. */
export interface CancelledOrder {
  readonly orderNo: string
  readonly status: string
  readonly cancelledAt: string
  readonly cancelReason: string
}

/**
 * Cancels an order that the caller placed and of which nothing is paid; its goods go back to the stock, and staff are
 * notified. One that is cancelled already is returned as it is. Throws 404 for an order that the caller did not place,
 * and 409 for one that is paid, in part too: the shop decides what happens to the money.
 */
export function* cancelPlacedOrder(context: Context, orderNo: string, reason: CancelReason): Operation<CancelledOrder> {
  const [placed] = yield* rowsWith(context, 'orderNo', orderNo)
  if (!placed || placed.trashedAt !== null || placed.createdBy !== context.by) throw notFound()
  if (placed.status !== 'cancelled') {
    if (!isUnpaidState(placed.status) || (yield* hasMoney(context, placed.id)))
      throw conflict([{ path: [], rule: 'integrity.orderNotUnpaid', params: {} }], {}, order.name)
    yield* cancelOrder(context, placed, reason)
  }
  const row = yield* readLiveRow(context, placed.id)
  return {
    orderNo,
    status: String(row.status),
    cancelledAt: String(row.cancelledAt),
    cancelReason: String(row.cancelReason),
  }
}

/** Whether any money has come for an order, whatever its own state says: an earlier version of it may be restored. */
function* hasMoney(context: Context, id: string): Operation<boolean> {
  const paid = [
    [paymentBank, ['partial', 'paid', 'overpaid']],
    [paymentCard, ['captured', 'partiallyRefunded']],
  ] as const
  for (const [entity, states] of paid)
    if ((yield* referencingRows({ ...context, entity }, 'order', id, states)).length > 0) return true
  return false
}

/** An order that waits for a card payment, and of which tenant. */
export interface UnpaidOrder {
  readonly tenant: Context['tenant']
  readonly id: string
  /** When it is to be cancelled, in milliseconds. */
  readonly due: number
  /** Whether a server that was away has waited for the provider to repeat its reports. */
  readonly heard?: true
}

const minute = 60_000

/** How long after its time an unpaid order is cancelled, as the provider's report may be on its way; in milliseconds. */
export const paymentGrace = 5 * minute

/** A server that was away for longer than this first waits for the provider to repeat its reports. */
const awayAfter = 2 * minute
const hearingTime = 15 * minute

const day = 24 * 60 * minute

/**
 * Cancels an order by card that nobody has paid in time. One whose payment is authorised is the shop's to charge, and is
 * looked at again each day.
 */
export const unpaidOrderHandler = (
  database: Database,
  operator: () => Promise<string | undefined>,
  now: () => number = Date.now,
): JobHandler => ({
  retry: { first: 5_000, longest: 3_600_000, tries: 24 },
  run: async (payload) => {
    const { tenant, id, due, heard } = payload as UnpaidOrder
    const owner = await operator()
    if (owner === undefined) return
    const store = storeOf(database)
    const staff = await database.read(owner, () => colleagues(store, owner, tenant.id))
    const context: Context = { store, entity: order, tenant, by: null, requestId: `expiry ${id}`, colleagues: staff }
    await database.write(tenant.id, function* () {
      const again = (runAt: number, more: Pick<UnpaidOrder, 'heard'> = {}) =>
        enqueue(database.dialect, 'unpaid-order', { tenant, id, due: runAt, ...more } satisfies UnpaidOrder, { runAt })
      const row = yield* findRow(context, id)
      if (!row || row.trashedAt !== null || row.status !== 'pending' || (yield* hasMoney(context, id))) return
      // Once alone: attempts that fail bring it past its time as well, and are given up in the end.
      if (!heard && now() > due + awayAfter) return void (yield* again(now() + hearingTime, { heard: true }))
      const authorised = yield* referencingRows({ ...context, entity: paymentCard }, 'order', id, ['authorized'])
      if (authorised.length > 0) return void (yield* again(now() + day))
      yield* cancelOrder(context, row, 'unpaid')
    })
  },
})

function* cancelOrder(context: Context, { id, version, orderNo }: RecordRow, reason: CancelReason): Operation<void> {
  const values = { cancelReason: reason }
  yield* commit(context, { kind: 'transition', id, expectedVersion: version, to: 'cancelled', values })()
  yield* notifyColleagues(context, { kind: 'orderCancelled', recordId: id, title: String(orderNo) })
}
