import { expect, test } from 'vitest'
import { alertAt } from '../../entities/alerts.ts'
import { addDays, today } from '../../entities/calendar.ts'
import { domain } from '../../entities/domain.ts'
import type { Entity } from '../../entities/entity.ts'
import { entities } from '../../entities/index.ts'
import { order } from '../../entities/order.ts'
import { paymentBank } from '../../entities/payment-bank.ts'
import { product } from '../../entities/product.ts'
import { deskOf, type Desk } from './examples.ts'
import { start } from './helper.ts'

const shown = async (desk: Desk, alert: unknown, by: string) =>
  (await desk.get('', { filter: { alert }, sort: ['id', 'ASC'] })).body.map(
    (record: Record<string, unknown>) => record[by],
  )

test('a list is narrowed to the domains that expire soon, or have', async () => {
  const domains = await deskOf(await start(), domain)
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
  expect(await shown(domains, 'expired', 'name')).toEqual(['in-1-30.example'])
  expect(await shown(domains, 'expiringSoon', 'name')).toEqual(['in0-30.example', 'in30-30.example'])
  expect(await shown(domains, ['expired', 'expiringSoon'], 'name')).toHaveLength(3)
  // What the database answers is what a screen shows beside the value.
  const all = (await domains.get()).body as Record<string, unknown>[]
  expect(all.map((record) => alertAt(domain, 'expiresOn', record)).filter(Boolean)).toHaveLength(3)
})

test('a list is narrowed to the products of which few or none are left', async () => {
  const products = await deskOf(await start(), product)
  for (const [number, [stock, manageStock]] of (
    [
      [0, true],
      [3, true],
      [4, true],
      [0, false],
    ] as const
  ).entries())
    await products.create(number + 1, { code: `stock-${stock}-${manageStock}`, stock, manageStock, stockAlert: 3 })
  expect(await shown(products, 'autoSoldOut', 'code')).toEqual(['stock-0-true'])
  expect(await shown(products, 'lowStock', 'code')).toEqual(['stock-3-true'])
})

test('an order is overdue while it awaits a payment whose day has passed', async () => {
  const world = await start()
  const orders = await deskOf(world, order)
  const payments = await deskOf(world, paymentBank)
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
  expect(await shown(orders, 'overdue', 'id')).toEqual([late.id])
  expect(await shown(orders, ['overdue'], 'id')).toEqual([late.id])
  expect(await shown(payments, ['overdue', 'dueSoon'], 'id')).toHaveLength(3)
})

test('an alert that is none, and one of an entity without any, is refused', async () => {
  const world = await start()
  const domains = await deskOf(world, domain)
  const refused = async (desk: Desk, filter: object) => {
    const { status, body } = await desk.get('', { filter })
    return [status, body.data?.issues?.[0]]
  }
  for (const filter of [{ alert: 'late' }, { alert: null }, { alert_in: 'expired' }, { alert: ['expired', 'late'] }])
    expect(await refused(domains, filter)).toMatchObject([
      400,
      { path: ['filter', Object.keys(filter)[0]], rule: 'invalid' },
    ])
  expect(await refused(domains, { alert_neq: 'expired' })).toMatchObject([400, { path: ['filter', 'alert_neq'] }])
  const years = await deskOf(world, entities['year'] as Entity)
  expect(await refused(years, { alert: 'expired' })).toMatchObject([
    400,
    { path: ['filter', 'alert'], rule: 'unknownField' },
  ])
})
