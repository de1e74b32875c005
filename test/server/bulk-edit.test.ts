import { afterAll, describe, expect, test } from 'vitest'
import { contact } from '../../entities/inquiries/contact.ts'
import { maxBulkRecords } from '../../entities/language/shared/bulk-limit.ts'
import { product } from '../../entities/shop/product.ts'
import { recordClient, type RecordClient } from './support/record-client.ts'
import { admin, open, type World } from './support/world.ts'

let shared: World | undefined
let shops = 0
afterAll(() => shared?.close())

/** A shop of its own, whose goods cost what is given. */
async function shop(...prices: readonly number[]) {
  shared ??= await open()
  const [site] = Object.keys(product.sites) as ['suda-nijo-com']
  const api = await recordClient(shared, product, site, await shared.other(site, `shop-${(shops += 1)}`))
  const goods: Record<string, any>[] = []
  for (const [index, price] of prices.entries())
    goods.push(await api.create(index + 1, { price, listPrice: null, isFood: false, foodLabel: null }))
  return { api, goods, records: goods.map(({ id, version }) => ({ id: String(id), version: Number(version) })) }
}

const pricesOf = async (api: RecordClient): Promise<readonly number[]> =>
  (await api.get('', { sort: ['code', 'ASC'] })).body.map(({ price }: { price: number }) => price)

const undo = (api: RecordClient, set: unknown) =>
  api.world.call(
    admin,
    'POST',
    `/api/v1/authorized/tenants/${api.tenant.slug}/change-sets/${String(set)}/restorations`,
    {},
  )

const issuesOf = (answer: { body: any }) =>
  answer.body.data.issues.map(({ path, rule }: { path: readonly unknown[]; rule: string }) => [path.join('.'), rule])

const raise = { price: { percent: '8', step: '10', rounding: 'up' } }

describe('Prices of several goods', () => {
  test('are raised after a dry run that changes nothing, and come back with one undo', async () => {
    const { api, records, goods } = await shop(980, 1200, 1250)
    const before = await pricesOf(api)
    const dry = await api.send('POST', '/edits', { records, changes: raise, dryRun: true })
    expect(dry.status, dry.text).toBe(200)
    expect(dry.body).toMatchObject({ changed: 3, same: 0, skipped: [], records: [] })
    expect(dry.body.fields.price.samples).toEqual([
      { id: goods[0]!.id, from: 980, to: 1060 },
      { id: goods[1]!.id, from: 1200, to: 1300 },
      { id: goods[2]!.id, from: 1250, to: 1350 },
    ])
    expect(dry.headers['change-set']).toBeUndefined()
    expect(await pricesOf(api)).toEqual(before)
    expect((await api.get(`/${goods[0]!.id}/revisions`)).body).toHaveLength(1)

    const done = await api.send('POST', '/edits', { records, changes: raise })
    expect(done.body).toMatchObject({
      changed: 3,
      fields: dry.body.fields,
      records: records.map(({ id }) => ({ id, version: 2 })),
    })
    expect((await pricesOf(api)).toSorted()).toEqual([1060, 1300, 1350])
    expect((await undo(api, done.headers['change-set'])).status).toBe(200)
    expect(await pricesOf(api)).toEqual(before)
  })

  test('are left alone, all of them, when one is refused, and each refusal is named', async () => {
    const { api, records } = await shop(980, 1200, 1250)
    await api.send('PUT', `/${records[1]!.id}`, { price: 1210, version: 1 })
    await api.send('DELETE', `/${records[2]!.id}`)
    const refused = await api.send('POST', '/edits', { records, changes: raise })
    expect(refused.status).toBe(409)
    expect(issuesOf(refused)).toEqual([
      ['records.1', 'integrity.recordChanged'],
      ['records.2', 'integrity.recordGone'],
    ])
    expect((await pricesOf(api)).toSorted()).toEqual([1210, 980])

    const others = await api.send('POST', '/edits', { records, changes: raise, skip: true })
    expect(others.body).toMatchObject({
      changed: 1,
      skipped: [
        { id: records[1]!.id, status: 412, issues: [{ rule: 'integrity.recordChanged' }] },
        { id: records[2]!.id, status: 404, issues: [{ rule: 'integrity.recordGone' }] },
      ],
    })
    expect((await pricesOf(api)).toSorted()).toEqual([1060, 1210])
  })

  test('obey the rules of the form, each record by its own values', async () => {
    const { api, records } = await shop(980, 9_999_000, 500)
    await api.send('PUT', `/${records[2]!.id}`, { listPrice: 520, version: 1 })
    records[2]!.version = 2
    const dry = await api.send('POST', '/edits', { records, changes: raise, dryRun: true })
    expect(dry.body).toMatchObject({
      changed: 1,
      skipped: [
        { id: records[1]!.id, status: 400, issues: [{ path: ['price'], rule: 'max' }] },
        { id: records[2]!.id, status: 400, issues: [{ path: ['listPrice'] }] },
      ],
    })
    const refused = await api.send('POST', '/edits', { records, changes: raise })
    expect([refused.status, issuesOf(refused)[0]]).toEqual([400, ['records.1.values.price', 'max']])
  })
})

test('a value that the database refuses for one record does not harm the others', async () => {
  const { api, records } = await shop(100, 200, 300)
  const answer = await api.send('POST', '/edits', { records, changes: { code: { set: 'SAME' } }, skip: true })
  expect(answer.body).toMatchObject({
    changed: 1,
    skipped: [{ issues: [{ path: ['code'], rule: 'duplicate' }] }, { issues: [{ path: ['code'], rule: 'duplicate' }] }],
  })
  const found = await api.get('', { filter: { q: 'SAME' } })
  expect(found.body.map(({ id }: { id: string }) => id)).toEqual([records[0]!.id])
})

test('lists gain and lose single items, and records that have them already are counted as the same', async () => {
  const { api, records } = await shop(100, 200)
  const edit = (changes: object) => api.send('POST', '/edits', { records, changes })
  await edit({ allergens: { set: null } })
  records.forEach((record) => (record.version += 1))
  const [first] = records
  await api.send('PUT', `/${first!.id}`, { allergens: ['egg'], version: first!.version })
  first!.version += 1
  const added = await edit({ allergens: { add: ['milk', 'egg'] } })
  expect(added.body.fields.allergens.samples.map(({ from, to }: { from: unknown; to: unknown }) => [from, to])).toEqual(
    [
      [['egg'], ['egg', 'milk']],
      [null, ['milk', 'egg']],
    ],
  )
  records.forEach((record) => (record.version += 1))
  expect((await edit({ allergens: { add: ['milk'] } })).body).toMatchObject({ changed: 0, same: 2 })
  const removed = await edit({ allergens: { remove: ['milk', 'egg'] } })
  expect(removed.body.fields.allergens.samples.map(({ to }: { to: unknown }) => to)).toEqual([null, null])
})

test('a fault in what is asked for is told of its field, and not of each record', async () => {
  const { api, records } = await shop(100)
  const faultOf = async (changes: unknown) => {
    const answer = await api.send('POST', '/edits', { records, changes })
    return [answer.status, ...issuesOf(answer)[0]]
  }
  expect(await faultOf({})).toEqual([400, 'changes', 'invalid'])
  expect(await faultOf([])).toEqual([400, 'changes', 'invalid'])
  expect(await faultOf({ nothing: { set: 1 } })).toEqual([400, 'changes.nothing', 'unknownField'])
  expect(await faultOf({ price: 5 })).toEqual([400, 'changes.price', 'invalid'])
  expect(await faultOf({ price: { set: 5, amount: '5' } })).toEqual([400, 'changes.price', 'invalid'])
  expect(await faultOf({ price: { set: 5, step: '10' } })).toEqual([400, 'changes.price.step', 'unknownField'])
  expect(await faultOf({ price: { set: 'x' } })).toEqual([400, 'changes.price.set', 'integer'])
  expect(await faultOf({ price: { amount: 8 } })).toEqual([400, 'changes.price.amount', 'decimalText'])
  expect(await faultOf({ price: { amount: '8', step: '0.1' } })).toEqual([400, 'changes.price.step', 'option'])
  expect(await faultOf({ price: { amount: '8', rounding: 'x' } })).toEqual([400, 'changes.price.rounding', 'option'])
  expect(await faultOf({ name: { amount: '8' } })).toEqual([400, 'changes.name.amount', 'invalid'])
  expect(await faultOf({ name: { add: ['x'] } })).toEqual([400, 'changes.name.add', 'invalid'])
  expect(await faultOf({ allergens: { add: [] } })).toEqual([400, 'changes.allergens.add', 'invalid'])
  const { id } = records[0]!
  const send = (body: object) => api.send('POST', '/edits', { records, changes: raise, ...body })
  expect((await send({ records: [{ id }] })).status).toBe(428)
  expect((await send({ dryRun: 'yes' })).status).toBe(400)
  const many = Array.from({ length: maxBulkRecords + 1 }, (_, at) => ({ id: `${id}${at}`, version: 1 }))
  expect((await send({ records: many })).status).toBe(413)
})

test('a dry run leaves what is cached for the public as it is', async () => {
  const { api, records } = await shop(100)
  const counts = async () => [...(await api.world.database.changes(api.tenant.id))]
  const before = await counts()
  await api.send('POST', '/edits', { records, changes: raise, dryRun: true })
  expect(await counts()).toEqual(before)
  await api.send('POST', '/edits', { records, changes: raise })
  expect(await counts()).not.toEqual(before)
})

test('the staff fields of records without a form are edited together', async () => {
  shared ??= await open()
  const api = await recordClient(shared, contact)
  const made = [await api.create(1), await api.create(2)]
  const records = made.map(({ id, version }) => ({ id, version }))
  const done = await api.send('POST', '/edits', { records, changes: { memo: { set: '電話で返事をした。' } } })
  expect(done.body, done.text).toMatchObject({ changed: 2 })
  const other = await api.send('POST', '/edits', { records, changes: { name: { set: '別の人' } } })
  expect(issuesOf(other)).toEqual([['changes.name', 'unknownField']])
})
