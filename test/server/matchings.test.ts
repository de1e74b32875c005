// @module-tag postgres-full
import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { delivery } from '../../entities/shop/delivery.ts'
import { order } from '../../entities/shop/order.ts'
import { paymentBank } from '../../entities/shop/payment-bank.ts'
import { digitsIn, foldPayer, payerKana } from '../../server/features/matchings/fold-name.ts'
import { recordClient } from './support/record-client.ts'
import { scratchFolder } from './support/scratch-folder.ts'
import { staffOf, start } from './support/world.ts'

/** Files of banks and couriers, whose rows are matched to the records that wait. */

const shop = 'suda-nijo-com'

async function matchingWorld() {
  const world = await start({ DATA_DIR: scratchFolder() })
  const orders = await recordClient(world, order)
  const transfers = await recordClient(world, paymentBank)
  const parcels = await recordClient(world, delivery)
  async function match(entity: string, matching: string, file: Buffer | string, more: Record<string, string> = {}) {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(Buffer.from(file as string))]), 'file.csv')
    const encoded = new Response(form)
    const answer = await world.app.inject({
      method: 'POST',
      url: `/api/v1/authorized/tenants/${shop}/matchings?${new URLSearchParams({ entity, matching, ...more })}`,
      headers: {
        authorization: `Bearer ${await world.tokenFor(staffOf(shop))}`,
        'content-type': encoded.headers.get('content-type')!,
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  let count = 0
  async function awaited(buyerKana: string, amount: number) {
    count += 1
    const placed = await orders.create(count, { buyerKana, status: 'awaitingPayment', paymentMethod: 'bank' })
    return transfers.create(count, {
      order: placed.id,
      status: 'awaiting',
      amount,
      depositedAmount: null,
      depositedOn: null,
      payerNameKana: null,
    })
  }
  return { world, orders, transfers, parcels, match, awaited }
}

test.each([
  ['ｶ)ﾔﾏﾀﾞｼﾖｳﾃﾝ', 'カブシキガイシャ ヤマダショウテン'],
  ['20261128 ﾔﾏﾀﾞ ﾊﾅｺ', 'ヤマダ ハナコ'],
  ['振込　スズキ イチロウ', 'すずき いちろう'],
  ['ﾌﾘｺﾐ ﾔﾏﾀﾞ-ﾀﾛｳ', 'ヤマダ タロウ'],
  ['(ﾕ)ﾀｼﾞﾐﾄｳｷ', '有限会社タジミトウキ'],
])('a bank prints %s for %s', (printed, name) => {
  expect(foldPayer(printed)).toBe(foldPayer(name))
})

test('a payer is kept as katakana, and the number before the name is found', () => {
  expect(payerKana('振込　20261128 ﾔﾏﾀﾞ ﾊﾅｺ')).toBe('ヤマダ ハナコ')
  expect(digitsIn('２０２６１１２８－０００３ ﾔﾏﾀﾞ')).toBe('202611280003')
})

test('the statement of a bank is matched by amount and name, and confirmed as one change set', async () => {
  const { world, orders, transfers, match, awaited } = await matchingWorld()
  const hanako = await awaited('ヤマダ ハナコ', 3300)
  const taro = await awaited('スズキ タロウ', 3300)
  const less = await awaited('タナカ ジロウ', 5000)
  const statement = [
    '日付,摘要,お支払金額,お預り金額,差引残高',
    '2026/11/20,振込　ﾔﾏﾀﾞ ﾊﾅｺ,,"3,300","103,300"',
    '2026/11/20,振込　スズキ　タロウ,,"3,300","106,600"',
    '2026/11/21,電気料金,"8,000",,"98,600"',
    '2026/11/21,振込　ﾀﾅｶ ｼﾞﾛｳ,,"4,000","102,600"',
    '2026/11/21,利息,,3,"102,603"',
  ].join('\r\n')
  const { status, body } = await match('payment-bank', 'deposits', iconv.encode(statement, 'cp932'))
  expect([status, body.missing, body.skipped]).toEqual([200, [], 1])
  expect(body.columns).toEqual(['depositedOn', 'payerNameKana', null, 'depositedAmount', null])
  expect(body.rows).toMatchObject([
    { number: 2, certain: true, candidates: [{ id: hanako.id, to: 'paid' }, { id: taro.id }] },
    { number: 3, certain: true, candidates: [{ id: taro.id, to: 'paid' }, { id: hanako.id }] },
    { number: 5, certain: false, candidates: [{ id: less.id, agrees: ['payerNameKana'], to: 'partial' }] },
    { number: 6, certain: false, candidates: [] },
  ])
  expect(body.rows[0].sets).toEqual({
    depositedOn: '2026-11-20',
    depositedAmount: 3300,
    payerNameKana: 'ヤマダ ハナコ',
  })
  // Nothing was written by that.
  expect((await transfers.get(`/${hanako.id}`)).body.status).toBe('awaiting')

  const moved = await world.call(staffOf(shop), 'POST', `${transfers.path}/transitions`, {
    to: 'paid',
    records: [0, 1, 2].map((place) => {
      const { candidates, sets } = body.rows[place]
      const { id, version } = body.waiting.find((each: { id: string }) => each.id === candidates[0].id)
      return { id, version, to: candidates[0].to, values: sets }
    }),
  })
  expect([moved.status, moved.text]).toEqual([200, expect.anything()])
  const found = async (id: string) => (await transfers.get(`/${id}`)).body
  expect(await found(hanako.id)).toMatchObject({ status: 'paid', depositedOn: '2026-11-20', depositedAmount: 3300 })
  expect(await found(less.id)).toMatchObject({ status: 'partial', depositedAmount: 4000 })
  // What follows from a payment happens, too.
  expect((await orders.get(`/${hanako.order}`)).body.status).toBe('paid')

  const set = moved.headers['change-set'] as string
  const undone = await world.call(
    staffOf(shop),
    'POST',
    `/api/v1/authorized/tenants/${shop}/change-sets/${set}/restorations`,
  )
  expect(undone.status).toBeLessThan(300)
  expect(await found(taro.id)).toMatchObject({ status: 'awaiting', depositedOn: null })
})

test('one of several that is refused leaves all of them as they were', async () => {
  const { world, transfers, awaited } = await matchingWorld()
  const [one, other] = [await awaited('ヤマダ ハナコ', 3300), await awaited('スズキ タロウ', 3300)]
  const values = { depositedOn: '2026-11-20', depositedAmount: 3300 }
  const answer = await world.call(staffOf(shop), 'POST', `${transfers.path}/transitions`, {
    to: 'paid',
    records: [
      { id: one.id, version: one.version, values },
      { id: other.id, version: other.version, values: { ...values, depositedAmount: 1 } },
    ],
  })
  expect(answer.status).toBe(400)
  expect((await transfers.get(`/${one.id}`)).body.status).toBe('awaiting')
})

test('a bank report in the Zengin format is read, without what was taken back', async () => {
  const { match, awaited } = await matchingWorld()
  const transfer = await awaited('ヤマダ ショウテン', 12000)
  const pad = (text: string, length: number) => text.padEnd(length)
  const header = pad(`10100811200811200811200172${pad('ｱﾜ', 15)}001${pad('ﾎﾝﾃﾝ', 15)}11234567`, 200)
  const record = (amount: number, name: string, revoked = '0') =>
    pad(
      `2000001081120081120${String(amount).padStart(10, '0')}${'0'.repeat(20)}${pad(name, 48)}${pad('ｵｵｶﾞｷ', 15)}${pad('ﾀｼﾞﾐ', 15)}${revoked}`,
      200,
    )
  const lines = [header, record(12000, 'ｶ)ﾔﾏﾀﾞｼﾖｳﾃﾝ'), record(500, 'ﾄﾘｹｼ', '1'), pad('8', 200), pad('9', 200)]
  for (const between of ['', '\r\n']) {
    const { body } = await match('payment-bank', 'deposits', iconv.encode(lines.join(between), 'cp932'))
    expect(body.rows).toMatchObject([
      {
        certain: true,
        values: { depositedOn: '2026-11-20', depositedAmount: 12000 },
        candidates: [{ id: transfer.id, to: 'paid' }],
      },
    ])
  }
})

test('a courier’s numbers reach the parcels that have its own number', async () => {
  const { orders, parcels, match } = await matchingWorld()
  const placed = await orders.create(1, { status: 'preparing' })
  const parcel = await parcels.create(1, { order: placed.id, status: 'ready', trackingNumber: null, carrier: null })
  const file = `お客様管理番号,送り状種類,伝票番号\r\n${parcel.deliveryNo},0,123456789012\r\nなし,0,123456789013`
  const { body } = await match('delivery', 'numbers', iconv.encode(file, 'cp932'))
  expect(body.rows).toMatchObject([
    { certain: true, sets: { trackingNumber: '123456789012' }, candidates: [{ id: parcel.id, to: 'shipped' }] },
    { certain: false, candidates: [] },
  ])
})

test('a column that nobody knows is asked for, and chosen', async () => {
  const { match, awaited } = await matchingWorld()
  await awaited('ヤマダ ハナコ', 3300)
  const file = 'いつ,いくら,だれ\r\n2026/11/20,"3,300",ﾔﾏﾀﾞ ﾊﾅｺ'
  const { body } = await match('payment-bank', 'deposits', file)
  expect(body).toMatchObject({ missing: ['depositedAmount', 'payerNameKana'], rows: [] })
  const columns = 'depositedOn,depositedAmount,payerNameKana'
  expect((await match('payment-bank', 'deposits', file, { columns })).body.rows).toMatchObject([{ certain: true }])
})

test('what an entity does not declare, or no sheet at all, is refused', async () => {
  const { match } = await matchingWorld()
  expect((await match('order', 'deposits', 'a,b\r\n1,2')).status).toBe(404)
  expect((await match('payment-bank', 'deposits', Buffer.from('%PDF-1.7'))).body).toMatchObject({
    data: { issues: [{ rule: 'imports.notASheet' }] },
  })
})
