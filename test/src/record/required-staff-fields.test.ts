import { expect, test } from 'vitest'
import { initialValues } from '../../../entities/language/input/body.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { atLeastOne } from '../../../entities/language/record-rules/index.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { member } from '../../../entities/member.ts'
import { contact } from '../../../entities/inquiries/contact.ts'
import { delivery } from '../../../entities/shop/delivery.ts'
import { today } from '../../../entities/language/dates/plain-date.ts'
import { order } from '../../../entities/shop/order.ts'
import { paymentBank } from '../../../entities/shop/payment-bank.ts'
import type { CaptainRecord } from '../../../src/kernel/api/record.ts'
import {
  alternativesIn,
  isRequiredIn,
  fieldsToFillIn,
  shownStaffFields,
  suggestedValues,
} from '../../../src/captain/record/staff-fields/required-staff-fields.ts'

const record = (values: object) => ({ id: 'a', version: 1, ...values }) as CaptainRecord

const asked = (entity: Entity, of: CaptainRecord, to: string, site: SiteSlug = 'suda-nijo-com') =>
  fieldsToFillIn(entity, of, to, site)

test('a state asks for what its rules need of the form, unless the form is needed for something else, too', () => {
  const playing = record({ ...initialValues(member, 'sound-clover-com'), name: '鈴', nameKana: 'すず', slug: 'suzu' })
  const asksOf = (values: object) => asked(member, record({ ...playing, roles: ['vocal'], ...values }), 'left')
  expect(asksOf({})).toEqual(['leftOn'])
  expect(asksOf({ leftOn: '2026-03-31' })).toEqual([])
  expect(asked(member, playing, 'support')).toEqual([])
  expect(asked({ ...member, rules: [...member.rules!, atLeastOne('email', 'xAccount')] }, playing, 'left')).toEqual([])
})

test('a state asks for the working fields that its rules need, and for no others', () => {
  const ready = record({ status: 'ready' })
  expect(asked(delivery, ready, 'shipped')).toEqual(['carrier', 'trackingNumber'])
  expect(asked(delivery, record({ ...ready, carrier: 'own' }), 'shipped')).toEqual([])
  expect(asked(delivery, ready, 'cancelled')).toEqual([])
  expect(asked(contact, record({ status: 'new' }), 'done')).toEqual(['memo', 'repliedAt'])
  expect(asked(contact, record({ status: 'new', memo: '電話した。' }), 'done')).toEqual([])
})

test('a return asks whether the goods go back into stock, although it has an answer already', () => {
  const sent = record({ status: 'shipped', restockOnReturn: true })
  expect(asked(order, sent, 'returned')).toEqual(['restockOnReturn'])
  expect(asked(order, sent, 'completed')).toEqual([])
})

test('a deposit that is not what was due is asked for again', () => {
  const short = record({ status: 'partial', amount: 500, depositedAmount: 300, depositedOn: '2026-04-01' })
  expect(asked(paymentBank, short, 'paid')).toEqual(['depositedAmount'])
  expect(asked(paymentBank, record({ ...short, depositedAmount: 500 }), 'paid')).toEqual([])
})

test('what a state asks for is suggested: the whole amount, received today; what it does not ask for stays', () => {
  const due = record({ status: 'awaiting', amount: 500, depositedAmount: null })
  expect(suggestedValues(paymentBank, due, 'paid', ['depositedAmount', 'depositedOn'])).toEqual({
    depositedAmount: 500,
    depositedOn: today(),
  })
  expect(suggestedValues(paymentBank, due, 'partial', ['depositedAmount'])).toEqual({})
})

test('what a state requires depends on the other values: the shop’s own delivery has no tracking number', () => {
  const ready = record({ status: 'ready', carrier: 'post', trackingNumber: '0000-0001' })
  const required = (values: object) =>
    ['carrier', 'trackingNumber', 'memo'].filter((name) =>
      isRequiredIn(delivery, record({ ...ready, ...values }), 'shipped', name),
    )
  expect(required({})).toEqual(['carrier', 'trackingNumber'])
  expect(required({ carrier: 'own' })).toEqual(['carrier'])
  expect(isRequiredIn(order, record({ status: 'shipped', restockOnReturn: true }), 'returned', 'restockOnReturn')).toBe(
    false,
  )
})

test('where one of several fields is enough, that is told and none of them is required by itself', () => {
  const open = record({ status: 'inProgress' })
  const answered = record({ status: 'inProgress', repliedAt: '2026-04-01T00:00:00.000Z' })
  expect(alternativesIn(contact, open, 'done')).toEqual([['memo', 'repliedAt']])
  for (const name of ['memo', 'repliedAt'])
    for (const each of [open, answered]) expect(isRequiredIn(contact, each, 'done', name)).toBe(false)
  expect(alternativesIn(contact, answered, 'done')).toEqual([])
  expect(alternativesIn(contact, open, 'spam')).toEqual([])
  expect(alternativesIn(delivery, record({ status: 'ready' }), 'shipped')).toEqual([])
})

test('what belongs to one state alone is shown from then on, everything else always', () => {
  const shown = (status: string) => shownStaffFields(order, record({ status }))
  expect(shown('awaitingPayment')).toEqual(['memo'])
  expect(shown('cancelled')).toEqual(['memo', 'cancelReason'])
  expect(shown('returned')).toEqual(['memo', 'restockOnReturn'])
  expect(shownStaffFields(delivery, record({ status: 'ready' }))).toEqual(delivery.staffFields)
})
