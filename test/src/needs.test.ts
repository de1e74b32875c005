import { expect, test } from 'vitest'
import { contact } from '../../entities/contact.ts'
import { delivery } from '../../entities/delivery.ts'
import { paymentBank } from '../../entities/payment-bank.ts'
import type { CaptainRecord } from '../../src/captain/record.ts'
import { neededFor } from '../../src/captain/working/needs.ts'

const record = (values: object) => ({ id: 'a', version: 1, ...values }) as CaptainRecord

test('a state asks for the working fields that its rules need, and for no others', () => {
  const ready = record({ status: 'ready' })
  expect(neededFor(delivery, ready, 'shipped')).toEqual(['carrier', 'trackingNumber'])
  expect(neededFor(delivery, record({ ...ready, carrier: 'own' }), 'shipped')).toEqual([])
  expect(neededFor(delivery, ready, 'cancelled')).toEqual([])
  expect(neededFor(contact, record({ status: 'new' }), 'done')).toEqual(['memo', 'repliedAt'])
  expect(neededFor(contact, record({ status: 'new', memo: '電話した。' }), 'done')).toEqual([])
})

test('a deposit that is not what was due is asked for again', () => {
  const short = record({ status: 'partial', amount: 500, depositedAmount: 300, depositedOn: '2026-04-01' })
  expect(neededFor(paymentBank, short, 'paid')).toEqual(['depositedAmount'])
  expect(neededFor(paymentBank, record({ ...short, depositedAmount: 500 }), 'paid')).toEqual([])
})
