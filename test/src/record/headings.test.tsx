import { expect, test } from 'vitest'
import { application } from '../../../entities/events/application.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { order } from '../../../entities/shop/order.ts'
import { paymentBank } from '../../../entities/shop/payment-bank.ts'
import type { CaptainRecord } from '../../../src/kernel/api/record.ts'
import { useRecordTitle } from '../../../src/kernel/words/record-title.ts'
import { recordName } from '../../../src/kernel/words/record-name.ts'
import type { Locale } from '../../../src/shell/words/locale.ts'
import { htmlOf, textOf } from '../fields/render-field.tsx'

const Title = ({ record }: { readonly record: CaptainRecord }) => <p>{useRecordTitle()(record)}</p>

const titled = async (entity: Entity, locale: Locale, values: object) =>
  textOf(await htmlOf(entity, locale, <Title record={{ id: 'an-id', version: 1, ...values }} />))

test('a booking is called by who comes and how many, not by its number', async () => {
  const booking = { applicationNo: '20261127-0003', name: 'Emma Sample', people: 3 }
  expect(await titled(application, 'ja', booking)).toBe('Emma Sample、3人')
  expect(await titled(application, 'en', booking)).toBe('Emma Sample, 3 people')
})

test('a bank transfer is called by its amount and payer, and by its number where it has neither', async () => {
  const transfer = { paymentNo: '20261127-0003', order: 'unread', amount: 4860, payerNameKana: 'ニジョウ ハナコ' }
  expect(await titled(paymentBank, 'ja', transfer)).toBe('4,860円、ニジョウ ハナコ')
  expect(await titled(paymentBank, 'ja', { paymentNo: '20261127-0003' })).toBe('20261127-0003')
})

test('an order is called by its customer, wherever other records name it', async () => {
  const bought = { id: 'an-id', orderNo: '20261127-0001', buyerName: '見本 花子' }
  expect(await titled(order, 'ja', bought)).toBe('見本 花子、20261127-0001')
  expect(recordName('ja', 'order', bought)).toBe('見本 花子、20261127-0001')
})
