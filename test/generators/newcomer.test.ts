// @module-tag sqlite
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { scratchFolder } from '../server/support/scratch-folder.ts'
import { copyOf, declare, serve, type Copy, type Server } from './newcomer/copy.ts'
import { cafe, makeRecords, pub, type Records } from './newcomer/records.ts'

/**
 * What somebody new does with the guides: a recipe, an item for rent with its rentals, members of a circle, and a library
 * with its books, in a fresh copy of the project. How these go on with data is in `test/postgres/newcomer.test.ts`.
 */

// Real commands and a real server, which are slow on a busy machine.
vi.setConfig({ testTimeout: 480_000, hookTimeout: 480_000 })

let copy: Copy
let server: Server
let records: Records

beforeAll(() => {
  copy = copyOf(scratchFolder(afterAll))
  declare(copy)
})
afterAll(() => server?.stop())

test('the declarations are generated, and check finds nothing to say', () => {
  expect(copy.run('generate')).toMatchObject({
    status: 0,
    said: expect.stringContaining('new     server/generated/rental.ts'),
  })
  expect(copy.run('check').said).toContain('0 errors, 0 warnings, 0 files not as declared.')
})

test('a server on them takes a recipe that is published, a circle with its members, a rental and books', async () => {
  server = await serve(copy, { DATA_DIR: scratchFolder(afterAll) })
  records = await makeRecords(server)
  expect(records.members).toHaveLength(2)
})

test('the total of a rental follows its days, price and quantity, whatever is sent for it', async () => {
  const path = `${pub}/rental/${records.rental}`
  const { body } = await server.call('GET', path)
  expect(body).toMatchObject({ days: 3, dailyPrice: 500, quantity: 2, total: 3000, version: 1 })
  const longer = await server.call('PUT', path, { ...body, until: '2027-01-04', total: 1 })
  expect(longer.body).toMatchObject({ days: 4, total: 4000, version: 2 })
  const more = await server.call('PUT', path, { version: 2, quantity: 3 })
  expect(more).toMatchObject({
    status: 400,
    body: { data: { issues: [{ path: ['stock'], rule: 'integrity.maxNotBelowMin' }] } },
  })
})

test('a second rental of the same item and days is refused, also while the first is out', async () => {
  const { call } = server
  const again = { item: records.item, customer: '見本 三郎', from: '2027-01-04', until: '2027-01-06' }
  const isRefused = async () =>
    expect(await call('POST', `${pub}/rental`, again)).toMatchObject({
      status: 400,
      body: { data: { issues: [{ rule: 'integrity.samePeriod' }] } },
    })
  await isRefused()
  const out = await call('POST', `${pub}/rental/${records.rental}/transitions`, { to: 'out', version: 2 })
  expect(out).toMatchObject({ status: 200, body: { status: 'out', version: 3 } })
  await isRefused()
})

test('what is lost needs a note, and its days are free again', async () => {
  const { call } = server
  const path = `${pub}/rental/${records.rental}/transitions`
  expect(await call('POST', path, { to: 'lost', version: 3 })).toMatchObject({
    status: 400,
    body: { data: { issues: [{ path: ['returnNote'], rule: 'integrity.requiredWhen' }] } },
  })
  const values = { returnNote: '電車に置き忘れた。' }
  expect(await call('POST', path, { to: 'lost', version: 3, values })).toMatchObject({
    status: 200,
    body: { status: 'lost', total: 4000, ...values },
  })
  const next = { item: records.item, customer: '見本 三郎', from: '2027-01-04', until: '2027-01-06' }
  expect((await call('POST', `${pub}/rental`, next)).status).toBe(201)
})

test('members are changed with their circle, go to the trash with it, and come back', async () => {
  const { call } = server
  const [first, second] = records.members
  const rows = [
    { id: first, version: 1, part: 'player' },
    { id: second, version: 1, trashed: true },
    { name: '見本 四郎', joinedOn: '2026-06-01' },
  ]
  const saved = await call('PUT', `${pub}/circle/${records.circle}`, { version: 1, 'circle-member': rows })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const members = async () =>
    (await call('GET', `${pub}/circle/${records.circle}/circle-member`)).body.map?.(({ name, part }: any) => [
      name,
      part,
    ])
  const kept = [
    ['見本 花子', 'player'],
    ['見本 四郎', 'player'],
  ]
  expect((await members()).toSorted()).toEqual(kept.toSorted())

  const { version } = (await call('GET', `${pub}/circle/${records.circle}`)).body
  expect((await call('DELETE', `${pub}/circle/${records.circle}`)).status).toBe(200)
  expect((await call('GET', `${pub}/circle/${records.circle}/circle-member/${first}`)).status).toBe(404)
  const back = await call('POST', `${pub}/circle/${records.circle}/restorations`, { version: version + 1 })
  expect(back.status, JSON.stringify(back.body)).toBe(200)
  expect((await members()).toSorted()).toEqual(kept.toSorted())
})

test('the library has books that its site reads, and the café none', async () => {
  const { call } = server
  expect((await call('GET', 'tenants/library/book')).body.map(({ title }: any) => title).toSorted()).toEqual([
    '土岐の器',
    '多治見の歴史',
  ])
  expect((await call('GET', `${cafe}/book`)).status).toBe(404)
})
