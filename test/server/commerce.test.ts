// @module-tag postgres-full
import { expect, test } from 'vitest'
import { delivery } from '../../entities/shop/delivery.ts'
import { order } from '../../entities/shop/order.ts'
import { paymentBank } from '../../entities/shop/payment-bank.ts'
import { paymentCard } from '../../entities/shop/payment-card.ts'
import { tenant } from '../../entities/kernel/tenant.ts'
import { productRecommend } from '../../entities/shop/product-recommend.ts'
import { product } from '../../entities/shop/product.ts'
import { builtInWords } from '../../server/modules/customer-emails/words.ts'
import { emailOf } from '../../server/modules/shop/emails.ts'
import { commit } from '../../server/kernel/records/commit.ts'
import { storeOf } from '../../server/kernel/records/context.ts'
import { waitingMails } from './support/mails.ts'
import { recordClient, type RecordClient } from './support/record-client.ts'
import { admin, reader, staffOf, start } from './support/world.ts'

const rulesOf = (answer: { body: any }): readonly string[] =>
  answer.body.data.issues.map(({ path, rule }: { path: string[]; rule: string }) => `${path.join('.')} ${rule}`)

async function shop(environment: Record<string, string> = {}) {
  const world = await start(environment)
  const api = async (entity: Parameters<typeof recordClient>[1]) => recordClient(world, entity)
  const all = {
    world,
    product: await api(product),
    order: await api(order),
    delivery: await api(delivery),
    bank: await api(paymentBank),
    card: await api(paymentCard),
    recommend: await api(productRecommend),
  }
  const tea = await all.product.create(1, { manageStock: true, stock: 10 })
  const bought = async (number: number, status: string, more: object = {}) => {
    const { items } = (await all.order.body(number)) as { items: object[] }
    return all.order.create(number, {
      items: items.map((item) => ({ ...item, product: tea.id })),
      status,
      memo: null,
      ...noReceipt,
      ...more,
    })
  }
  return { ...all, tea, bought }
}

/** An order of two of each product, which it takes from the stock as one that a site places does. */
async function reserved(
  { world, order: orders, tea }: Awaited<ReturnType<typeof shop>>,
  status: readonly string[],
  products: readonly string[] = [tea.id],
) {
  const { items, ...body } = (await orders.body(1)) as { items: object[] }
  const { id: tenantId, site } = orders.tenant
  const store = storeOf(world.database)
  const context = { store, entity: order, tenant: { id: tenantId, site }, by: null, requestId: 'test' }
  // All but the first cost nothing, so that the sums still add up.
  const sold = products.map((id, place) => ({ ...items[0], product: id, ...(place && { unitPrice: 0, amount: 0 }) }))
  const values = { ...body, ...noReceipt, items: sold, status: 'pending', memo: null }
  const { id } = await world.database.write(tenantId, commit(context, { kind: 'create', values }))
  for (const to of status) await move(orders, (await orders.get(`/${id}`)).body, to)
  return (await orders.get(`/${id}`)).body
}

const noReceipt = { receiptName: null, receiptHonorific: null, receiptIssuedAt: null, receiptIssues: null }

const move = (api: RecordClient, { id, version }: Record<string, any>, to: string, values: object = {}) =>
  api.send('POST', `/${id}/transitions`, { to, version, values })
const stateOf = async (api: RecordClient, { id }: Record<string, any>) => (await api.get(`/${id}`)).body.status

test('a cancelled order gives its goods back to the stock, with a reason; taking it back takes them out again', async () => {
  const all = await shop()
  const { order: orders, product: products, tea } = all
  const made = await reserved(all, ['paid'])
  const stock = async () => (await products.get(`/${tea.id}`)).body.stock
  expect([made.status, await stock()]).toEqual(['paid', 8])
  expect(rulesOf(await move(orders, made, 'cancelled', { cancelReason: null }))).toEqual([
    'cancelReason integrity.requiredWhen',
  ])
  const cancelled = await move(orders, made, 'cancelled', { cancelReason: 'customer' })
  expect([cancelled.body.cancelReason, await stock()]).toEqual(['customer', 10])
  expect(cancelled.body.cancelledAt).toMatch(/Z$/)
  const back = { version: cancelled.body.version }
  expect((await orders.send('POST', `/${made.id}/restorations`, back)).body.status).toBe('paid')
  expect(await stock()).toBe(8)

  const again = await move(orders, { id: made.id, version: back.version + 1 }, 'cancelled', { cancelReason: 'stock' })
  expect(again.status).toBe(200)
  const now = (await products.get(`/${tea.id}`)).body
  await products.send('PUT', `/${tea.id}`, { stock: 1, version: now.version })
  const short = await orders.send('POST', `/${made.id}/restorations`, { version: back.version + 2 })
  expect([short.status, rulesOf(short), await stock(), await stateOf(orders, made)]).toEqual([
    409,
    [' integrity.stockShort'],
    1,
    'cancelled',
  ])
})

test('goods that come back never make more than the largest stock, which means plenty', async () => {
  const all = await shop()
  const { order: orders, product: products, tea } = all
  const made = await reserved(all, ['paid'])
  const { version } = (await products.get(`/${tea.id}`)).body
  expect((await products.send('PUT', `/${tea.id}`, { stock: 999_999, version })).status).toBe(200)
  expect((await move(orders, made, 'cancelled', { cancelReason: 'customer' })).status).toBe(200)
  expect((await products.get(`/${tea.id}`)).body.stock).toBe(999_999)
})

test('returned goods go back into stock unless they cannot be sold again; taking the return back takes them out', async () => {
  const all = await shop()
  const { order: orders, product: products, tea } = all
  const stock = async () => (await products.get(`/${tea.id}`)).body.stock
  const made = await reserved(all, ['paid', 'shipped'])
  const { version } = made
  const returned = await move(orders, made, 'returned')
  expect([returned.body.restockOnReturn, await stock()]).toEqual([true, 10])
  expect((await orders.send('POST', `/${made.id}/restorations`, { version: version + 1 })).body.status).toBe('shipped')
  expect(await stock()).toBe(8)

  const broken = await move(orders, { id: made.id, version: version + 2 }, 'returned', { restockOnReturn: false })
  expect([broken.body.restockOnReturn, await stock()]).toEqual([false, 8])
  await orders.send('PATCH', `/${made.id}`, { version: broken.body.version, restockOnReturn: true })
  expect(await stock()).toBe(10)
})

test('cancelling an order gives back only what was not shipped; a parcel that comes back afterwards is given back then', async () => {
  const all = await shop()
  const { order: orders, delivery: deliveries, product: products, tea } = all
  const cup = await products.create(2, { manageStock: true, stock: 10 })
  const stock = async () => [
    (await products.get(`/${tea.id}`)).body.stock,
    (await products.get(`/${cup.id}`)).body.stock,
  ]
  const made = await reserved(all, ['paid', 'preparing'], [tea.id, cup.id])
  expect(await stock()).toEqual([8, 8])
  const contents = [
    { item: 1, quantity: 1 },
    { item: 2, quantity: 1 },
  ]
  const now = async (api: RecordClient, { id }: Record<string, any>) => (await api.get(`/${id}`)).body
  const send = async () => {
    const { body: parcel } = await orders.send('POST', `/${made.id}/deliveries`, { shipTo: 0, contents })
    const { body } = await deliveries.send('POST', `/${parcel.id}/transitions`, {
      to: 'shipped',
      version: parcel.version,
      values: { carrier: 'own' },
    })
    return body
  }
  // One came back and is sent again: what is away is what the parcels on their way hold.
  const first = await send()
  expect((await move(deliveries, first, 'returned')).status).toBe(200)
  const second = await send()
  const cancel = async () => move(orders, await now(orders, made), 'cancelled', { cancelReason: 'customer' })
  const cancelled = await cancel()
  expect([cancelled.status, await stock()]).toEqual([200, [9, 9]])
  expect((await orders.send('POST', `/${made.id}/restorations`, { version: cancelled.body.version })).status).toBe(200)
  expect(await stock()).toEqual([8, 8])
  expect([(await cancel()).status, await stock()]).toEqual([200, [9, 9]])

  const back = await move(deliveries, second, 'returned')
  expect([back.status, await stock()]).toEqual([200, [10, 10]])
  expect((await deliveries.send('POST', `/${second.id}/restorations`, { version: back.body.version })).status).toBe(200)
  expect(await stock()).toEqual([9, 9])
  expect([(await move(deliveries, await now(deliveries, second), 'returned')).status, await stock()]).toEqual([
    200,
    [10, 10],
  ])
  // Both came back broken, but no more is missing than was ordered.
  const { version } = await now(orders, made)
  expect((await orders.send('PATCH', `/${made.id}`, { version, restockOnReturn: false })).status).toBe(200)
  expect(await stock()).toEqual([8, 8])
})

test('a return whose goods cannot be sold again gives back only what was never sent', async () => {
  const all = await shop()
  const { order: orders, delivery: deliveries, product: products, tea } = all
  const made = await reserved(all, ['paid', 'preparing'])
  const contents = [{ item: 1, quantity: 1 }]
  const { body: parcel } = await orders.send('POST', `/${made.id}/deliveries`, { shipTo: 0, contents })
  await move(deliveries, parcel, 'shipped', { carrier: 'own' })
  const shipped = await move(orders, (await orders.get(`/${made.id}`)).body, 'shipped')
  const returned = await move(orders, shipped.body, 'returned', { restockOnReturn: false })
  expect([returned.body.status, (await products.get(`/${tea.id}`)).body.stock]).toEqual(['returned', 9])
})

test('an order that was imported took nothing from the stock: cancelled it gives nothing back, and taken back it takes none', async () => {
  const { order: orders, product: products, tea, bought } = await shop()
  const made = await bought(1, 'paid')
  const stock = async () => (await products.get(`/${tea.id}`)).body.stock
  const cancelled = await move(orders, made, 'cancelled', { cancelReason: 'customer' })
  expect([cancelled.status, await stock()]).toEqual([200, 10])
  const back = await orders.send('POST', `/${made.id}/restorations`, { version: cancelled.body.version })
  expect([back.body.status, await stock()]).toEqual(['paid', 10])
})

test('what was partly paid for an order that is cancelled waits to be refunded, and not for the rest', async () => {
  const { order: orders, bank, bought } = await shop()
  const made = await bought(1, 'awaitingPayment')
  const expected = { order: made.id, amount: 970, depositedAmount: null, depositedOn: null, confirmedBy: null }
  const transfer = await bank.create(1, expected)
  const part = { depositedAmount: 500, depositedOn: '2026-04-01' }
  expect((await move(bank, transfer, 'partial', part)).status).toBe(200)
  expect((await move(orders, made, 'cancelled', { cancelReason: 'customer' })).status).toBe(200)
  const { body } = await bank.get(`/${transfer.id}`)
  expect([body.status, body.depositedAmount, await stateOf(orders, made)]).toEqual(['overpaid', 500, 'cancelled'])
  expect((await move(bank, body, 'refunded')).status).toBe(200)
})

test('nothing is sent before it is paid for, and the last parcel sent ships the order', async () => {
  const { order: orders, delivery: deliveries, bank, bought } = await shop()
  const made = await bought(1, 'awaitingPayment')
  const parcel = (number: number) =>
    deliveries.create(number, {
      order: made.id,
      carrier: null,
      trackingNumber: null,
      shippedAt: null,
      deliveredAt: null,
    })
  const [first, second] = [await parcel(1), await parcel(2)]
  expect(rulesOf(await move(deliveries, first, 'shipped'))).toEqual([
    'carrier integrity.requiredWhen',
    'trackingNumber integrity.requiredWhen',
  ])
  const sent = { carrier: 'takkyubin', trackingNumber: '0000-0001' }
  const early = await move(deliveries, first, 'shipped', sent)
  expect([early.status, rulesOf(early)]).toEqual([409, ['status integrity.shipNeedsPayment']])

  const payment = await bank.create(1, {
    order: made.id,
    amount: 970,
    depositedAmount: null,
    depositedOn: null,
    confirmedBy: null,
  })
  const paid = (amount: number) => move(bank, payment, 'paid', { depositedAmount: amount, depositedOn: '2026-04-01' })
  expect(rulesOf(await paid(900))).toEqual(['depositedAmount integrity.amountMismatch'])
  expect((await paid(970)).body).toMatchObject({ status: 'paid', confirmedBy: expect.any(String) })
  expect(await stateOf(orders, made)).toBe('paid')

  expect((await move(deliveries, first, 'shipped', sent)).body.shippedAt).toMatch(/Z$/)
  expect(await stateOf(orders, made)).toBe('paid')
  const twice = await move(deliveries, second, 'shipped', sent)
  expect(rulesOf(twice)).toEqual(['trackingNumber duplicate'])
  expect((await move(deliveries, second, 'shipped', { carrier: 'own' })).status).toBe(200)
  expect(await stateOf(orders, made)).toBe('shipped')
  expect((await orders.get(`/${made.id}/revisions`)).body.map(({ action }: { action: string }) => action)).toEqual([
    'transition',
    'transition',
    'transition',
    'create',
  ])
})

test('a captured card payment pays its order, and no more is paid back than was paid', async () => {
  const { order: orders, card, bought } = await shop()
  const made = await bought(1, 'pending')
  const payment = await card.create(1, { order: made.id, amount: 970, refundedAmount: null, status: 'authorized' })
  const captured = await move(card, payment, 'captured')
  expect([captured.status, await stateOf(orders, made)]).toEqual([200, 'paid'])
  expect(rulesOf(await move(card, captured.body, 'partiallyRefunded', { refundedAmount: 971 }))).toEqual([
    'refundedAmount integrity.refundLimit',
  ])
  const part = await move(card, captured.body, 'partiallyRefunded', { refundedAmount: 70 })
  expect(part.body).toMatchObject({ status: 'partiallyRefunded', refundedAt: expect.any(String) })
  expect(rulesOf(await move(card, part.body, 'refunded'))).toEqual(['refundedAmount integrity.amountMismatch'])
})

test('an order whose sums do not add up is none', async () => {
  const { order: orders } = await shop()
  for (const wrong of [
    { total: 1 },
    { shippingFee: 1 },
    { itemsTotal: 1 },
    { taxBreakdown: [{ taxRate: '8', taxableAmount: 970, tax: 1 }] },
  ])
    await expect(orders.create(1, wrong), JSON.stringify(wrong)).rejects.toThrow('integrity.totalMismatch')
})

test('a product that was ordered cannot be deleted; the orders that hold on to it are named', async () => {
  const { product: products, tea, bought } = await shop()
  const made = await bought(1, 'completed')
  const refused = await products.send('DELETE', `/${tea.id}`)
  expect([refused.status, refused.body.data.blockers]).toEqual([
    409,
    [{ entity: 'order', id: made.id, title: made.orderNo }],
  ])
})

test('a product stands once in a place, and a place has twelve at most', async () => {
  const { recommend, product: products, tea } = await shop()
  const put = (product: string, position: string, more: object = {}) =>
    recommend.send('POST', '', { product, position, ...more })
  const first = await put(tea.id, 'home')
  expect(first.status).toBe(201)
  expect(rulesOf(await put(tea.id, 'home'))).toEqual(['product integrity.uniquePair'])
  expect((await put(tea.id, 'cart')).status).toBe(201)
  for (let number = 2; number <= 12; number++) {
    const { id } = await products.create(number)
    expect((await put(id, 'home')).status).toBe(201)
  }
  const { id } = await products.create(13)
  expect(rulesOf(await put(id, 'home'))).toEqual(['position integrity.countMax'])
  await recommend.send('DELETE', `/${first.body.id}`)
  expect((await put(id, 'home')).status).toBe(201)
  const back = await recommend.send('POST', `/${first.body.id}/restorations`, { version: 2 })
  expect(rulesOf(back)).toEqual(['position integrity.countMax'])
})

test('an order and its transfer are paid together from either side, with what the transfer requires, and undone together', async () => {
  const { order: orders, bank, bought } = await shop()
  const expected = { amount: 970, depositedAmount: null, depositedOn: null, confirmedBy: null }
  const made = await bought(1, 'awaitingPayment')
  const transfer = await bank.create(1, { order: made.id, ...expected })
  const states = async () => [await stateOf(orders, made), await stateOf(bank, transfer)]

  const bare = await move(orders, made, 'paid')
  expect([bare.status, rulesOf(bare), bare.body.data.record]).toEqual([
    400,
    ['depositedAmount integrity.amountMismatch', 'depositedOn integrity.requiredWhen'].toSorted(),
    { entity: 'payment-bank', id: transfer.id, title: transfer.paymentNo },
  ])
  expect(await states()).toEqual(['awaitingPayment', 'awaiting'])

  const related = { [transfer.id]: { depositedAmount: 970, depositedOn: '2026-04-01' } }
  const paid = await orders.send('POST', `/${made.id}/transitions`, { to: 'paid', version: made.version, related })
  expect(paid.status, paid.text).toBe(200)
  expect(await states()).toEqual(['paid', 'paid'])
  expect((await bank.get(`/${transfer.id}`)).body).toMatchObject({
    depositedOn: '2026-04-01',
    confirmedBy: expect.any(String),
  })

  const undo = `${orders.path.replace(/order$/, 'change-sets')}/${String(paid.headers['change-set'])}/restorations`
  expect((await orders.world.call(admin, 'POST', undo, {})).status).toBe(200)
  expect(await states()).toEqual(['awaitingPayment', 'awaiting'])

  const now = (await bank.get(`/${transfer.id}`)).body
  await move(bank, now, 'overpaid', { depositedAmount: 1000, depositedOn: '2026-04-01' })
  expect(await states()).toEqual(['paid', 'overpaid'])
})

test('what moves along with an order moves as it was read: if one was changed, came or went since, nothing moves', async () => {
  const { order: orders, bank, bought } = await shop()
  const made = await bought(1, 'awaitingPayment')
  const expected = { order: made.id, amount: 970, depositedAmount: null, depositedOn: null, confirmedBy: null }
  const transfer = await bank.create(1, expected)
  const pay = (related: object) =>
    orders.send('POST', `/${made.id}/transitions`, { to: 'paid', version: made.version, related })
  const deposit = { depositedAmount: 970, depositedOn: '2026-04-01' }
  const named = ({ status, body }: Awaited<ReturnType<typeof pay>>) => [status, body.data.record?.title]

  await bank.send('PATCH', `/${transfer.id}`, { version: 1, memo: '名義が違う' })
  const changed = await pay({ [transfer.id]: { version: 1, ...deposit } })
  expect([...named(changed), changed.body.data.current.memo]).toEqual([412, transfer.paymentNo, '名義が違う'])

  const later = await bank.create(2, expected)
  expect(named(await pay({ [transfer.id]: { version: 2, ...deposit } }))).toEqual([412, later.paymentNo])
  expect((await move(bank, later, 'expired')).status).toBe(200)
  const both = { [transfer.id]: { version: 2, ...deposit }, [later.id]: { version: 1, ...deposit } }
  expect(named(await pay(both))).toEqual([412, later.paymentNo])

  const states = async () => [await stateOf(orders, made), await stateOf(bank, transfer)]
  expect(await states()).toEqual(['awaitingPayment', 'awaiting'])
  expect(rulesOf(await pay({ [transfer.id]: { version: 'two' } }))).toEqual([`related.${transfer.id}.version invalid`])
  expect((await pay({ [transfer.id]: { version: 2, ...deposit } })).status).toBe(200)
  expect(await states()).toEqual(['paid', 'paid'])
})

test('an order with an expired transfer and its replacement is paid by the replacement alone', async () => {
  const { order: orders, bank, bought } = await shop()
  const made = await bought(1, 'awaitingPayment')
  const transfer = { order: made.id, amount: 970, depositedAmount: null, depositedOn: null, confirmedBy: null }
  const late = await bank.create(1, { ...transfer, status: 'expired' })
  const replacement = await bank.create(2, transfer)
  const related = { [replacement.id]: { depositedAmount: 970, depositedOn: '2026-04-01' } }
  const paid = await orders.send('POST', `/${made.id}/transitions`, { to: 'paid', version: made.version, related })
  expect([paid.status, await stateOf(bank, late), await stateOf(bank, replacement)]).toEqual([200, 'expired', 'paid'])
})

test('a shop without an address of its own asks for no reply, and tells of the parcels that left alone', () => {
  const record = { orderNo: '20260401-0001', buyerName: '見本 太郎', buyerEmail: 'taro@captain.example', locale: 'ja' }
  const sums = { items: [{ name: '煎茶', quantity: 1, amount: 970 }], shippingFee: 0, discount: 0, total: 970 }
  const parcel = (status: string) => ({ status, recipientName: status, shippedAt: '2026-04-01T03:00:00.000Z' })
  const source = (locale: string, email: string | null) => ({
    order: { ...record, ...sums, locale },
    transfers: [{ status: 'awaiting', amount: 1970, dueOn: '2026-04-07', bankName: 'みほん銀行' }],
    parcels: ['ready', 'shipped', 'delivered', 'returned'].map(parcel),
    shop: { name: 'みほん茶舗', nameEn: null, replyTo: email },
  })
  const silent = emailOf('shipped', source('ja', null), builtInWords('ja'))
  expect(silent.replyTo).toBeNull()
  expect(silent.text).not.toContain('返信')
  expect(silent.text.match(/(ready|shipped|delivered|returned)$/gm)).toEqual(['shipped', 'delivered'])
  expect(silent.text).toContain('2026年4月1日')
  const english = emailOf('received', source('en', 'shop@captain.example'), builtInWords('en'))
  expect(english).toMatchObject({ replyTo: 'shop@captain.example', text: expect.stringContaining('please reply') })
  expect(english.text).toContain('Please transfer to\n')
  expect(english.text).toContain('7 April 2026')
})

test('an order is sent with the carrier and number of each parcel that waits, and ends what waits when it is cancelled', async () => {
  const { order: orders, delivery: deliveries, bank, card, bought } = await shop()
  const blank = { carrier: null, trackingNumber: null, shippedAt: null, deliveredAt: null }
  const made = await bought(1, 'paid')
  const [first, second] = [
    await deliveries.create(1, { order: made.id, ...blank }),
    await deliveries.create(2, { order: made.id, ...blank }),
  ]
  const ship = (related: object) =>
    orders.send('POST', `/${made.id}/transitions`, { to: 'shipped', version: made.version, related })
  const one = { [first.id]: { carrier: 'takkyubin', trackingNumber: '0000-0001' } }
  const half = await ship(one)
  expect([half.status, half.body.data.record.id]).toEqual([400, second.id])
  const stray = await ship({ ...one, [second.id]: { carrier: 'own' }, [made.id]: {} })
  expect([stray.status, rulesOf(stray)]).toEqual([400, [`related.${made.id} unknownField`]])
  expect((await ship({ ...one, [second.id]: { carrier: 'own' } })).status).toBe(200)
  expect([await stateOf(deliveries, first), await stateOf(deliveries, second)]).toEqual(['shipped', 'shipped'])

  const other = await bought(2, 'awaitingPayment')
  const parcel = await deliveries.create(3, { order: other.id, ...blank })
  const transfer = await bank.create(1, { order: other.id, depositedAmount: null, depositedOn: null })
  const authorised = await card.create(1, { order: other.id, refundedAmount: null, status: 'authorized' })
  expect((await move(orders, other, 'cancelled', { cancelReason: 'customer' })).status).toBe(200)
  expect([await stateOf(deliveries, parcel), await stateOf(bank, transfer), await stateOf(card, authorised)]).toEqual([
    'cancelled',
    'cancelled',
    'voided',
  ])
})

test('parcels are made from the order, several for one address, and of receipts every one after the first is counted', async () => {
  const { order: orders, delivery: deliveries, bought } = await shop()
  const made = await bought(1, 'awaitingPayment')
  const parcel = (shipTo: unknown, more: object = {}) =>
    orders.send('POST', `/${made.id}/deliveries`, { shipTo, ...more })
  const issue = (version: number, more: object = {}) =>
    orders.send('POST', `/${made.id}/receipts`, { version, addressee: '株式会社みほん', ...more })
  const [first, second] = [await parcel(0, { contents: [{ item: 1, quantity: 1 }] }), await parcel(0)]
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body).toMatchObject({
    order: made.id,
    deliveryNo: `${made.orderNo}-2`,
    status: 'ready',
    recipientName: made.shipTo[0].name,
    address: made.shipTo[0].address,
  })
  expect((await deliveries.get(`/${first.body.id}`)).body.deliveryNo).toBe(`${made.orderNo}-1`)
  expect(rulesOf(await parcel(made.shipTo.length))).toEqual(['shipTo option'])
  expect(rulesOf(await issue(1))).toEqual([' integrity.receiptNeedsPayment'])

  const paid = await move(orders, made, 'paid')
  expect((await issue(paid.body.version, { honorific: 'sama' })).status).toBe(400)
  const once = await issue(paid.body.version, { honorific: 'person' })
  expect(once.body).toMatchObject({ receiptName: '株式会社みほん', receiptHonorific: 'person', receiptIssues: 1 })
  const again = await issue(once.body.version)
  expect(again.body).toMatchObject({ receiptIssues: 2, receiptIssuedAt: once.body.receiptIssuedAt })
  expect((await issue(once.body.version)).status).toBe(412)

  const { version } = again.body
  const restored = await orders.send('POST', `/${made.id}/restorations`, { version, to: made.version })
  expect(restored.body).toMatchObject({ status: 'awaitingPayment', receiptName: '株式会社みほん', receiptIssues: 2 })

  await move(orders, restored.body, 'cancelled', { cancelReason: 'customer' })
  expect(rulesOf(await parcel(0))).toEqual([' integrity.orderClosed'])
})

test('an order sent in parts says what is in each parcel, and is shipped once all of it has left', async () => {
  const { order: orders, delivery: deliveries, bought } = await shop()
  const made = await bought(1, 'paid')
  const parcel = (...contents: readonly object[]) =>
    orders.send('POST', `/${made.id}/deliveries`, { shipTo: 0, ...(contents.length > 0 && { contents }) })
  const half = await parcel({ item: 1, quantity: 1 })
  expect([half.status, half.body.contents]).toEqual([201, [{ item: 1, name: 'Tea', quantity: 1 }]])
  const tooMany = await parcel({ item: 1, quantity: 2 })
  expect([tooMany.status, tooMany.body.data.issues]).toEqual([
    400,
    [
      expect.objectContaining({
        path: ['contents', 0, 'quantity'],
        rule: 'integrity.contentsLeft',
        params: { name: 'Tea', max: 1 },
      }),
    ],
  ])
  expect(rulesOf(await parcel({ item: 2, quantity: 1 }))).toEqual(['contents.0.quantity integrity.contentsLeft'])
  expect(rulesOf(await parcel({ item: 1, quantity: 1 }, { item: 1, quantity: 1 }))).toEqual(['contents uniqueItems'])

  const own = { carrier: 'own' }
  expect((await move(deliveries, half.body, 'shipped', own)).status).toBe(200)
  expect(await stateOf(orders, made)).toBe('paid')
  const rest = await parcel()
  expect(rest.body.contents).toEqual([{ item: 1, name: 'Tea', quantity: 1 }])
  const none = await parcel()
  expect([none.status, rulesOf(none)]).toEqual([409, [' integrity.nothingLeft']])
  expect((await move(deliveries, rest.body, 'shipped', own)).status).toBe(200)
  expect(await stateOf(orders, made)).toBe('shipped')
})

test('what is in a parcel is in no other, however it got there; what was cancelled or came back is sent again', async () => {
  const { order: orders, delivery: deliveries, bought } = await shop()
  const made = await bought(1, 'paid')
  const parcel = () => orders.send('POST', `/${made.id}/deliveries`, { shipTo: 0 })
  const all = [{ item: 1, name: 'Tea', quantity: 2 }]
  const first = (await parcel()).body
  const cancelled = (await move(deliveries, first, 'cancelled')).body
  const second = (await parcel()).body
  const back = await deliveries.send('POST', `/${first.id}/restorations`, { version: cancelled.version })
  expect(rulesOf(back)).toEqual(['contents.0.quantity integrity.contentsLeft'])
  const waiting = { order: made.id, status: 'ready', carrier: null, trackingNumber: null }
  await expect(deliveries.create(9, { ...waiting, contents: all })).rejects.toThrow('integrity.contentsLeft')

  const sent = (await move(deliveries, second, 'shipped', { carrier: 'own' })).body
  expect((await move(deliveries, sent, 'returned')).status).toBe(200)
  expect((await parcel()).body.contents).toEqual(all)

  // A parcel from before, which says nothing of its contents, holds everything of its address.
  const other = await bought(2, 'paid')
  const old = await deliveries.create(8, { ...waiting, order: other.id, contents: null })
  expect(rulesOf(await orders.send('POST', `/${other.id}/deliveries`, { shipTo: 0 }))).toEqual([
    ' integrity.nothingLeft',
  ])
  expect((await move(deliveries, old, 'shipped', { carrier: 'own' })).status).toBe(200)
  expect(await stateOf(orders, other)).toBe('shipped')
})

test('a parcel whose answer was lost is made once when it is asked for again with its key', async () => {
  const { world, order: orders, delivery: deliveries, bought } = await shop()
  const made = await bought(1, 'paid')
  const headers = { authorization: `Bearer ${await world.tokenFor(admin)}`, 'idempotency-key': '"once"' }
  const url = `${orders.path}/${made.id}/deliveries`
  const ask = (shipTo: number) => world.app.inject({ method: 'POST', url, headers, payload: { shipTo } })
  const [first, again] = [await ask(0), await ask(0)]
  expect([first.statusCode, again.statusCode, again.json().id]).toEqual([201, 201, first.json().id])
  expect((await deliveries.get()).body).toHaveLength(1)
  expect((await ask(1)).statusCode).toBe(422)
})

test('a receipt whose answer was lost is counted once, and answered as it was the first time', async () => {
  const { world, order: orders, bought } = await shop()
  const made = await bought(1, 'paid')
  const headers = { authorization: `Bearer ${await world.tokenFor(admin)}`, 'idempotency-key': '"once"' }
  const url = `${orders.path}/${made.id}/receipts`
  const issue = (addressee: string) =>
    world.app.inject({ method: 'POST', url, headers, payload: { version: made.version, addressee } })
  const first = await issue('みほん')
  expect([first.statusCode, first.json().receiptIssues]).toEqual([200, 1])
  const { version } = first.json()
  expect((await orders.send('POST', `/${made.id}/receipts`, { version, addressee: 'みほん' })).status).toBe(200)
  const again = await issue('みほん')
  expect([again.statusCode, again.json()]).toEqual([200, first.json()])
  expect((await orders.get(`/${made.id}`)).body.receiptIssues).toBe(2)
  expect((await issue('べつのみほん')).statusCode).toBe(422)
})

test('a customer gets, in their own language, the email that was read, once for each time it is asked for', async () => {
  const { world, order: orders, bank, bought } = await shop({ SMTP_URL: 'smtp://127.0.0.1:1' })
  const made = await bought(1, 'awaitingPayment', { locale: 'en', sentEmails: null })
  const due = { order: made.id, amount: 970, dueOn: '2026-04-07', bankName: 'みほん銀行' }
  const transfer = await bank.create(1, { ...due, depositedAmount: null, depositedOn: null, confirmedBy: null })
  const read = async () => (await orders.get(`/${made.id}/emails`)).body
  const send = (kind: string, hash: string, more: object = {}) =>
    orders.send('POST', `/${made.id}/emails`, { kind, hash, ...more })

  expect((await read()).isOn).toBe(false)
  expect(rulesOf(await send('received', ''))).toEqual([' integrity.emailsOff'])
  const tenants = await recordClient(world, tenant)
  const { version } = (await tenants.get(`/${orders.tenant.id}`)).body
  expect((await tenants.send('PUT', `/${orders.tenant.id}`, { version, orderEmails: true })).status).toBe(200)

  const { isOn, sendsMail, emails } = await read()
  expect([isOn, sendsMail, emails.map(({ kind }: { kind: string }) => kind)]).toEqual([true, true, ['received']])
  expect(emails[0]).toMatchObject({ language: 'en', to: made.buyerEmail, wasSent: false })
  expect(emails[0].subject).toContain('Thank you for your order')
  expect(emails[0].text).toContain('Bank: みほん銀行')
  expect(rulesOf(await send('shipped', emails[0].hash))).toEqual([' integrity.emailTooEarly'])

  // The transfer that the email names is replaced by another between reading and sending.
  await move(bank, transfer, 'expired')
  await bank.create(2, { ...due, dueOn: '2026-05-08', depositedAmount: null, depositedOn: null, confirmedBy: null })
  const changed = await send('received', emails[0].hash)
  expect([changed.status, rulesOf(changed)]).toEqual([412, ['hash integrity.emailChanged']])
  const { current } = changed.body.data
  expect(current.text).toContain('8 May 2026')
  expect(await waitingMails(world)).toEqual([])

  const headers = { authorization: `Bearer ${await world.tokenFor(admin)}`, 'idempotency-key': '"once"' }
  const payload = { kind: 'received', hash: current.hash }
  const ask = () => world.app.inject({ method: 'POST', url: `${orders.path}/${made.id}/emails`, headers, payload })
  const [sent, repeated] = [await ask(), await ask()]
  expect([sent.statusCode, repeated.statusCode, sent.json().sentEmails]).toEqual([200, 200, ['received']])
  const [mail, ...others] = await waitingMails(world)
  expect(others).toEqual([])
  expect(JSON.parse(String(mail!.payload))).toMatchObject({
    to: made.buyerEmail,
    subject: current.subject,
    text: current.text,
  })

  const second = await send('received', current.hash)
  expect([second.status, rulesOf(second)]).toEqual([409, [' integrity.emailSentAlready']])
  expect((await send('received', current.hash, { again: true })).status).toBe(200)
  expect(await waitingMails(world)).toHaveLength(2)
})

test('who confirmed a transfer is named to every member, though an administrator is none and members leave', async () => {
  const { world, order: orders, bank, bought } = await shop()
  const made = await bought(1, 'awaitingPayment')
  const expected = { order: made.id, amount: 970, depositedAmount: null, depositedOn: null, confirmedBy: null }
  const transfer = await bank.create(1, expected)
  const paid = await move(bank, transfer, 'paid', { depositedAmount: 970, depositedOn: '2026-04-01' })
  const by = paid.body.confirmedBy
  const named = async (...ids: string[]) => {
    const query = new URLSearchParams({ filter: JSON.stringify({ id: ids }) })
    const path = `/api/v1/authorized/tenants/${orders.tenant.slug}/colleague?${query}`
    return (await world.call(staffOf(orders.tenant.slug), 'GET', path)).body
  }
  expect(await named(by)).toEqual([{ id: by, name: expect.any(String) }])
  // Others of the installation stay unknown to them.
  await world.account(reader)
  const [stranger] = await world.sql('select id from auth_user where email = ?', reader)
  expect(await named(String(stranger!.id))).toEqual([])
})
