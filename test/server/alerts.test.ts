// @module-tag postgres-full
import { expect, test } from 'vitest'
import { alertAt } from '../../entities/language/declaration/alerts.ts'
import { addDays, today } from '../../entities/language/dates/plain-date.ts'
import { domain } from '../../entities/kernel/domain.ts'
import type { Entity } from '../../entities/language/entity.ts'
import { entities } from '../../entities/index.ts'
import { order } from '../../entities/shop/order.ts'
import { paymentBank } from '../../entities/shop/payment-bank.ts'
import { product } from '../../entities/shop/product.ts'
import { recordClient, type RecordClient } from './support/record-client.ts'
import { start } from './support/world.ts'

const idsShowing = async (api: RecordClient, alert: unknown, by: string) =>
  (await api.get('', { filter: { alert }, sort: ['id', 'ASC'] })).body.map(
    (record: Record<string, unknown>) => record[by],
  )

test('a list is narrowed to the domains that expire soon, or have', async () => {
  const domains = await recordClient(await start(), domain)
  for (const [number, [in_, notice]] of [
    [-1, 30],
    [0, 30],
    [30, 30],
    [31, 30],
    [1, 0],
  ].entries())
    await domains.create(number + 1, {
      name: `in${in_}-${notice}.example`,
      registeredOn: null,
      expiresOn: addDays(today(), in_!),
      renewalNoticeDays: notice,
    })
  expect(await idsShowing(domains, 'expired', 'name')).toEqual(['in-1-30.example'])
  expect(await idsShowing(domains, 'expiringSoon', 'name')).toEqual(['in0-30.example', 'in30-30.example'])
  expect(await idsShowing(domains, ['expired', 'expiringSoon'], 'name')).toHaveLength(3)
  // What the database answers is what a screen shows beside the value.
  const all = (await domains.get()).body as Record<string, unknown>[]
  expect(all.map((record) => alertAt(domain, 'expiresOn', record)).filter(Boolean)).toHaveLength(3)
})

test('a list is narrowed to the products of which few or none are left', async () => {
  const products = await recordClient(await start(), product)
  for (const [number, [stock, manageStock]] of (
    [
      [0, true],
      [3, true],
      [4, true],
      [0, false],
    ] as const
  ).entries())
    await products.create(number + 1, { code: `stock-${stock}-${manageStock}`, stock, manageStock, stockAlert: 3 })
  expect(await idsShowing(products, 'autoSoldOut', 'code')).toEqual(['stock-0-true'])
  expect(await idsShowing(products, 'lowStock', 'code')).toEqual(['stock-3-true'])
})

test('an order is overdue while it awaits a payment whose day has passed', async () => {
  const world = await start()
  const orders = await recordClient(world, order)
  const payments = await recordClient(world, paymentBank)
  const [late, due, paid] = [
    await orders.create(1, { status: 'awaitingPayment' }),
    await orders.create(2, { status: 'awaitingPayment' }),
    await orders.create(3, { status: 'paid' }),
  ]
  for (const [number, [{ id }, days]] of (
    [
      [late, -1],
      [due, 0],
      [paid, -1],
    ] as const
  ).entries())
    await payments.create(number + 1, { order: id, status: 'awaiting', dueOn: addDays(today(), days) })
  expect(await idsShowing(orders, 'overdue', 'id')).toEqual([late.id])
  expect(await idsShowing(orders, ['overdue'], 'id')).toEqual([late.id])
  expect(await idsShowing(payments, ['overdue', 'dueSoon'], 'id')).toHaveLength(3)
})

test('an alert that is none, and one of an entity without any, is refused', async () => {
  const world = await start()
  const domains = await recordClient(world, domain)
  const refused = async (api: RecordClient, filter: object) => {
    const { status, body } = await api.get('', { filter })
    return [status, body.data?.issues?.[0]]
  }
  for (const filter of [{ alert: 'late' }, { alert: null }, { alert_in: 'expired' }, { alert: ['expired', 'late'] }])
    expect(await refused(domains, filter)).toMatchObject([
      400,
      { path: ['filter', Object.keys(filter)[0]], rule: 'invalid' },
    ])
  expect(await refused(domains, { alert_neq: 'expired' })).toMatchObject([400, { path: ['filter', 'alert_neq'] }])
  const years = await recordClient(world, entities['year'] as Entity)
  expect(await refused(years, { alert: 'expired' })).toMatchObject([
    400,
    { path: ['filter', 'alert'], rule: 'unknownField' },
  ])
})
