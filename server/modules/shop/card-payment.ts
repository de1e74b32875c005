import type { Values } from '../../../entities/language/input/body.ts'
import { order } from '../../../entities/shop/order.ts'
import { paymentCard } from '../../../entities/shop/payment-card.ts'
import type { Operation } from '../../base/db/query.ts'
import { isPaid, orderOf, reportedStates } from './settle-order.ts'
import { conflict, invalid, notFound } from '../../base/errors/api-error.ts'
import { notifyColleagues } from '../../features/notifications/notify-colleagues.ts'
import { commit, inChangeSet } from '../../kernel/records/commit.ts'
import type { Context } from '../../kernel/records/context.ts'
import { readLiveRow, type RecordRow } from '../../kernel/records/read-row.ts'
import { rowsWith } from '../../kernel/records/rows-with.ts'
import { cardFields } from './contract.ts'

/** A transaction at the payment provider, as the site that placed its order reports it. */
export interface CardPayment {
  readonly orderNo: string
  readonly transactionId: string
  readonly status: 'authorized' | 'captured' | 'failed'
  readonly amount: number
  /** Other details by the provider. */
  readonly details: Values
}

export interface RecordedPayment {
  readonly orderNo: string
  readonly orderStatus: string
  readonly paymentNo: string
  readonly transactionId: string
  readonly status: string
}

/**
 * Records a transaction under the provider's id, once, and what becomes of it: a captured one pays its order, or staff
 * are notified. Reported again, it changes nothing; one that failed may still be authorised or captured, by another
 * card. Throws 404 for an order that the tenant does not have, 400 for another amount than its total, and 409 for an id
 * that belongs to another order or a state that cannot follow.
 */
export function* recordCardPayment(outer: Context, reported: CardPayment): Operation<RecordedPayment> {
  const context = inChangeSet(outer)
  const inPayments = { ...context, entity: paymentCard }
  const { orderNo, transactionId, status, amount, details } = reported
  const [ordered] = yield* rowsWith(context, 'orderNo', orderNo)
  if (!ordered || ordered.trashedAt !== null) throw notFound()
  const refused = (rule: string, ...path: string[]) => [{ path, rule: `integrity.${rule}`, params: {} }]
  if (ordered.paymentMethod !== 'card') throw conflict(refused('orderNotByCard'), {}, order.name)
  if (ordered.total !== amount) throw invalid(refused('amountMismatch', 'amount'), paymentCard.name)

  const [known] = yield* rowsWith(inPayments, 'transactionId', transactionId)
  if (known && known.order !== ordered.id)
    throw conflict(refused('transactionTaken', 'transactionId'), {}, paymentCard.name)
  let payment =
    known ?? (yield* firstReport(inPayments, ordered, { transactionId, amount, ...details }, status !== 'failed'))
  const moves = !reportedStates[status]!.includes(String(payment.status))
  if (moves) {
    const { id, version: expectedVersion } = payment
    yield* commit(inPayments, { kind: 'transition', id, expectedVersion, to: status })()
    if (payment.status === 'failed')
      yield* commit(inPayments, { kind: 'update', id, form: 'record', values: nextAttempt(details) })()
    payment = yield* readLiveRow(inPayments, id)
  }
  // Nobody is to capture what is authorised for an order that is closed.
  const isInVain = status === 'authorized' && ['cancelled', 'returned'].includes(String(ordered.status))
  if ((moves || !known) && (status === 'captured' || isInVain)) yield* notifyIfUnneeded(inPayments, payment)
  return {
    orderNo,
    orderStatus: String((yield* readLiveRow(context, ordered.id)).status),
    paymentNo: String(payment.paymentNo),
    transactionId,
    status: String(payment.status),
  }
}

/** What is known of an attempt that follows a failed one under the same id: nothing of the card that was declined. */
const nextAttempt = (details: Values): Values => ({
  ...Object.fromEntries(cardFields.filter((name) => name !== 'provider').map((name) => [name, null])),
  ...details,
  authorizedAt: new Date().toISOString(),
})

/** Notifies staff of money for an order that is cancelled or returned, or was paid by another transaction already. */
function* notifyIfUnneeded(inPayments: Context, { id, order: orderId, paymentNo }: RecordRow): Operation<void> {
  const ordered = yield* orderOf(inPayments, orderId)
  const payments = yield* rowsWith(inPayments, 'order', String(orderId))
  const isPaidTwice = payments.some((each) => each.id !== id && each.status === 'captured')
  if (ordered && isPaid(ordered) && !isPaidTwice) return
  yield* notifyColleagues(inPayments, { kind: 'payment', recordId: id, title: String(paymentNo) })
}

/** The record of a transaction that is reported for the first time. A second attempt at paying has the order's number and its own. */
function* firstReport(
  inPayments: Context,
  { id, orderNo }: RecordRow,
  values: Values,
  isAuthorized: boolean,
): Operation<RecordRow> {
  const attempts = (yield* rowsWith(inPayments, 'order', id)).length
  const paymentNo = attempts === 0 ? String(orderNo) : `${String(orderNo)}-${attempts + 1}`
  const authorizedAt = isAuthorized ? new Date().toISOString() : null
  const saved = yield* commit(inPayments, {
    kind: 'create',
    values: { ...values, order: id, paymentNo, authorizedAt },
  })()
  return yield* readLiveRow(inPayments, saved.id)
}
