// @module-tag postgres-full
import { expect, onTestFinished, test } from 'vitest'
import { addDays, today } from '../../entities/language/dates/plain-date.ts'
import type { RecordOf } from '../../entities/language/entity.ts'
import { order } from '../../entities/shop/order.ts'
import { product } from '../../entities/shop/product.ts'
import { tenant } from '../../entities/kernel/tenant.ts'
import { paymentGrace, unpaidOrderHandler } from '../../server/modules/shop/cancel.ts'
import { parcelsOf, shippingDay, type ShopSettings } from '../../server/modules/shop/shipping.ts'
import { callWith, makeKeyAt } from './support/api-keys.ts'
import { waitingMails } from './support/mails.ts'
import { recordClient } from './support/record-client.ts'
import { buyer, onSale, shopSettings } from './support/shop.ts'
import { admin, staffOf, start, type Answer } from './support/world.ts'

const slug = 'suda-nijo-com'
const site = `/api/v1/authorized/tenants/${slug}`
const path = `${site}/order`

const settings = {
  ...shopSettings,
  rates: [
    { region: 'rest', normal: 770, chilled: 1100, mail: 200, days: 1 },
    { region: 'okinawa', normal: 1400, chilled: 1900, frozen: 2100, mail: 200, days: 3 },
    { region: 'kanto', normal: 660, chilled: 990, frozen: 1200, mail: 200, days: 2 },
  ],
  freeShippingFrom: 20_000,
  giftWrappingFee: 220,
  noshiFee: 0,
  closedWeekdays: ['sun'],
  closedOnHolidays: false,
  wishDateMaxDays: 30,
  takesCards: true,
}
async function openShop(environment: Record<string, string> = {}) {
  const world = await start(environment)
  const call = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object) =>
    world.call(staffOf(slug), method, url, body)
  const saved = await call('PUT', `${site}/shop`, { ...settings, version: 0 })
  if (saved.status !== 200) throw new Error(saved.text)
  const products = await recordClient(world, product, slug)
  let made = 0
  const sell = async (more: object = {}): Promise<Record<string, any>> =>
    products.create((made += 1), { ...onSale, ...more })
  const { id: keyId, secret } = await makeKeyAt(world, slug, ['orders:place'], { requestsPerTenSeconds: 2000 })
  let keys = 0
  const post = (to: string, body: object, headers: Record<string, string> = {}) =>
    callWith(world, secret, 'POST', `${path}${to}`, body, headers)
  const place = (items: readonly object[], more: object = {}, key = `k${(keys += 1)}`, headers = {}) =>
    post('', { ...buyer, paymentMethod: 'bank', items, ...more }, { 'idempotency-key': key, ...headers })
  const quote = (items: readonly object[], more: object = {}) => post('/quotes', { items, prefecture: '21', ...more })
  const stockOf = async ({ id }: Record<string, any>) => (await products.get(`/${id}`)).body.stock
  const count = async (table: string) =>
    Number((await world.sql(`select count(*) as "count" from "${table}"`))[0]!.count)
  return { world, products, sell, post, place, quote, stockOf, count, keyId, secret, call }
}

/** A postal code in each of some prefectures. */
const postalCodes = { '01': '060-0001', '13': '100-0001', '21': '507-0033', '47': '900-0001' }

const of = ({ id }: Record<string, any>, quantity = 1) => ({ product: id, quantity })
const issuesOf = ({ body }: Answer): readonly string[] =>
  (body.data.issues as readonly { path: readonly (string | number)[]; rule: string }[]).map(
    ({ path: at, rule }) => `${at.join('.')} ${rule.replace('integrity.', '')}`,
  )

test('an order costs what an independent calculation says, as its quote did, and is all there at once', async () => {
  const { world, sell, place, quote, stockOf, count, keyId, call } = await openShop()
  const tea = await sell({ price: 972, taxRate: '8', stock: 30 })
  const bowl = await sell({ price: 3333, taxRate: '10', shippingKind: 'mail' })
  const mochi = await sell({ price: 1621, taxRate: '8', shippingKind: 'chilled' })
  const ice = await sell({ price: 507, taxRate: '8', shippingKind: 'frozen', manageStock: false, stock: 0 })
  // By hand: lines, parcels and prefecture, then goods, wrapping, shipping and the tax of each rate.
  const cases = [
    [[of(bowl, 2)], '13', {}, 6666, 200, { 10: [6866, 624] }],
    [[of(tea, 3), of(mochi)], '21', {}, 4537, 1100, { 10: [1100, 100], 8: [4537, 336] }],
    [
      [of(mochi), of(ice, 2), of(bowl)],
      '13',
      { giftWrapping: 'gift' },
      6188,
      2190,
      { 10: [5743, 522], 8: [2635, 195] },
    ],
    [[of(ice, 3)], '47', { giftWrapping: 'noshi', noshiName: '御礼' }, 1521, 2100, { 10: [2100, 190], 8: [1521, 112] }],
    [[of(tea, 21)], '01', {}, 20_412, 0, { 8: [20_412, 1512] }],
  ] as const
  for (const [items, prefecture, more, itemsTotal, shippingFee, taxes] of cases) {
    const before = await count('order')
    const { noshiName: _, ...wanted } = { noshiName: '', ...more }
    const told = await quote(items, { prefecture, ...wanted })
    expect([told.status, await count('order')]).toEqual([200, before])
    expect(told.body).toMatchObject({ itemsTotal, shippingFee, discount: 0, total: itemsTotal + shippingFee })
    const byRate = told.body.taxBreakdown.map((each: any) => [each.taxRate, [each.taxableAmount, each.tax]])
    expect(Object.fromEntries(byRate)).toEqual(taxes)
    const address = { buyerPrefecture: prefecture, buyerPostalCode: postalCodes[prefecture] }
    const placed = await place(items, { ...address, expectedTotal: told.body.total, ...more })
    expect(placed).toMatchObject({ status: 201, body: { ...told.body, status: 'awaitingPayment' } })
  }
  expect([await stockOf(tea), await stockOf(bowl), await stockOf(mochi), await stockOf(ice)]).toEqual([6, 7, 8, 0])

  const { body: list } = await call('GET', `${path}?sort=["orderNo","ASC"]`)
  const [first, , { id: thirdId }] = list
  const { body: third } = await call('GET', `${path}/${thirdId}`)
  expect(first.orderNo).toBe(`${today().replaceAll('-', '')}-0001`)
  expect(third).toMatchObject({ ...buyer, buyerPostalCode: '1000001', buyerPrefecture: '13', createdBy: keyId })
  expect(third.items.at(-1)).toMatchObject({ product: null, code: 'GIFT', name: 'ギフト包装', amount: 220 })
  const { body: transfers } = await call('GET', `${site}/payment-bank?filter={"order":"${third.id}"}`)
  expect(transfers).toMatchObject([
    { status: 'awaiting', amount: 8378, dueOn: addDays(today(), 7), bankName: '見本銀行' },
  ])
  const { body: parcels } = await call(
    'GET',
    `${site}/delivery?filter={"order":"${third.id}"}&sort=["deliveryNo","ASC"]`,
  )
  const contents = await Promise.all(
    parcels.map(async ({ id }: { id: string }) => (await call('GET', `${site}/delivery/${id}`)).body),
  )
  expect(contents.map((each) => [each.shippingKind, each.fee, each.contents.map((part: any) => part.item)])).toEqual([
    ['chilled', 990, [1, 3, 4]],
    ['frozen', 1200, [2]],
  ])
  const { body: told } = await world.call(staffOf(slug), 'GET', '/api/v1/authorized/notifications')
  expect(told.notifications.filter(({ kind }: { kind: string }) => kind === 'order')).toHaveLength(cases.length)
  const { body: history } = await call('GET', `${path}/${third.id}/revisions`)
  expect(history.map(({ action, by }: any) => [action, by.name])).toEqual([
    ['transition', 'Website'],
    ['create', 'Website'],
  ])
})

test('neither undoing an order nor restoring an earlier version of its product frees the goods it holds', async () => {
  const { world, products, sell, place, stockOf, call } = await openShop()
  const tea = await sell({ name: '元の名' })
  expect((await place([of(tea, 4)])).status).toBe(201)
  const [{ id }] = (await call('GET', path)).body
  const [{ changeSet }] = await world.sql('select "changeSet" from revision where "recordId" = ? and "version" = 1', id)
  const undone = await call('POST', `${site}/change-sets/${changeSet}/restorations`, {})
  expect([undone.status, undone.body.data.issues[0].rule]).toEqual([409, 'integrity.notUndoable'])
  expect(await stockOf(tea)).toBe(6)

  const { version } = (await products.get(`/${tea.id}`)).body
  expect((await products.send('PUT', `/${tea.id}`, { version, name: '次の名' })).status).toBe(200)
  const restored = await products.send('POST', `/${tea.id}/restorations`, { version: version + 1, to: 1 })
  expect(restored).toMatchObject({ status: 200, body: { name: '元の名', stock: 6 } })
  // What staff entered by mistake is taken back whole, until somebody orders.
  const entered = await products.send('PUT', `/${tea.id}`, { version: version + 2, stock: 60 })
  expect(entered.status).toBe(200)
  const [last] = await world.sql(
    'select "changeSet" from revision where "recordId" = ? and "version" = ?',
    tea.id,
    version + 3,
  )
  const takenBack = await call('POST', `${site}/change-sets/${last!.changeSet}/restorations`, {})
  expect([takenBack.status, await stockOf(tea)]).toEqual([200, 6])
})

test('what cannot be sold is refused line by line, in the language of the caller, and nothing is written', async () => {
  const { world, sell, place, quote, post, count } = await openShop()
  const few = await sell({ stock: 3, name: '器' })
  const limited = await sell({ maxPerOrder: 2 })
  const soldOut = await sell({ stock: 0 })
  const [hidden, draft, ended] = [
    await sell({ isVisible: false }),
    await sell({ saleStatus: 'preparing' }),
    await sell({ saleStartAt: '2020-01-01T00:00:00.000Z', saleEndAt: '2020-02-01T00:00:00.000Z' }),
  ]
  const soon = await sell({ saleStartAt: new Date(Date.now() + 3_600_000).toISOString() })
  const frozen = await sell({ shippingKind: 'frozen' })
  const other = await world.other(slug, 'other-shop')
  const foreign = await (await recordClient(world, product, slug, other)).create(50)
  const unknown = { product: '01980000-0000-7000-8000-000000000009', quantity: 1 }
  const items = [of(few, 2), of(few, 2), of(limited, 3), of(soldOut), of(hidden), of(draft), of(ended), of(soon)]
  const refused = await place([...items, of(foreign), unknown])
  expect([refused.status, issuesOf(refused)]).toEqual([
    409,
    [
      'items.0 productLeft',
      'items.1 productLeft',
      'items.2 productPerOrder',
      'items.3 productSoldOut',
      'items.4 productUnknown',
      'items.5 productNotOnSale',
      'items.6 productNotOnSale',
      'items.7 productNotOnSale',
      'items.8 productUnknown',
      'items.9 productUnknown',
    ],
  ])
  expect(refused.body.data.issues[0]).toMatchObject({ params: { left: 3 }, message: '“器”: only 3 left in stock.' })
  const inJapanese = await place([of(few, 4)], {}, 'ja', { 'accept-language': 'ja,en;q=0.8' })
  expect(inJapanese.body.data.issues[0].message).toBe('「器」の在庫は、残り3点です。')
  expect(issuesOf(await quote([of(frozen)]))).toEqual(['items.0 regionNotServed'])
  expect(issuesOf(await quote([of(few)], { wishDate: today() }))).toEqual(['wishDate wishDateFrom'])
  expect(issuesOf(await quote([of(few)], { wishDate: addDays(today(), 31) }))).toEqual(['wishDate wishDateUntil'])
  const tooLate = await place([of(few)], { wishDate: addDays(today(), 31) }, 'ja', { 'accept-language': 'ja' })
  const { message, params } = tooLate.body.data.issues[0]
  expect(message).toBe(`お届け希望日は、${params.date.replaceAll('-', '/')}までにしてください。`)

  const dear = await sell({ price: 9_999_999, manageStock: false })
  for (const answer of [await quote([of(dear, 999)]), await place([of(dear, 999)])])
    expect([answer.status, issuesOf(answer)]).toEqual([400, ['total integerMax']])

  const changed = await place([of(few)], { expectedTotal: 1 })
  expect([issuesOf(changed), changed.body.data.quote.total]).toEqual([['expectedTotal totalChanged'], 1770])
  // Buyers choose no number, state, price or total.
  for (const own of [{ orderNo: '20260401-0001' }, { status: 'paid' }, { total: 1 }, { id: few.id }, { discount: 9 }])
    expect(issuesOf(await place([of(few)], own))).toEqual([`${Object.keys(own)[0]} unknownField`])
  expect(issuesOf(await place([{ ...of(few), unitPrice: 1 }]))).toEqual(['items.0.unitPrice unknownField'])
  expect(issuesOf(await place([of(few, 0)])).length).toBe(1)
  const wrong = await place([of(few)], { buyerEmail: 'x', buyerPhone: '', shipTo: { prefecture: '13' } })
  expect(wrong.status).toBe(400)
  expect(issuesOf(wrong)).toContain('buyerEmail email')
  expect(issuesOf(await post('', { ...buyer, paymentMethod: 'bank', items: [of(few)] }))).toEqual([
    'Idempotency-Key required',
  ])
  for (const table of ['order', 'delivery', 'payment_bank', 'idempotency_key']) expect(await count(table)).toBe(0)
})

const buyers = Number(process.env['BUYERS'] ?? 200)

test(`${buyers} buyers of the last unit make one order, whatever else they buy and in which order`, async () => {
  const { sell, place, stockOf, count } = await openShop()
  const last = await sell({ stock: 1 })
  const others = await Promise.all([1, 2, 3].map(() => sell({ stock: buyers })))
  const answers = await Promise.all(
    Array.from({ length: buyers }, (_, number) => {
      const lines = [of(others[number % 3]!), of(last), of(others[(number + 1) % 3]!)]
      return place(number % 2 ? lines : lines.toReversed())
    }),
  )
  const ordered = answers.filter(({ status }) => status === 201)
  const refused = answers.filter(({ status }) => status !== 201)
  expect([ordered.length, await count('order'), await stockOf(last)]).toEqual([1, 1, 0])
  expect(new Set(refused.flatMap((answer) => [answer.status, ...issuesOf(answer)]))).toEqual(
    new Set([409, 'items.1 productSoldOut']),
  )
  const sold = await Promise.all(others.map(stockOf))
  expect(sold.reduce((all, stock) => all + buyers - stock, 0)).toBe(2)
})

test('a call made again is answered the same and orders nothing; with another body it is refused', async () => {
  const { world, sell, place, stockOf, count, call, secret } = await openShop()
  const tea = await sell()
  const placed = await place([of(tea)], {}, 'once')
  const { body: list } = await call('GET', path)
  const [{ id, version }] = list
  await world.call(staffOf(slug), 'PATCH', `${path}/${id}`, { version, memo: '電話あり' })
  const again = await place([of(tea)], {}, 'once')
  expect([again.status, again.text]).toEqual([201, placed.text])
  const reordered = await place([{ quantity: 1, product: tea.id }], {}, 'once')
  expect([reordered.status, reordered.text]).toEqual([201, placed.text])
  const other = await place([of(tea, 2)], {}, 'once')
  expect([other.status, other.body.data]).toEqual([422, {}])
  // Another key's calls are its own.
  const second = await makeKeyAt(world, slug, ['orders:place'])
  const body = { ...buyer, paymentMethod: 'bank', items: [of(tea)] }
  const theirs = await callWith(world, second.secret, 'POST', path, body, { 'idempotency-key': 'once' })
  expect(theirs.body.orderNo).not.toBe(placed.body.orderNo)
  expect([await count('order'), await stockOf(tea)]).toEqual([2, 8])

  const meeting = await Promise.all([1, 2, 3].map(() => place([of(tea)], {}, 'at-once')))
  expect(meeting.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect(meeting.find(({ status }) => status === 409)!.body.data.code).toBe('IN_PROGRESS')

  // What is cut off between order and key leaves neither.
  await world.sql('alter table idempotency_key rename to set_aside')
  expect((await place([of(tea)], {}, 'cut')).status).toBe(500)
  await world.sql('alter table set_aside rename to idempotency_key')
  expect([await count('order'), await stockOf(tea), await count('payment_bank')]).toEqual([3, 7, 3])
  expect((await place([of(tea)], {}, 'cut')).status).toBe(201)
  expect(secret).not.toBe(second.secret)
})

test('a card payment is recorded once under the provider’s id, whichever key of the shop reports it', async () => {
  const { world, sell, place, post, call } = await openShop()
  const tea = await sell()
  const { body: placed } = await place([of(tea)], { paymentMethod: 'card' })
  expect([placed.status, placed.transfer]).toEqual(['pending', null])
  const { orderNo, total: amount } = placed
  const report = (more: object = {}) =>
    post('/card-payments', { orderNo, transactionId: 'tx_1', status: 'authorized', amount, ...more })
  const recorded = await report({ brand: 'visa', last4: '4242' })
  expect(recorded).toMatchObject({
    status: 200,
    body: { paymentNo: orderNo, status: 'authorized', orderStatus: 'pending' },
  })
  for (const status of ['captured', 'captured', 'authorized'])
    expect((await report({ status })).body).toMatchObject({ status: 'captured', orderStatus: 'paid' })
  const { body: payments } = await call('GET', `${site}/payment-card`)
  expect(payments).toMatchObject([{ transactionId: 'tx_1', status: 'captured', last4: '4242', amount }])
  expect((await report({ status: 'failed' })).status).toBe(409)
  expect(issuesOf(await report({ amount: amount - 1 }))).toEqual(['amount amountMismatch'])
  const second = (await place([of(tea)], { paymentMethod: 'card' })).body
  expect(issuesOf(await report({ orderNo: second.orderNo }))).toEqual(['transactionId transactionTaken'])
  const byBank = (await place([of(tea)])).body
  expect(issuesOf(await report({ orderNo: byBank.orderNo, transactionId: 'tx_2' }))).toEqual([' orderNotByCard'])
  const failed = await report({
    orderNo: second.orderNo,
    transactionId: 'tx_3',
    status: 'failed',
    last4: '0002',
    errorCode: 'card_declined',
  })
  expect(failed.body).toMatchObject({ status: 'failed', orderStatus: 'pending' })
  const [refused] = (await call('GET', `${site}/payment-card?filter={"status":"failed"}`)).body
  expect(refused.authorizedAt).toBeNull()
  // Another card is tried under the same id: nothing is left of the one that was declined.
  const retried = { orderNo: second.orderNo, transactionId: 'tx_3' }
  expect((await report({ ...retried, status: 'authorized', last4: '1111' })).body.status).toBe('authorized')
  const [held] = (await call('GET', `${site}/payment-card?filter={"status":"authorized"}`)).body
  expect(held).toMatchObject({ last4: '1111', errorCode: null, brand: null, authorizedAt: expect.any(String) })
  expect((await report({ ...retried, status: 'failed' })).body.status).toBe('failed')
  // A key that was replaced leaves no order behind that cannot be paid.
  const newer = await makeKeyAt(world, slug, ['orders:place'])
  const body = { orderNo: second.orderNo, transactionId: 'tx_9', status: 'captured', amount }
  const paid = await callWith(world, newer.secret, 'POST', `${path}/card-payments`, body)
  expect(paid).toMatchObject({ status: 200, body: { orderStatus: 'paid' } })
})

test('staff are told of money that pays for no order: a cancelled one, or one that is paid already', async () => {
  const { world, sell, place, post, call } = await openShop()
  const tea = await sell()
  const told = async () =>
    (await world.call(staffOf(slug), 'GET', '/api/v1/authorized/notifications')).body.notifications
      .filter(({ kind }: { kind: string }) => kind === 'payment')
      .map(({ params }: { params: { title: string } }) => params.title)
  const { orderNo, total: amount } = (await place([of(tea)], { paymentMethod: 'card' })).body
  const capture = (transactionId: string, number: string = orderNo) =>
    post('/card-payments', { orderNo: number, transactionId, status: 'captured', amount })
  expect([(await capture('tx_1')).status, await told()]).toEqual([200, []])
  for (const again of [1, 2]) expect([again, (await capture('tx_2')).status]).toEqual([again, 200])
  expect(await told()).toEqual([`${orderNo}-2`])

  const dead = (await place([of(tea)], { paymentMethod: 'card' })).body.orderNo
  const [{ id, version }] = (await call('GET', `${path}?filter={"orderNo":"${dead}"}`)).body
  const cancelled = { to: 'cancelled', version, values: { cancelReason: 'customer' } }
  expect((await call('POST', `${path}/${id}/transitions`, cancelled)).status).toBe(200)
  expect((await capture('tx_3', dead)).body).toMatchObject({ status: 'captured', orderStatus: 'cancelled' })
  expect((await told()).toSorted()).toEqual([`${orderNo}-2`, dead])
})

test('a site cancels what it placed as long as nobody has paid anything of it; the goods come back once, and staff are told', async () => {
  const { world, sell, place, post, stockOf, call } = await openShop()
  const tea = await sell()
  const cancel = (orderNo: string, more: object = {}) => post('/cancellations', { orderNo, ...more })
  const rowOf = async (orderNo: string) => (await call('GET', `${path}?filter={"orderNo":"${orderNo}"}`)).body[0]
  const { orderNo } = (await place([of(tea, 4)])).body
  const other = await makeKeyAt(world, slug, ['orders:place'])
  expect((await callWith(world, other.secret, 'POST', `${path}/cancellations`, { orderNo })).status).toBe(404)
  expect((await cancel('20200101-0001')).status).toBe(404)
  expect(await stockOf(tea)).toBe(6)
  const first = await cancel(orderNo)
  expect(first).toMatchObject({ status: 200, body: { orderNo, status: 'cancelled', cancelReason: 'customer' } })
  const again = await cancel(orderNo, { reason: 'unpaid' })
  expect([again.text, await stockOf(tea)]).toEqual([first.text, 10])
  expect((await call('GET', `${site}/payment-bank`)).body[0].status).toBe('cancelled')

  const partly = (await place([of(tea)])).body.orderNo
  const [transfer] = (await call('GET', `${site}/payment-bank?filter={"paymentNo":"${partly}"}`)).body
  const part = { to: 'partial', version: transfer.version, values: { depositedAmount: 500, depositedOn: today() } }
  expect((await call('POST', `${site}/payment-bank/${transfer.id}/transitions`, part)).status).toBe(200)
  const paid = (await place([of(tea)], { paymentMethod: 'card' })).body
  const report = { orderNo: paid.orderNo, transactionId: 'tx_1', status: 'captured', amount: paid.total }
  expect((await post('/card-payments', report)).status).toBe(200)
  for (const each of [partly, paid.orderNo]) {
    const refused = await cancel(each)
    expect([refused.status, issuesOf(refused), (await rowOf(each)).cancelledAt]).toEqual([
      409,
      [' orderNotUnpaid'],
      null,
    ])
  }
  expect(await stockOf(tea)).toBe(8)
  const { body: told } = await world.call(staffOf(slug), 'GET', '/api/v1/authorized/notifications')
  expect(told.notifications.filter(({ kind }: any) => kind === 'orderCancelled')).toMatchObject([
    { params: { title: orderNo } },
  ])
})

test('an order by card that is not paid in time gives its goods back; one that is authorised waits for the shop', async () => {
  const { world, sell, place, post, stockOf, call } = await openShop()
  const saved = await call('PUT', `${site}/shop`, { ...settings, cardPaymentMinutes: 10, version: 1 })
  expect(saved.status, saved.text).toBe(200)
  const tea = await sell()
  const [late, authorised, paid] = await Promise.all(
    [1, 2, 3].map(async () => (await place([of(tea)], { paymentMethod: 'card' })).body),
  )
  const byTransfer = (await place([of(tea)])).body
  expect([Date.parse(late.payUntil) - Date.parse(late.orderedAt), byTransfer.payUntil]).toEqual([600_000, null])
  for (const [{ orderNo, total: amount }, status] of [
    [authorised, 'authorized'],
    [paid, 'captured'],
  ] as const) {
    const report = { orderNo, transactionId: `tx_${status}`, status, amount }
    expect((await post('/card-payments', report)).status).toBe(200)
  }
  const jobs = await world.sql(`select "payload", "runAt" from job where kind = 'unpaid-order' order by "runAt"`)
  const due = Date.parse(late.payUntil) + paymentGrace
  expect(jobs.map(({ runAt }) => Date.parse(String(runAt)))).toContain(due)
  let now = due + 600_000
  const operator = async () => world.tenants['funaneco-jp'].id
  const { run } = unpaidOrderHandler(world.database, operator, () => now)
  const runAll = async () => {
    for (const { payload } of jobs) await run(JSON.parse(String(payload)), new AbortController().signal)
  }
  // A server that was away first hears what the provider tells it again.
  await runAll()
  const waiting = async () => world.sql(`select "runAt" from job where kind = 'unpaid-order' and "runAt" > ?`, soon)
  const soon = new Date(now).toISOString()
  expect([await stockOf(tea), (await waiting()).length]).toEqual([6, 2])
  now = due
  await runAll()
  // A job may run twice.
  await runAll()
  const { body: orders } = await call('GET', path)
  const statusOf = ({ orderNo }: { orderNo: string }) =>
    orders.find((each: { orderNo: string }) => each.orderNo === orderNo).status
  expect([jobs.length, ...[late, authorised, paid, byTransfer].map(statusOf)]).toEqual([
    3,
    'cancelled',
    'pending',
    'paid',
    'awaitingPayment',
  ])
  expect(await stockOf(tea)).toBe(7)
  const { body: told } = await world.call(staffOf(slug), 'GET', '/api/v1/authorized/notifications')
  expect(told.notifications.filter(({ kind }: any) => kind === 'orderCancelled')).toHaveLength(1)
  // The authorised one is looked at again tomorrow.
  const tomorrow = new Date(due + 86_400_000).toISOString()
  expect((await waiting()).map(({ runAt }) => runAt)).toContain(tomorrow)
})

test('an order that cannot be cancelled is heard about once, and then its failures are told', async () => {
  const { world, sell, place } = await openShop()
  const { orderNo, payUntil } = (await place([of(await sell())], { paymentMethod: 'card' })).body
  const [{ id }] = await world.sql('select "id" from "order" where "orderNo" = ?', orderNo)
  const late = Date.parse(payUntil) + paymentGrace + 600_000
  const { run } = unpaidOrderHandler(
    world.database,
    async () => world.tenants['funaneco-jp'].id,
    () => late,
  )
  const { id: tenant, site } = world.tenants[slug]
  const unpaid = { tenant: { id: tenant, site }, id, due: late - 600_000 }
  const { signal } = new AbortController()
  await run(unpaid, signal)
  const [{ payload }] = await world.sql(
    `select "payload" from job where kind = 'unpaid-order' order by "runAt" desc limit 1`,
  )
  expect(JSON.parse(String(payload))).toMatchObject({ id, heard: true })
  // Whatever its next attempts fail by, they are attempts, and late ones too.
  await world.sql('alter table revision rename to missing')
  onTestFinished(() => void world.sql('alter table missing rename to revision'))
  await expect(run({ ...JSON.parse(String(payload)), due: late - 600_000 }, signal)).rejects.toThrow('revision')
})

test('money that was captured while its order was cancelled is recorded, and staff are told of it', async () => {
  const { world, sell, place, post } = await openShop()
  const { orderNo, total: amount } = (await place([of(await sell())], { paymentMethod: 'card' })).body
  const report = (status: string) => post('/card-payments', { orderNo, transactionId: 'tx_1', status, amount })
  expect((await report('authorized')).status).toBe(200)
  expect((await post('/cancellations', { orderNo })).status).toBe(200)
  for (const again of [1, 2])
    expect([again, await report('captured')]).toMatchObject([
      again,
      { status: 200, body: { status: 'captured', orderStatus: 'cancelled' } },
    ])
  const { body: told } = await world.call(staffOf(slug), 'GET', '/api/v1/authorized/notifications')
  expect(told.notifications.filter(({ kind }: any) => kind === 'payment')).toMatchObject([
    { params: { title: orderNo } },
  ])
})

test('what is wrong with an order is told at the fields that its request has, each once', async () => {
  const { sell, place } = await openShop()
  const tea = await sell()
  const own = await place([of(tea)], { buyerPhone: '', buyerPostalCode: '12', buyerName: 'あ'.repeat(51) })
  expect([own.status, issuesOf(own).toSorted()]).toEqual([
    400,
    ['buyerName maxFullWidth', 'buyerPhone required', 'buyerPostalCode postalCode'],
  ])
  const { buyerName: name, buyerAddress: address } = buyer
  const shipTo = { name, address, phone: '', postalCode: '12', prefecture: '13' }
  const other = await place([of(tea)], { shipTo }, 'other', { 'accept-language': 'ja' })
  expect(issuesOf(other).toSorted()).toEqual(['shipTo.phone required', 'shipTo.postalCode postalCode'])
})

test('a postal code of another prefecture is refused at its field: shipping costs what the prefecture says', async () => {
  const { sell, place, count } = await openShop()
  const tea = await sell()
  const refused = await place([of(tea)], { buyerPrefecture: '47' }, 'far', { 'accept-language': 'ja' })
  expect([refused.status, issuesOf(refused), await count('order')]).toEqual([
    400,
    ['buyerPostalCode postalCodePrefecture'],
    0,
  ])
  expect(refused.body.data.issues[0].message).toContain('岐阜県')
  const { buyerName: name, buyerAddress: address, buyerPhone: phone } = buyer
  const shipTo = { name, address, phone, postalCode: postalCodes['13'], prefecture: '01' }
  expect(issuesOf(await place([of(tea)], { shipTo }))).toEqual(['shipTo.postalCode postalCodePrefecture'])
  // Two prefectures share the first; the second is unknown here, and may be new.
  for (const [buyerPostalCode, buyerPrefecture] of [
    ['498-0000', '24'],
    ['000-0000', '47'],
  ])
    expect((await place([of(tea)], { buyerPostalCode, buyerPrefecture })).status).toBe(201)
})

test('what a site reported of a card payment is not undone, nor an earlier version of it restored', async () => {
  const { world, sell, place, post, call } = await openShop()
  const tea = await sell()
  const { orderNo, total: amount } = (await place([of(tea)], { paymentMethod: 'card' })).body
  const report = (status: string) => post('/card-payments', { orderNo, transactionId: 'tx_1', status, amount })
  const read = async () => {
    const [payment] = (await call('GET', `${site}/payment-card`)).body
    return { ...payment, order: (await call('GET', path)).body[0] }
  }
  const setOf = async (version: number) =>
    (
      await world.sql(
        'select "changeSet" from revision where "recordId" = ? and "version" = ?',
        (await read()).id,
        version,
      )
    )[0]!.changeSet
  await report('authorized')
  // What staff did by hand is theirs to take back.
  const { order: pending } = await read()
  const byHand = { to: 'paid', version: pending.version }
  expect((await call('POST', `${path}/${pending.id}/transitions`, byHand)).status).toBe(200)
  expect((await read()).status).toBe('captured')
  expect((await call('POST', `${site}/change-sets/${await setOf(2)}/restorations`, {})).status).toBe(200)
  expect(await read()).toMatchObject({ status: 'authorized', order: { status: 'pending' } })

  await report('captured')
  const { id, version } = await read()
  const undone = await call('POST', `${site}/change-sets/${await setOf(version)}/restorations`, {})
  const restored = await call('POST', `${site}/payment-card/${id}/restorations`, { version })
  for (const refused of [undone, restored])
    expect([refused.status, issuesOf(refused)]).toEqual([409, [' paymentReported']])
  expect(await read()).toMatchObject({ status: 'captured', version, order: { status: 'paid' } })
})

test('the customer is written to in their language, where the shop writes to its customers', async () => {
  const { world, sell, place, call } = await openShop({ SMTP_URL: 'smtp://127.0.0.1:1' })
  const tea = await sell()
  await place([of(tea)])
  expect(await waitingMails(world)).toEqual([])
  const tenants = await recordClient(world, tenant)
  const { id } = world.tenants[slug]
  const { version } = (await tenants.get(`/${id}`)).body
  await tenants.send('PUT', `/${id}`, { version, orderEmails: true })
  await place([of(tea)], { locale: 'en', giftWrapping: 'gift' }, 'mailed')
  await place([of(tea)], { locale: 'en', giftWrapping: 'gift' }, 'mailed')
  const [mail, ...others] = await waitingMails(world)
  const { to, subject, text } = JSON.parse(String(mail!.payload))
  expect([others, to, subject]).toEqual([[], buyer.buyerEmail, expect.stringContaining('Thank you for your order')])
  expect(text).toContain('Gift wrapping × 1')
  expect(text).toContain('Bank: 見本銀行')
  const { body } = await call('GET', `${path}?sort=["orderNo","ASC"]`)
  expect(body.map(({ sentEmails }: { sentEmails: unknown }) => sentEmails)).toEqual([null, ['received']])
})

test('a key that places orders opens nothing else, and other keys do not place any', async () => {
  const { world, sell, post, place, secret, count } = await openShop()
  const tea = await sell()
  const id = '01980000-0000-7000-8000-000000000001'
  const answered: string[] = []
  for (const { method, url, config } of world.app.routeTable) {
    if (!url.includes('/:tenant') || config?.keyScope === '*') continue
    if (config?.access === 'public' && !config.keyScope) continue
    for (const each of [method].flat()) {
      if (each === 'HEAD' || each === 'OPTIONS') continue
      const { status } = await callWith(
        world,
        secret,
        each as 'GET',
        url.replace(':tenant', slug).replaceAll(/:\w+/g, id),
      )
      if (status !== 401 && status !== 403) answered.push(`${each} ${url.slice(url.indexOf(':tenant'))} ${status}`)
    }
  }
  expect(answered.sort()).toEqual([
    'POST :tenant/order 400',
    'POST :tenant/order/cancellations 400',
    'POST :tenant/order/card-payments 400',
    'POST :tenant/order/quotes 400',
  ])
  const document = await callWith(world, secret, 'GET', `/api/v1/tenants/${slug}/openapi.json`)
  expect(Object.keys(document.body.paths).sort()).toEqual([
    path,
    `${path}/cancellations`,
    `${path}/card-payments`,
    `${path}/quotes`,
    `/api/v1/tenants/${slug}/changes`,
    `/api/v1/tenants/${slug}/openapi.json`,
    `/api/v1/tenants/${slug}/preview/comments`,
    `/api/v1/tenants/${slug}/sitemap.xml`,
  ])
  const elsewhere = path.replace(slug, 'other-shop')
  await world.other(slug, 'other-shop')
  expect(
    (await callWith(world, secret, 'POST', `${elsewhere}/quotes`, { items: [of(tea)], prefecture: '21' })).status,
  ).toBe(401)

  const stranger = await makeKeyAt(world, slug, ['product:update', 'uploads:create'])
  const page = await makeKeyAt(world, slug, ['orders:place'], { origins: ['https://shop.example'] })
  const body = { ...buyer, paymentMethod: 'bank', items: [of(tea)] }
  const headers = { 'idempotency-key': 'x' }
  const codeOf = (answer: Answer) => [answer.status, answer.body.data.code]
  expect(codeOf(await callWith(world, stranger.secret, 'POST', path, body, headers))).toEqual([403, 'SCOPE_MISSING'])
  const fromPage = { ...headers, origin: 'https://shop.example' }
  expect(codeOf(await callWith(world, page.secret, 'POST', path, body, fromPage))).toEqual([403, 'SERVER_KEY_REQUIRED'])
  expect(await count('order')).toBe(0)
  expect((await post('/quotes', { items: [of(tea)], prefecture: '21' })).status).toBe(200)
  expect((await place([of(tea)])).status).toBe(201)
})

test('while its site is closed a shop neither quotes nor takes orders, and still hears of what was paid', async () => {
  const { world, sell, quote, place, post, count } = await openShop()
  const tea = await sell()
  const { orderNo, total: amount } = (await place([of(tea)], { paymentMethod: 'card' })).body
  const route = `/api/v1/authorized/tenants/funaneco-jp/tenant/${world.tenants[slug].id}`
  const { version } = (await world.call(admin, 'GET', route)).body
  await world.call(admin, 'POST', `${route}/transitions`, { to: 'suspended', version })
  for (const refused of [await quote([of(tea)]), await place([of(tea)])])
    expect(refused).toMatchObject({ status: 503, body: { data: { reason: 'suspended' } } })
  expect(await count('order')).toBe(1)
  const report = { orderNo, transactionId: 'tx_1', status: 'captured', amount }
  expect(await post('/card-payments', report)).toMatchObject({ status: 200, body: { orderStatus: 'paid' } })
})

test('a shop that has said nothing about shipping takes no orders', async () => {
  const { world, sell, quote } = await openShop()
  const tea = await sell()
  await world.sql('delete from shop')
  expect(issuesOf(await quote([of(tea)]))).toEqual([' orderShopNotReady'])
})

test('chilled and frozen goods are parcels of their own, and what needs neither goes with them', () => {
  const placesOf = (...kinds: Parameters<typeof parcelsOf>[0]) =>
    parcelsOf(kinds).map(({ kind, lines }) => [kind, lines])
  expect(placesOf('mail', 'mail')).toEqual([['mail', [0, 1]]])
  expect(placesOf('mail', 'normal')).toEqual([['normal', [0, 1]]])
  expect(placesOf('normal', 'frozen')).toEqual([['frozen', [0, 1]]])
  expect(placesOf('frozen', 'normal', 'chilled')).toEqual([
    ['chilled', [1, 2]],
    ['frozen', [0]],
  ])
})

test('an order after the deadline counts for the next shipping day; what takes time to make takes shipping days', () => {
  const shop = {
    orderDeadline: '12:00',
    closedWeekdays: ['sun'],
    closedOnHolidays: true,
    closedPeriods: [
      { from: '2026-05-07', until: '2026-05-08' },
      { from: '2026-05-11', until: null },
    ],
  } satisfies Partial<RecordOf<typeof order> | ShopSettings> as unknown as ShopSettings
  const on = (time: string, days: number) => shippingDay(shop, days, new Date(`${time}:00+09:00`))
  expect(on('2026-04-24T11:59', 0)).toBe('2026-04-24')
  expect(on('2026-04-24T12:00', 0)).toBe('2026-04-25')
  expect(on('2026-04-25T12:00', 0)).toBe('2026-04-27')
  expect(on('2026-04-24T09:00', 2)).toBe('2026-04-27')
  // The holidays of May, the closed days after them, and one closed Monday.
  expect(on('2026-05-02T12:00', 1)).toBe('2026-05-12')
  expect(
    shippingDay({ ...shop, closedPeriods: [{ from: '2026-01-01', until: '2030-01-01' }] }, 0, new Date('2026-04-24')),
  ).toBeUndefined()
})
