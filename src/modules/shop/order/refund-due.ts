import type { Entity } from '../../../../entities/language/entity.ts'
import { paymentBank } from '../../../../entities/shop/payment-bank.ts'
import { paymentCard } from '../../../../entities/shop/payment-card.ts'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import type { OrderRecord } from './order-record.ts'

/** The states in which a payment has brought money in that was not refunded. */
const received: Readonly<Record<string, readonly string[]>> = {
  [paymentBank.name]: ['partial', 'paid', 'overpaid'],
  [paymentCard.name]: ['captured'],
}

/** What a payment brought in for an order that was cancelled or returned, and is still to be refunded. */
export function refundDue({ name }: Entity, payment: CaptainRecord, { status }: Pick<OrderRecord, 'status'>): number {
  const isOver = status === 'cancelled' || status === 'returned'
  if (!isOver || !received[name]?.includes(String(payment.status))) return 0
  return Number(payment.depositedAmount ?? payment.amount)
}
