import { expect, test } from 'vitest'
import { alertAt } from '../../entities/language/declaration/alerts.ts'
import { domain } from '../../entities/kernel/domain.ts'
import { order } from '../../entities/shop/order.ts'
import { paymentBank } from '../../entities/shop/payment-bank.ts'
import { product } from '../../entities/shop/product.ts'

const day = '2026-11-21'

test.each([
  ['2026-11-20', 30, 'expired'],
  ['2026-11-21', 30, 'expiringSoon'],
  ['2026-12-21', 30, 'expiringSoon'],
  ['2026-12-22', 30, undefined],
  ['2026-11-22', 0, undefined],
])('a domain that expires on %s, noticed %i days before: %s', (expiresOn, renewalNoticeDays, alert) => {
  expect(alertAt(domain, 'expiresOn', { expiresOn, renewalNoticeDays }, day)).toBe(alert)
})

test.each([
  [0, true, 'autoSoldOut'],
  [3, true, 'lowStock'],
  [4, true, undefined],
  [0, false, undefined],
])('a stock of %i, kept: %s, is %s', (stock, manageStock, alert) => {
  expect(alertAt(product, 'stock', { stock, manageStock, stockAlert: 3 }, day)).toBe(alert)
})

test.each([
  ['2026-11-20', 'awaiting', 'overdue'],
  ['2026-11-23', 'awaiting', 'dueSoon'],
  ['2026-11-24', 'awaiting', undefined],
  ['2026-11-20', 'paid', undefined],
])('a payment due on %s, %s: %s', (dueOn, status, alert) => {
  expect(alertAt(paymentBank, 'dueOn', { dueOn, status }, day)).toBe(alert)
})

test.each([
  ['2026-11-20', 'awaitingPayment', 'overdue'],
  ['2026-11-21', 'awaitingPayment', undefined],
  ['2026-11-20', 'paid', undefined],
])('an order whose payment is due on %s, %s: %s', (dueOn, status, alert) => {
  expect(alertAt(order, 'status', { status }, day, { overdue: [{ dueOn: '2026-12-01' }, { dueOn }] })).toBe(alert)
})

test('an order that no payment points at is not overdue', () => {
  expect(alertAt(order, 'status', { status: 'awaitingPayment' }, day)).toBeUndefined()
})
