import { expect, test } from 'vitest'
import { contact } from '../../../entities/contact.ts'
import { delivery } from '../../../entities/delivery.ts'
import { today } from '../../../entities/language/dates/plain-date.ts'
import { order } from '../../../entities/order.ts'
import { paymentBank } from '../../../entities/payment-bank.ts'
import type { CaptainRecord } from '../../../src/captain/api/record.ts'
import { requiredStaffFields, suggestedValues } from '../../../src/captain/record/staff-fields/required-staff-fields.ts'

const record = (values: object) => ({ id: 'a', version: 1, ...values }) as CaptainRecord

test('a state asks for the working fields that its rules need, and for no others', () => {
  const ready = record({ status: 'ready' })
  expect(requiredStaffFields(delivery, ready, 'shipped')).toEqual(['carrier', 'trackingNumber'])
  expect(requiredStaffFields(delivery, record({ ...ready, carrier: 'own' }), 'shipped')).toEqual([])
  expect(requiredStaffFields(delivery, ready, 'cancelled')).toEqual([])
  expect(requiredStaffFields(contact, record({ status: 'new' }), 'done')).toEqual(['memo', 'repliedAt'])
  expect(requiredStaffFields(contact, record({ status: 'new', memo: '電話した。' }), 'done')).toEqual([])
})

test('a return asks whether the goods go back into stock, although it has an answer already', () => {
  const sent = record({ status: 'shipped', restockOnReturn: true })
  expect(requiredStaffFields(order, sent, 'returned')).toEqual(['restockOnReturn'])
  expect(requiredStaffFields(order, sent, 'completed')).toEqual([])
})

test('a deposit that is not what was due is asked for again', () => {
  const short = record({ status: 'partial', amount: 500, depositedAmount: 300, depositedOn: '2026-04-01' })
  expect(requiredStaffFields(paymentBank, short, 'paid')).toEqual(['depositedAmount'])
  expect(requiredStaffFields(paymentBank, record({ ...short, depositedAmount: 500 }), 'paid')).toEqual([])
})

test('what a state asks for is suggested: the whole amount, received today; what it does not ask for stays', () => {
  const due = record({ status: 'awaiting', amount: 500, depositedAmount: null })
  expect(suggestedValues(paymentBank, due, 'paid', ['depositedAmount', 'depositedOn'])).toEqual({
    depositedAmount: 500,
    depositedOn: today(),
  })
  expect(suggestedValues(paymentBank, due, 'partial', ['depositedAmount'])).toEqual({})
})
