import { expect, test } from 'vitest'
import { paymentBank } from '../../entities/shop/payment-bank.ts'
import { paymentCard } from '../../entities/shop/payment-card.ts'
import { refundDue } from '../../src/modules/shop/order/related-records.tsx'

const payment = (values: object) => ({ id: 'a', version: 1, amount: 970, ...values })

test('what was received for an order that is cancelled or returned is to be refunded, until it was', () => {
  const part = payment({ status: 'overpaid', depositedAmount: 500 })
  expect(refundDue(paymentBank, part, { status: 'cancelled' })).toBe(500)
  expect(refundDue(paymentBank, part, { status: 'paid' })).toBe(0)
  expect(refundDue(paymentBank, payment({ ...part, status: 'refunded' }), { status: 'cancelled' })).toBe(0)
  expect(refundDue(paymentBank, payment({ status: 'expired' }), { status: 'cancelled' })).toBe(0)
  expect(refundDue(paymentCard, payment({ status: 'captured' }), { status: 'returned' })).toBe(970)
})
