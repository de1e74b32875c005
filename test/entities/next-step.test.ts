import { expect, test } from 'vitest'
import { application } from '../../entities/events/application.ts'
import { contact } from '../../entities/inquiries/contact.ts'
import { delivery } from '../../entities/shop/delivery.ts'
import { faq } from '../../entities/company-site/faq.ts'
import { isDeadEnd, nextStepOf } from '../../entities/language/derived/next-step.ts'
import { order } from '../../entities/shop/order.ts'
import { paymentBank } from '../../entities/shop/payment-bank.ts'
import { product } from '../../entities/shop/product.ts'

test('a record that waits for staff has one next step, and one that is done has none', () => {
  expect(nextStepOf(application, { status: 'received' })).toBe('confirmed')
  expect(nextStepOf(application, { status: 'attended' })).toBeUndefined()
  expect(nextStepOf(application, { status: 'cancelled' })).toBeUndefined()
  expect(nextStepOf(paymentBank, { status: 'awaiting' })).toBe('paid')
  expect(nextStepOf(delivery, { status: 'ready' })).toBe('shipped')
  expect(nextStepOf(contact, { status: 'new' })).toBe('inProgress')
})

test('the next step of an order goes by how it is paid, and straight on to the parcel', () => {
  expect(nextStepOf(order, { status: 'pending', paymentMethod: 'bank' })).toBe('awaitingPayment')
  expect(nextStepOf(order, { status: 'pending', paymentMethod: 'card' })).toBe('paid')
  expect(nextStepOf(order, { status: 'paid', paymentMethod: 'bank' })).toBe('shipped')
  expect(nextStepOf(order, { status: 'completed', paymentMethod: 'bank' })).toBeUndefined()
})

test('what is on sale has no next step: nothing waits there', () => {
  expect(nextStepOf(product, { saleStatus: 'onSale' })).toBeUndefined()
  expect(nextStepOf(faq, {})).toBeUndefined()
})

test('nothing leads back from a cancelled order, but from a cancelled booking, and what is done is no dead end', () => {
  expect(isDeadEnd(order, 'cancelled')).toBe(true)
  expect(isDeadEnd(application, 'cancelled')).toBe(false)
  expect(isDeadEnd(delivery, 'delivered')).toBe(false)
  expect(isDeadEnd(delivery, 'cancelled')).toBe(true)
})
