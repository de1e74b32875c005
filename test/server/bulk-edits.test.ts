// @module-tag postgres-full
import { expect, test } from 'vitest'
import { addImport, newImport, type ImportRow } from '../../server/features/imports/import-files.ts'
import { sweepImports } from '../../server/features/imports/run-import.ts'
import { storeOf } from '../../server/kernel/records/context.ts'
import { breaking, csv, shop, shopWorld } from './support/importing-world.ts'
import { admin, reader, staffOf } from './support/world.ts'

/** All that a list finds, changed by a job: judged, written in slices as one change set, undone. */

async function bulkWorld() {
  const importing = await shopWorld()
  const { world, api, work } = importing
  const call = (method: 'GET' | 'POST' | 'DELETE', rest: string, body?: object) =>
    world.call(staffOf(shop), method, `/api/v1/authorized/tenants/${shop}/bulk-edits${rest}`, body)
  /** Asks for a bulk edit of the products and judges it. */
  async function judged(asked: object) {
    const made = await call('POST', '', { entity: 'product', language: 'en', ...asked })
    expect([made.status, made.text]).toEqual([201, expect.anything()])
    await work()
    const { body } = await call('GET', `/${made.body.id}`)
    const rows = async (outcome: string) => (await call('GET', `/${body.id}/rows?outcome=${outcome}`)).body
    return { id: body.id as string, body, rows }
  }
  const write = ({ id, body }: { id: string; body: { finishedAt: string } }, more: object = {}) =>
    call('POST', `/${id}/writing`, { judgedAt: body.finishedAt, ...more })
  const products = async () => (await api.get('', { sort: ['code', 'ASC'] })).body as readonly Record<string, any>[]
  const prices = async () => (await products()).map(({ price }) => price)
  return { ...importing, call, judged, write, products, prices }
}

const raise = { action: 'edit', changes: { price: { percent: '8', step: '10', rounding: 'up' } } }

test('prices of all that a list finds are raised after a look at them, as one change set with one undo', async () => {
  const { world, api, call, judged, write, work, prices, foreign } = await bulkWorld()
  await api.create(4, { code: 'A-4', name: '別', price: 500, listPrice: null, isFood: false, foodLabel: null })
  const made = await judged({ ...raise, filter: { price_gte: 800 } })
  expect(made.body).toMatchObject({
    status: 'judged',
    rows: 3,
    changed: 3,
    same: 0,
    refused: 0,
    fields: { price: 3 },
  })
  expect(await made.rows('changed')).toMatchObject(
    [1, 2, 3].map((number) => ({
      number,
      title: `品${number}`,
      changes: [{ field: 'price', before: '1000', after: '1080' }],
    })),
  )
  expect(await prices()).toEqual([1000, 1000, 1000, 500])
  // What is written is what was looked at.
  expect((await write({ ...made, body: { finishedAt: '2026-01-01T00:00:00.000Z' } })).status).toBe(409)
  expect((await write(made)).status).toBe(200)
  await work()
  const { body } = await call('GET', `/${made.id}`)
  expect(body).toMatchObject({ status: 'done', written: 3 })
  expect(await prices()).toEqual([1080, 1080, 1080, 500])
  expect(await world.sql('select count(*) as "count" from revision where "changeSet" = ?', body.changeSet)).toEqual([
    { count: 3 },
  ])
  const [other] = await world.sql('select "version" from product where "id" = ?', foreign.id)
  expect(other).toEqual({ version: 1 })
  // Its owner is told; it is no import of theirs.
  expect(await world.sql('select "kind" from notification')).toEqual([{ kind: 'bulkEdit' }])
  const imports = await world.call(staffOf(shop), 'GET', `/api/v1/authorized/tenants/${shop}/imports`)
  expect(imports.body).toEqual([])
  expect((await call('POST', `/${made.id}/restorations`)).status).toBe(200)
  await work()
  expect((await call('GET', `/${made.id}`)).body).toMatchObject({ status: 'undone', written: 0 })
  expect(await prices()).toEqual([1000, 1000, 1000, 500])
  expect((await call('GET', '')).body).toMatchObject([{ id: made.id, action: 'edit', status: 'undone' }])
})

test('what is assigned to nobody who belongs to the tenant is changed as the list finds it', async () => {
  const { world, judged, products } = await bulkWorld()
  const [mine, left] = await products()
  for (const { id } of [mine!, left!])
    await world.call(admin, 'PUT', `/api/v1/authorized/tenants/${shop}/threads/product/${id}/assignee`, {
      account: await world.account(staffOf(shop)),
    })
  await world.sql('update assignment set "account" = ? where "recordId" = ?', await world.account(reader), left!.id)
  const made = await judged({ ...raise, filter: { assignedTo: 'nobody' } })
  expect(made.body).toMatchObject({ rows: 2, changed: 2 })
  const titles = (await made.rows('changed')).map(({ title }: { title: string }) => title)
  expect(titles).not.toContain(mine!.name)
})

test('what an administrator asks for in somebody’s name is recorded so, though they stop acting before it is written', async () => {
  const { world, judged, write, work, call } = await bulkWorld()
  const chief = await world.account(admin)
  const staff = await world.account(staffOf(shop))
  await world.tokenFor(admin)
  const [{ id: own }] = await world.sql('select "id" from auth_session where "userId" = ?', chief)
  const soon = new Date(Date.now() + 600_000).toISOString()
  const act = (as: string | null) =>
    world.sql(
      'update auth_session set "impersonatedBy" = ?, "impersonatorSession" = ?, "expiresAt" = ? where "userId" = ?',
      as,
      as && own,
      soon,
      staff,
    )
  const made = await judged(raise)
  await act(chief)
  expect((await write(made)).status).toBe(200)
  await act(null)
  await work()
  const { body } = await call('GET', `/${made.id}`)
  const recorded = 'select distinct "by", "impersonator" from revision where "changeSet" = ?'
  expect(await world.sql(recorded, body.changeSet)).toEqual([{ by: staff, impersonator: chief }])
})

test('what is refused, and what somebody changes meanwhile, stays as it is and is listed', async () => {
  const { world, api, call, judged, write, work, products, prices } = await bulkWorld()
  const [, second] = await products()
  // A list price is never below the price.
  await api.send('PUT', `/${second!.id}`, { ...second, listPrice: 1010 })
  const made = await judged(raise)
  expect(made.body).toMatchObject({ changed: 2, refused: 1 })
  expect(await made.rows('refused')).toMatchObject([{ record: second!.id, issues: [{ cell: null }] }])
  expect((await write(made)).status).toBe(409)
  expect((await write(made, { withoutRefused: true })).status).toBe(200)
  const third = (await products())[2]!
  await api.send('PUT', `/${third.id}`, { ...third, price: 1200 })
  await work()
  const { body } = await call('GET', `/${made.id}`)
  expect(body).toMatchObject({ status: 'done', written: 1, changed: 1, refused: 2 })
  const refused = (await made.rows('refused')) as readonly { record: string; issues: { rule: string }[] }[]
  expect(refused.map(({ record }) => record).toSorted()).toEqual([second!.id, third.id].toSorted())
  expect(refused.find(({ record }) => record === third.id)!.issues[0]!.rule).toBe('imports.changedMeanwhile')
  expect(await prices()).toEqual([1080, 1000, 1200])
  expect(await world.sql('select "kind" from notification')).toEqual([{ kind: 'bulkEdit' }])
  // A day later it is known how many they were, and until when it was known which.
  await sweepImports(world.database, world.tenants['funaneco-jp'].id, Date.parse(body.expiresAt) + 1)
  expect((await call('GET', `/${made.id}`)).body).toEqual(body)
  expect(await made.rows('refused')).toEqual([])
})

test('one that is cancelled while it is written leaves nothing changed; one that is cut off goes on', async () => {
  const { world, call, judged, write, work, prices } = await bulkWorld()
  const made = await judged(raise)
  await write(made)
  await work(
    breaking(world.database, -1, 'after', async (count) => {
      if (count === 1) expect((await call('DELETE', `/${made.id}`)).status).toBe(204)
    }),
  )
  expect((await call('GET', `/${made.id}`)).body).toMatchObject({
    status: 'refused',
    written: 0,
    stopped: { issues: [{ rule: 'imports.cancelled' }] },
  })
  expect(await prices()).toEqual([1000, 1000, 1000])
  // Whoever cancels it knows.
  expect(await world.sql('select "kind" from notification')).toEqual([])
  const again = await judged(raise)
  await write(again)
  await work(breaking(world.database, 2, 'after'))
  await work(world.database, Date.now() + 600_000)
  expect((await call('GET', `/${again.id}`)).body).toMatchObject({ status: 'done', written: 3 })
  expect(await prices()).toEqual([1080, 1080, 1080])
})

test('one that is cancelled says how many records stay as somebody else has changed them, and names the first twenty', async () => {
  const { world, api, call, judged, write, work, prices } = await bulkWorld()
  for (let number = 4; number <= 25; number += 1)
    await api.create(number, { code: `A-${number}`, name: `品${number}`, price: 1000, listPrice: null })
  const made = await judged(raise)
  await write(made)
  let isChanged = false
  await work(
    breaking(world.database, -1, 'after', async () => {
      const { status, written } = (await call('GET', `/${made.id}`)).body
      if (isChanged || status !== 'writing' || written < 22) return
      isChanged = true
      const raised = (await api.get('', { filter: { price: 1080 } })).body as { id: string }[]
      for (const each of raised.slice(0, 22)) await api.send('PUT', `/${each.id}`, { ...each, price: 1200 })
      expect((await call('DELETE', `/${made.id}`)).status).toBe(204)
    }),
  )
  const { body } = await call('GET', `/${made.id}`)
  expect(body).toMatchObject({ status: 'refused', written: 22, leftInAll: 22 })
  expect(body.left).toHaveLength(20)
  expect((await prices()).toSorted()).toEqual([...Array(3).fill(1000), ...Array(22).fill(1200)])
})

test('all that a list finds goes to the trash, and all of the trash comes back', async () => {
  const { call, judged, write, work, prices } = await bulkWorld()
  const gone = await judged({ action: 'delete', filter: { q: '品' } })
  expect(gone.body).toMatchObject({ changed: 3, fields: {} })
  await write(gone)
  await work()
  expect(await prices()).toEqual([])
  // There is nothing to restore in the list, and nothing to delete in the trash.
  for (const asked of [{ action: 'restore' }, { action: 'delete', filter: { trashed: true } }])
    expect((await call('POST', '', { entity: 'product', ...asked })).status).toBe(400)
  const back = await judged({ action: 'restore', filter: { trashed: true } })
  await write(back)
  await work()
  expect((await call('GET', `/${back.id}`)).body).toMatchObject({ status: 'done', written: 3 })
  expect(await prices()).toEqual([1000, 1000, 1000])
})

test('nobody else sees one, and what a list does not have is refused', async () => {
  const { world, call, judged } = await bulkWorld()
  const made = await judged(raise)
  const path = `/api/v1/authorized/tenants/${shop}/bulk-edits/${made.id}`
  expect((await world.call('admin@captain.example', 'GET', path)).status).toBe(404)
  for (const [asked, status] of [
    [{ entity: 'product', action: 'edit', changes: { nothing: { set: 1 } } }, 400],
    [{ entity: 'product', action: 'edit' }, 400],
    [{ entity: 'product', action: 'edit', changes: { price: { set: 'x' } } }, 400],
    [{ entity: 'product', filter: { nothing: 1 }, ...raise }, 400],
    [{ entity: 'news', ...raise }, 404],
    [{ entity: 'nothing', ...raise }, 404],
  ] as const)
    expect([asked, (await call('POST', '', asked)).status]).toEqual([asked, status])
})

test('however many are known, another one is begun: those never written make room, then the oldest', async () => {
  const { world, call, judged, upload } = await bulkWorld()
  const owner = await world.account(staffOf(shop))
  const tenant = world.tenants[shop].id
  const store = storeOf(world.database)
  /** Keeps one of before, as old as it says, in hours. */
  async function known(source: ImportRow['source'], status: ImportRow['status'], hours: number): Promise<string> {
    const own = {
      owner,
      source,
      entity: 'product',
      parent: null,
      title: '商品',
      start: {} as ImportRow['start'],
      rows: 1,
    } as const
    const row = newImport({ ...own, status, plan: { action: 'edit' } as ImportRow['plan'] })
    const createdAt = new Date(Date.now() - hours * 3_600_000).toISOString()
    await world.database.write(tenant, () => addImport(store, tenant, { ...row, createdAt }))
    return row.id
  }
  const idsOf = async (source: string) =>
    (await world.sql('select "id" from import_file where "source" = ? order by "id"', source)).map(({ id }) => id)

  for (const source of ['list', 'file'] as const) {
    const written = [await known(source, 'done', 700), await known(source, 'done', 600)]
    const [reviewed, begun] = [await known(source, 'judged', 3), await known(source, 'judged', 0)]
    const others = []
    for (let count = 0; count < 96; count += 1) others.push(await known(source, 'done', 100))
    expect(await idsOf(source)).toEqual([...written, reviewed, begun, ...others])
    const another = async () =>
      source === 'list'
        ? (await judged(raise)).id
        : (await upload(shop, 'product', csv(['商品コード'], ['A-1']))).body.id
    const first = await another()
    expect(await idsOf(source)).toEqual([...written, begun, ...others, first])
    const second = await another()
    expect(await idsOf(source)).toEqual([written[1], begun, ...others, first, second])
  }

  // What is at work is never forgotten: while too much is, it is waited for.
  await world.sql('delete from import_file')
  const running = []
  for (const status of ['judging', 'writing', 'takingBack', 'undoing', 'redoing'] as const)
    running.push(await known('list', status, 700))
  const refused = await call('POST', '', { entity: 'product', ...raise })
  expect([refused.status, refused.body.data.code]).toEqual([409, 'TOO_MANY_BULK_EDITS'])
  expect(await idsOf('list')).toEqual(running)
})

test('one that nobody has written within a day is told as expired, and says so to whoever writes it all the same', async () => {
  const { world, call, judged, write, work, prices } = await bulkWorld()
  const made = await judged(raise)
  const second = await judged({ ...raise, filter: { q: '品2' } })
  await write(second)
  await work()
  await world.sql('update import_file set "expiresAt" = ?', new Date(Date.now() - 1).toISOString())
  const statuses = (await call('GET', '')).body.map(({ id, status }: { id: string; status: string }) => [id, status])
  expect(statuses).toEqual([
    [second.id, 'done'],
    [made.id, 'expired'],
  ])
  const refused = await write(made)
  expect([refused.status, refused.body.data]).toEqual([404, { code: 'BULK_EDIT_EXPIRED' }])
  expect(await prices()).toEqual([1000, 1080, 1000])
  // What was written is undone as before.
  expect((await call('POST', `/${second.id}/restorations`)).status).toBe(200)
})
