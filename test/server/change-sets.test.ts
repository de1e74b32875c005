// @module-tag postgres-full
import { describe, expect, test } from 'vitest'
import { article } from '../../entities/company-site/article.ts'
import { businessSchedule } from '../../entities/opening/business-schedule.ts'
import { addDays, today, weekOf } from '../../entities/language/dates/plain-date.ts'
import { castWorkSchedule } from '../../entities/shifts/cast-work-schedule.ts'
import { cast } from '../../entities/shifts/cast.ts'
import { delivery } from '../../entities/shop/delivery.ts'
import type { Entity } from '../../entities/language/entity.ts'
import { faq } from '../../entities/company-site/faq.ts'
import { news } from '../../entities/news.ts'
import { order } from '../../entities/shop/order.ts'
import { paymentBank } from '../../entities/shop/payment-bank.ts'
import { product } from '../../entities/shop/product.ts'
import { tenant as tenantEntity } from '../../entities/kernel/tenant.ts'
import { recordClient, type RecordClient } from './support/record-client.ts'
import { asPlaced } from './support/shop.ts'
import { admin, start, staffOf, type Answer } from './support/world.ts'

interface Revision {
  readonly entity: string
  readonly id: string
  readonly version: number
  readonly action: string
  readonly title: string | null
  readonly name: readonly { readonly text: string }[]
  readonly by: { readonly name: string } | null
}

const pathOf = ({ tenant }: RecordClient, set: string): string =>
  `/api/v1/authorized/tenants/${tenant.slug}/change-sets/${set}`

const read = (api: RecordClient, set: string, query = '') => api.world.call(admin, 'GET', `${pathOf(api, set)}${query}`)

const undo = (api: RecordClient, set: string) => api.world.call(admin, 'POST', `${pathOf(api, set)}/restorations`, {})

/** What a set holds, in words that can be compared: `news delete`. */
const deedsOf = async (api: RecordClient, set: string): Promise<readonly string[]> => {
  const { status, body, text } = await read(api, set)
  if (status !== 200) throw new Error(text)
  return (body as Revision[]).map(({ entity, action }) => `${entity} ${action}`)
}

const setOf = ({ headers }: Answer): string => String(headers['change-set'])

const known = (records: readonly Record<string, any>[]) => records.map(({ id, version }) => ({ id, version }))

const move = (api: RecordClient, { id, version }: Record<string, any>, to: string, values?: object) =>
  api.send('POST', `/${id}/transitions`, { to, version, ...(values && { values }) })

const at = async (api: RecordClient, { id }: Record<string, any>): Promise<any> => (await api.get(`/${id}`)).body

describe('What many records were changed at once', () => {
  test('is one thing in the history of each, and comes back at once, by an undo that can be undone', async () => {
    const api = await recordClient(await start(), news)
    const made = [await api.create(1), await api.create(2), await api.create(3)]
    const stays = await api.create(4)
    const deleted = await api.send('POST', '/deletions', { records: known(made) })
    const set = setOf(deleted)
    expect(await deedsOf(api, set)).toEqual(['news delete', 'news delete', 'news delete'])
    const { body, headers } = await read(api, set, '?range=[0,1]')
    expect(headers['content-range']).toBe('revisions 0-1/3')
    expect(body[0]).toMatchObject({ id: made[2]!.id, version: 2, title: made[2]!.title, by: { name: 'admin' } })
    const [latest, first] = (await api.get(`/${made[0]!.id}/revisions`)).body
    expect(latest).toMatchObject({ changeSet: set, others: 2 })
    expect(first.others).toBe(0)
    expect(first.changeSet).not.toBe(set)

    // However many there are: no more are counted for each revision of a page.
    await api.world.sql(
      `insert into revision (tenant_id, entity, "recordId", version, action, at, "requestId", "values", "changeSet", place)
       with recursive more(number) as (select 1 union all select number + 1 from more where number < 1500)
       select tenant_id, entity, 'other' || number, 1, 'create', at, 'r', '{}', "changeSet", 100 + number
       from revision, more where "recordId" = ? and version = 2`,
      made[0]!.id,
    )
    expect((await api.get(`/${made[0]!.id}/revisions`)).body[0].others).toBe(1000)
    await api.world.sql(`delete from revision where "recordId" like 'other%'`)

    const undone = await undo(api, set)
    expect([undone.status, undone.body.records.length]).toEqual([200, 3])
    for (const record of made) expect(await at(api, record)).toMatchObject({ title: record.title, version: 3 })
    expect(await deedsOf(api, setOf(undone))).toEqual(['news restore', 'news restore', 'news restore'])

    const redone = await undo(api, setOf(undone))
    expect(await deedsOf(api, setOf(redone))).toEqual(['news delete', 'news delete', 'news delete'])
    for (const { id } of made) expect((await api.get(`/${id}`)).status).toBe(404)
    expect(await at(api, stays)).toMatchObject({ version: 1 })
  })

  test('comes back in an order that was made by hand', async () => {
    const api = await recordClient(await start(), faq)
    const made = []
    for (const question of ['a', 'b', 'c']) made.push((await api.create(1, { question })).id)
    const shown = async () => (await api.get('')).body.map(({ question }: { question: string }) => question).join('')
    const moved = await api.send('PUT', '/order', { ids: [...made].reverse() })
    expect(await shown()).toBe('cba')
    expect((await undo(api, setOf(moved))).status).toBe(200)
    expect(await shown()).toBe('abc')
  })

  test('goes to the trash where it came into being: days in a row', async () => {
    const world = await start()
    const dates = await recordClient(world, businessSchedule)
    const first = addDays(today(), 40)
    const record = { date: first, kind: 'closed', title: '年末年始休業' }
    const made = await dates.send('POST', '/series', { record, until: addDays(first, 4) })
    expect(await deedsOf(dates, setOf(made))).toEqual(Array(5).fill('business-schedule create'))
    expect((await undo(dates, setOf(made))).body.records.length).toBe(5)
    expect((await dates.get('')).body).toEqual([])
  })

  test('goes to the trash where it came into being published, and is published again by undoing that', async () => {
    const api = await recordClient(await start(), article)
    const made = await api.send('POST', '', { ...(await api.body(1)), status: 'published' })
    expect([made.status, made.body.status]).toEqual([201, 'published'])
    const undone = await undo(api, setOf(made))
    expect([undone.status, await deedsOf(api, setOf(undone))]).toEqual([200, ['article delete', 'article transition']])
    expect((await api.get(`/${made.body.id}`)).status).toBe(404)
    expect((await undo(api, setOf(undone))).status).toBe(200)
    expect(await at(api, made.body)).toMatchObject({ status: 'published' })
  })
  test('stays where nobody deletes it: the days of a week, without what was taken over in the same call', async () => {
    const world = await start()
    const monday = addDays(weekOf(today()).from, 14)
    const casts = await recordClient(world, cast)
    const plans = await recordClient(world, castWorkSchedule)
    await casts.create(1, { status: 'active' })
    const opened = await plans.send('POST', '/weeks', { day: monday })
    const [{ id }] = opened.body.records
    await plans.send('PUT', `/${id}`, { status: 'off', version: 1 })
    const copied = await plans.send('POST', '/weeks', { day: addDays(monday, 7), copy: true })
    const deeds = await deedsOf(plans, setOf(copied))
    expect(deeds.toSorted()).toEqual([...Array(7).fill('cast-work-schedule create'), 'cast-work-schedule update'])
    const undone = await undo(plans, setOf(copied))
    expect(undone.body.records).toEqual([{ entity: 'cast-work-schedule', id: copied.body.records[0].id, version: 3 }])
    const next = (await plans.get('', { filter: { date_gte: addDays(monday, 7) } })).body
    expect(next.map(({ status }: { status: string }) => status)).toEqual(Array(7).fill('undecided'))
    expect((await undo(plans, setOf(opened))).body.data.issues[0].rule).toBe('integrity.changedSince')
  })

  test('is named nowhere when nothing changed', async () => {
    const api = await recordClient(await start(), news)
    const made = await api.create(1, { status: 'draft', publishAt: null })
    const moved = await api.send('POST', '/transitions', { to: made.status, records: known([made]) })
    expect([moved.status, moved.headers['change-set']]).toEqual([200, undefined])
  })
})

describe('What followed from a change', () => {
  test('goes back with it: the order with its payment', async () => {
    const world = await start()
    const orders = await recordClient(world, order)
    const bank = await recordClient(world, paymentBank)
    const made = await orders.create(1, { status: 'awaitingPayment', memo: null })
    const amount = made.total
    const payment = await bank.create(1, {
      order: made.id,
      amount,
      depositedAmount: null,
      depositedOn: null,
      confirmedBy: null,
    })
    const paid = await move(bank, payment, 'paid', { depositedAmount: amount, depositedOn: '2026-04-01' })
    expect((await at(orders, made)).status).toBe('paid')
    expect(await deedsOf(bank, setOf(paid))).toEqual(['payment-bank transition', 'order transition'])
    // Each by its heading, as lists and boards name it, and not by its number alone.
    expect((await read(bank, setOf(paid))).body.map(({ name }: Revision) => name.map(({ text }) => text))).toEqual([
      [made.buyerName, String(amount), payment.payerNameKana].filter((part) => part !== null),
      [made.buyerName, made.orderNo],
    ])
    expect((await orders.get(`/${made.id}/revisions`)).body[0]).toMatchObject({ changeSet: setOf(paid), others: 1 })

    expect((await undo(bank, setOf(paid))).status).toBe(200)
    expect((await at(orders, made)).status).toBe('awaitingPayment')
    expect(await at(bank, payment)).toMatchObject({ status: payment.status, depositedAmount: null, confirmedBy: null })
  })

  test('goes back with it once: the stock of a cancelled order, however little is left of it', async () => {
    const world = await start()
    const orders = await recordClient(world, order)
    const products = await recordClient(world, product)
    const tea = await products.create(1, { manageStock: true, stock: 0 })
    const { items } = (await orders.body(1)) as { items: { quantity: number }[] }
    const sold = items.map((item) => ({ ...item, product: tea.id }))
    const made = await asPlaced(orders, await orders.create(1, { items: sold, status: 'paid', memo: null }))
    const stock = async () => (await at(products, tea)).stock
    const held = items.reduce((sum, { quantity }) => sum + quantity, 0)
    const cancelled = await move(orders, made, 'cancelled', { cancelReason: 'customer' })
    expect(await stock()).toBe(held)
    const undone = await undo(orders, setOf(cancelled))
    expect([undone.status, await stock(), (await at(orders, made)).status]).toEqual([200, 0, 'paid'])
    const again = await undo(orders, setOf(undone))
    expect([again.status, await stock(), (await at(orders, made)).status]).toEqual([200, held, 'cancelled'])
  })

  test.each([50, 0])('goes back for each of two orders of one product, of which %d were left', async (stock) => {
    const world = await start()
    const orders = await recordClient(world, order)
    const products = await recordClient(world, product)
    const tea = await products.create(1, { manageStock: true, stock })
    const paid = async (number: number) => {
      const { items } = (await orders.body(number)) as { items: object[] }
      const values = { status: 'paid', memo: null, cancelReason: 'customer' }
      const sold = items.map((item) => ({ ...item, product: tea.id }))
      return asPlaced(orders, await orders.create(number, { ...values, items: sold }))
    }
    const records = known([await paid(1), await paid(2)])
    const cancelled = await orders.send('POST', '/transitions', { to: 'cancelled', records })
    const undone = await undo(orders, setOf(cancelled))
    expect([undone.status, (await at(products, tea)).stock]).toEqual([200, stock])
  })

  test('goes back with it where it is in the trash, and stays there', async () => {
    const world = await start()
    const orders = await recordClient(world, order)
    const products = await recordClient(world, product)
    const tea = await products.create(1, { manageStock: true, stock: 5 })
    const { items } = (await orders.body(1)) as { items: object[] }
    const sold = items.map((item) => ({ ...item, product: tea.id }))
    const made = await asPlaced(orders, await orders.create(1, { items: sold, status: 'paid', memo: null }))
    // Trashed beside the rule that an ordered product stays.
    await world.sql('update product set "trashedAt" = ? where "id" = ?', '2026-04-01T00:00:00.000Z', tea.id)
    await world.sql(`update revision set "action" = 'delete' where "recordId" = ? and "version" = 1`, tea.id)
    const cancelled = await move(orders, made, 'cancelled', { cancelReason: 'customer' })
    const rows = () => world.sql('select "stock", "trashedAt" from product where "id" = ?', tea.id)
    expect((await rows())[0].stock).toBeGreaterThan(5)
    expect((await undo(orders, setOf(cancelled))).status).toBe(200)
    expect(await rows()).toEqual([{ stock: 5, trashedAt: '2026-04-01T00:00:00.000Z' }])
    const actions = await world.sql('select "action" from revision where "recordId" = ? order by "version"', tea.id)
    expect(actions.at(-1)).toEqual({ action: 'update' })
  })

  test('goes back with it: the order that a parcel shipped, and the plans of a cast that retired', async () => {
    const world = await start()
    const orders = await recordClient(world, order)
    const deliveries = await recordClient(world, delivery)
    const made = await orders.create(1, { status: 'paid', memo: null })
    const parcel = await deliveries.create(1, {
      order: made.id,
      carrier: null,
      trackingNumber: null,
      shippedAt: null,
      deliveredAt: null,
    })
    const sent = await move(deliveries, parcel, 'shipped', { carrier: 'own' })
    expect(await deedsOf(deliveries, setOf(sent))).toEqual([
      'delivery transition',
      'order transition',
      'order transition',
    ])
    const undone = await undo(deliveries, setOf(sent))
    expect([undone.status, (await at(orders, made)).status, (await at(deliveries, parcel)).status]).toEqual([
      200,
      'paid',
      'ready',
    ])

    const casts = await recordClient(world, cast)
    const plans = await recordClient(world, castWorkSchedule)
    const ren = await casts.create(1, { status: 'active' })
    await plans.send('POST', '/weeks', { day: addDays(weekOf(today()).from, 14) })
    const retired = await move(casts, ren, 'retired')
    expect((await plans.get('')).body).toEqual([])
    expect((await undo(casts, setOf(retired))).status).toBe(200)
    expect([(await at(casts, ren)).status, (await plans.get('')).body.length]).toEqual(['active', 7])
  })

  test('stays where nobody deletes it: the switch of a tenant that was made', async () => {
    const api = await recordClient(await start(), tenantEntity)
    const body = { name: '新しい', slug: 'new-tenant', site: 'myturn-games', siteUrl: 'https://new.example' }
    const made = await api.send('POST', '', body)
    expect(await deedsOf(api, setOf(made))).toEqual(['tenant create', 'maintenance-site create'])
    const undone = await undo(api, setOf(made))
    expect(undone.body.records).toEqual([{ entity: 'tenant', id: made.body.id, version: 2 }])
    expect((await api.get(`/${made.body.id}`)).status).toBe(404)
    expect((await undo(api, setOf(undone))).status).toBe(200)
    expect((await at(api, made.body)).slug).toBe('new-tenant')
  })
})

describe('An undo is refused, and nothing changes,', () => {
  const everything = async (api: RecordClient, { name }: Entity) => [
    await api.world.sql(`select * from "${name.replaceAll('-', '_')}" order by "id"`),
    await api.world.sql('select * from revision order by "recordId", "version"'),
  ]

  test('where one of the records was changed since, by the names of those', async () => {
    const api = await recordClient(await start(), news)
    const made = [await api.create(1), await api.create(2), await api.create(3)]
    const deleted = await api.send('POST', '/deletions', { records: known(made) })
    const [first, second] = deleted.body.records
    await api.send('POST', '/restorations', { records: [first, second] })
    const before = await everything(api, news)
    const refused = await undo(api, setOf(deleted))
    expect(refused.status).toBe(409)
    expect(refused.body.data.changed.map(({ title }: Revision) => title).toSorted()).toEqual(
      [made[0]!.title, made[1]!.title].toSorted(),
    )
    const [issue] = refused.body.data.issues
    expect(issue.rule).toBe('integrity.changedSince')
    for (const { title } of made.slice(0, 2)) expect(issue.message).toContain(title)
    expect(issue.message).not.toContain(made[2]!.title)
    expect(await everything(api, news)).toEqual(before)
  })

  test('until it is said of each record that was changed since whether it stays, or goes back with what would be lost', async () => {
    const world = await start()
    const api = await recordClient(world, news)
    const made = []
    for (const number of [1, 2, 3]) made.push(await api.create(number, { status: 'draft', category: 'info' }))
    const edited = await api.send('POST', '/edits', { records: known(made), changes: { category: { set: 'event' } } })
    expect(edited.status, edited.text).toBe(200)
    const [kept, lost] = made
    await api.send('PUT', `/${kept!.id}`, { title: '残す題名', version: 2 })
    const staff = staffOf(api.tenant.slug)
    await world.call(staff, 'PUT', `${api.path}/${lost!.id}`, { title: '一度目', version: 2 })
    await world.call(staff, 'PUT', `${api.path}/${lost!.id}`, { title: '二度目', gameTitle: '足した文', version: 3 })
    const before = await everything(api, news)
    const path = `${pathOf(api, setOf(edited))}/restorations`
    const { status, body } = await world.call(admin, 'POST', path)
    expect([status, body.data.rest]).toEqual([409, 1])
    const named = (id: string) => body.data.changed.find((each: any) => each.id === id)
    expect(named(kept!.id)).toMatchObject({ version: 3, later: [{ version: 3, action: 'update', fields: ['title'] }] })
    const [last, ...others] = named(lost!.id).later
    expect(last).toMatchObject({ version: 4, by: { id: await world.account(staff) }, at: expect.any(String) })
    expect([last.fields.toSorted(), others]).toEqual([['gameTitle', 'title'], []])
    expect(await everything(api, news)).toEqual(before)

    const choose = (...choices: readonly (readonly [string, number, string])[]) => ({
      changed: choices.map(([id, version, action]) => ({ entity: 'news', id, version, action })),
    })
    // Of one nothing is said; and another version than the one that was seen is no answer.
    for (const choices of [
      choose([kept!.id, 3, 'leave']),
      choose([kept!.id, 3, 'leave'], [lost!.id, 3, 'overwrite']),
    ]) {
      const refused = await world.call(admin, 'POST', path, choices)
      expect([refused.status, refused.body.data.changed.map(({ id }: any) => id)]).toEqual([409, [lost!.id]])
    }
    const done = await world.call(admin, 'POST', path, choose([kept!.id, 3, 'leave'], [lost!.id, 4, 'overwrite']))
    expect(done.status, done.text).toBe(200)
    expect(done.body.records).toHaveLength(2)
    const now = async ({ id }: Record<string, any>) => (await api.get(`/${id}`)).body
    expect(await now(kept!)).toMatchObject({ title: '残す題名', version: 3 })
    expect([(await now(lost!)).title, (await now(lost!)).category]).toEqual([lost!.title, lost!.category])
    // The undo is a change set of its own: undone, the later values are there again.
    const set = done.headers['change-set']
    expect((await world.call(admin, 'POST', `${pathOf(api, String(set))}/restorations`)).status).toBe(200)
    expect(await now(lost!)).toMatchObject({ title: '二度目', gameTitle: '足した文' })
  })

  test('with a number beside the names where many were', async () => {
    const api = await recordClient(await start(), faq)
    const made = []
    for (let number = 1; number <= 12; number += 1) made.push(await api.create(number))
    const deleted = await api.send('POST', '/deletions', { records: known(made) })
    await api.send('POST', '/restorations', { records: deleted.body.records })
    const { data } = (await undo(api, setOf(deleted))).body
    expect([data.changed.length, data.others, data.issues[0].rule]).toEqual([10, 2, 'integrity.changedSinceMore'])
  })

  test('where today’s rules refuse it for one of the records, which is named', async () => {
    const api = await recordClient(await start(), news)
    const made = [await api.create(1), await api.create(2)]
    const deleted = await api.send('POST', '/deletions', { records: known(made) })
    await api.create(3, { slug: made[0]!.slug })
    const before = await everything(api, news)
    const refused = await undo(api, setOf(deleted))
    expect([refused.status, refused.body.data.issues[0]]).toMatchObject([400, { path: ['slug'], rule: 'duplicate' }])
    expect(refused.body.data.record).toMatchObject({ entity: 'news', id: made[0]!.id, title: made[0]!.title })
    const restored = await api.send('POST', '/restorations', { records: deleted.body.records })
    expect([restored.status, restored.body.data.record]).toMatchObject([400, { entity: 'news', id: made[0]!.id }])
    expect(await everything(api, news)).toEqual(before)
  })

  test('where something points at what came into being', async () => {
    const world = await start()
    const casts = await recordClient(world, cast)
    const plans = await recordClient(world, castWorkSchedule)
    const made = await casts.send('POST', '', await casts.body(1))
    await casts.send('POST', `/${made.body.id}/transitions`, { to: 'active', version: 1 })
    await plans.create(1, { cast: made.body.id, date: addDays(today(), 1) })
    const refused = await undo(casts, setOf(made))
    expect(refused.status).toBe(409)
  })

  test('where it is gone for good', async () => {
    const api = await recordClient(await start(), faq)
    const made = await api.create(1)
    const deleted = await api.send('DELETE', `/${made.id}`)
    await api.send('POST', '/purges', { records: [{ id: made.id, version: 2 }] })
    expect((await undo(api, setOf(deleted))).status).toBe(404)
    const [{ changeSet }] = await api.world.sql('select "changeSet" from revision where "action" = \'purge\'')
    const [row] = (await read(api, changeSet)).body
    expect(row).toMatchObject({ action: 'purge', title: null })
    const refused = await undo(api, changeSet)
    expect([refused.status, refused.body.data.issues[0].rule]).toEqual([409, 'integrity.notUndoable'])
  })

  test('where there is too much of it for one transaction', async () => {
    const api = await recordClient(await start(), faq)
    const made = [await api.create(1), await api.create(2)]
    const deleted = await api.send('POST', '/deletions', { records: known(made) })
    const large = JSON.stringify({ question: '問', answer: 'あ'.repeat(1_600_000) })
    for (const { id } of made)
      await api.world.sql('update revision set "values" = ? where "recordId" = ? and "version" = 1', large, id)
    const before = await everything(api, faq)
    const bytes = await undo(api, setOf(deleted))
    expect([bytes.status, bytes.body.data.issues[0].rule]).toEqual([413, 'changeSetTooLarge'])
    expect(await everything(api, faq)).toEqual(before)

    // As many records as no call changes.
    const [row] = await api.world.sql('select * from revision where "recordId" = ? and "version" = 2', made[0]!.id)
    const names = Object.keys(row)
    const insert = `insert into revision (${names.map((name) => `"${name}"`).join()}) values `
    const values = (number: number) => names.map((name) => (name === 'recordId' ? `r${number}` : row[name]))
    const mark = `(${names.map(() => '?').join()})`
    for (let from = 0; from < 3000; from += 500) {
      const numbers = Array.from({ length: 500 }, (_, index) => from + index)
      await api.world.sql(insert + numbers.map(() => mark).join(), ...numbers.flatMap(values))
    }
    const records = await undo(api, setOf(deleted))
    expect([records.status, records.body.data.issues[0].rule]).toEqual([413, 'changeSetTooLarge'])
  })

  test('to whoever is of another tenant, for whom there is no such set', async () => {
    const world = await start()
    const api = await recordClient(world, news)
    const set = setOf(await api.send('POST', '', await api.body(1)))
    const there = await world.other(api.site, 'neighbour')
    const theirs = `/api/v1/authorized/tenants/${there.slug}/change-sets/${set}`
    await world.account(staffOf(there.slug))
    expect((await world.call(staffOf(there.slug), 'GET', theirs)).status).toBe(404)
    expect((await world.call(staffOf(there.slug), 'POST', `${theirs}/restorations`, {})).status).toBe(404)
    expect((await world.call(staffOf(there.slug), 'GET', pathOf(api, set))).status).toBe(403)
    expect((await world.call(staffOf(api.tenant.slug), 'POST', `${pathOf(api, set)}/restorations`)).status).toBe(200)
  })

  test('with a body that says more', async () => {
    const api = await recordClient(await start(), news)
    const set = setOf(await api.send('POST', '', await api.body(1)))
    const refused = await api.world.call(admin, 'POST', `${pathOf(api, set)}/restorations`, { to: 1 })
    expect([refused.status, refused.body.data.issues[0].path]).toEqual([400, ['to']])
    expect((await read(api, 'no-id')).status).toBe(400)
    expect((await read(api, set, '?range=[2,1]')).status).toBe(400)
    expect((await read(api, set, '?page=1')).status).toBe(400)
  })
})
