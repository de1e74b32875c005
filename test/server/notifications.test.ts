// @module-tag postgres-full
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { contact } from '../../entities/inquiries/contact.ts'
import { dayOf } from '../../entities/language/dates/wall-clock.ts'
import { mentionOf } from '../../entities/language/shared/comments.ts'
import { defaultChoices } from '../../entities/notification-kinds.ts'
import { news } from '../../entities/news.ts'
import { order } from '../../entities/shop/order.ts'
import { buildApp } from '../../server/app.ts'
import texts from '../../locales/ja/notifications.json' with { type: 'json' }
import { notificationText } from '../../locales/notification-text.ts'
import { createTenantAccess } from '../../server/kernel/auth/tenant-access.ts'
import { translatorOf } from '../../server/base/locale/translator.ts'
import { runPart } from '../../server/base/db/query.ts'
import { jobRunner } from '../../server/base/jobs/runner.ts'
import { notifyExpiring } from '../../server/features/notifications/expiring.ts'
import { mailNotifications } from '../../server/features/notifications/mails.ts'
import { maxNotifications, sweepNotifications } from '../../server/features/notifications/notifications.ts'
import { nextMorning, notify, type Notice } from '../../server/features/notifications/notify.ts'
import { publicationHandler } from '../../server/features/notifications/publication.ts'
import { notificationStreams, type StreamsOptions } from '../../server/features/notifications/streams.ts'
import { withColleagues } from '../../server/kernel/auth/colleagues.ts'
import { commit } from '../../server/kernel/records/commit.ts'
import { storeOf, type Context } from '../../server/kernel/records/context.ts'
import { recordClient } from './support/record-client.ts'
import { scratchFolder } from './support/scratch-folder.ts'
import { smtpSink } from './support/smtp-sink.ts'
import { admin, offline, reader, staffOf, start, type World } from './support/world.ts'

/** What people are told of: in captain, and by mail. */

const path = '/api/v1/authorized/notifications'
const shop = 'myturn-games'
const staff = staffOf(shop)
const minute = 60_000
const day = 24 * 60 * minute

/** Notes something at a tenant, as any transaction of it does. */
async function tell(world: World, email: string, more: Partial<Notice> = {}, slug: keyof World['tenants'] = shop) {
  const store = storeOf(world.database)
  const tenant = world.tenants[slug].id
  const to = [await world.account(email)]
  const notice = { kind: 'assigned', to, by: null, entity: null, recordId: null, params: { title: 'A' } } as const
  await world.database.write(tenant, () => notify(store, { ...notice, tenant, ...more }))
}

const listOf = async (world: World, email: string, query = '') => {
  const { status, body, text } = await world.call(email, 'GET', `${path}${query}`)
  expect(status, text).toBe(200)
  return body
}

/** The mails about notifications that wait to be sent. */
const mailsOf = async ({ sql }: World) =>
  (await sql(`select "payload" from job where "kind" = 'mail' order by "id"`)).map(
    ({ payload }) => JSON.parse(String(payload)) as { to: string; subject: string; text: string; html: string },
  )

const mailDue = (world: World, now = new Date()) =>
  mailNotifications(world.database, world.tenants['funaneco-jp'].id, 'https://captain.example', now)

const choose = (world: World, email: string, chosen: object, locale = 'ja') =>
  world.call(email, 'PUT', `${path}/settings`, { choices: { ...defaultChoices, ...chosen }, locale })

test('one is told page by page, the newest first, and of how much is unread', async () => {
  const world = await start()
  for (const title of ['A', 'B', 'C']) await tell(world, staff, { params: { title } })
  const first = await listOf(world, staff, '?limit=2')
  expect(first).toMatchObject({
    unread: 3,
    notifications: [
      {
        kind: 'assigned',
        params: { title: 'C' },
        tenant: { slug: shop },
        path: `/captain/tenant/${shop}`,
        readAt: null,
      },
      { params: { title: 'B' } },
    ],
  })
  const second = await listOf(world, staff, `?limit=2&before=${first.next}`)
  expect(second).toMatchObject({ next: null, notifications: [{ params: { title: 'A' } }] })
  expect((await world.call(staff, 'PUT', `${path}/${first.notifications[0].id}/read`)).status).toBe(204)
  expect(await listOf(world, staff)).toMatchObject({
    unread: 2,
    notifications: [{ readAt: expect.any(String) }, {}, {}],
  })
  // What has come since one looked stays unread.
  expect((await world.call(staff, 'PUT', `${path}/read`, { upTo: first.next })).status).toBe(204)
  await tell(world, staff)
  expect(await listOf(world, staff)).toMatchObject({ unread: 1 })
})

test('somebody else’s notification is not found, and is not marked as read', async () => {
  const world = await start()
  await tell(world, staff)
  const [{ id }] = (await listOf(world, staff)).notifications
  expect(await listOf(world, admin)).toEqual({ notifications: [], unread: 0, next: null })
  expect((await world.call(admin, 'PUT', `${path}/${id}/read`)).status).toBe(404)
  await world.call(admin, 'PUT', `${path}/read`, { upTo: id })
  expect(await listOf(world, staff)).toMatchObject({ unread: 1 })
})

test('of a tenant that one may no longer enter nothing is shown, nor mailed, and the sweep removes it', async () => {
  const world = await start()
  await tell(world, staff)
  const end = (status: string) => world.sql('update tenant set "status" = ? where "slug" = ?', status, shop)
  await end('closed')
  expect(await listOf(world, staff)).toEqual({ notifications: [], unread: 0, next: null })
  await end('active')
  expect((await listOf(world, staff)).unread).toBe(1)
  await world.sql(`update tenant_user set "endsOn" = '2024-05-01' where "user" = ?`, await world.account(staff))
  expect(await listOf(world, staff)).toEqual({ notifications: [], unread: 0, next: null })
  await mailDue(world)
  expect(await mailsOf(world)).toEqual([])
  await tell(world, admin)
  const operator = world.tenants['funaneco-jp'].id
  await world.database.write(operator, () => sweepNotifications(storeOf(world.database), operator))
  expect(await world.sql('select "account" from notification')).toEqual([{ account: await world.account(admin) }])
})

test('what is old or too much is swept, and an account takes its own with it', async () => {
  const world = await start()
  const operator = world.tenants['funaneco-jp'].id
  const sweep = () => world.database.write(operator, () => sweepNotifications(storeOf(world.database), operator))
  const account = await world.account(staff)
  await tell(world, staff, { params: { title: 'old' } })
  await world.sql('update notification set "createdAt" = ?', new Date(Date.now() - 91 * day).toISOString())
  await world.database.write(world.tenants[shop].id, function* () {
    for (let each = 0; each <= maxNotifications; each++)
      yield* notify(storeOf(world.database), {
        kind: 'commented',
        to: [account],
        by: null,
        tenant: world.tenants[shop].id,
        entity: null,
        recordId: null,
        params: { title: String(each) },
      })
  })
  await sweep()
  const rows = await world.sql('select "params" from notification order by "id"')
  expect(rows).toHaveLength(maxNotifications)
  expect(rows[0]).toEqual({ params: '{"title":"1"}' })
  await choose(world, staff, {})
  await world.sql('delete from auth_user where "id" = ?', account)
  expect(await world.sql('select "id" from notification')).toEqual([])
  expect(await world.sql('select "account" from notification_setting')).toEqual([])
})

test('one chooses what one is told of; what was rolled back was never told', async () => {
  const world = await start()
  const settings = async () => (await world.call(staff, 'GET', `${path}/settings`)).body
  expect(await settings()).toEqual({ choices: defaultChoices, locale: null, mails: false })
  expect((await choose(world, staff, {}, 'en')).body).toEqual({ choices: defaultChoices, locale: 'en', mails: false })
  expect(await settings()).toEqual({ choices: defaultChoices, locale: 'en', mails: false })
  const quiet = { assigned: { inCaptain: false, mail: 'never' } }
  expect((await choose(world, staff, quiet)).body.choices).toMatchObject(quiet)
  await tell(world, staff)
  expect(await world.sql('select "id" from notification')).toEqual([])
  await tell(world, staff, { kind: 'mentioned' })
  expect((await listOf(world, staff)).unread).toBe(1)
  // Only mailed.
  await choose(world, staff, { assigned: { inCaptain: false, mail: 'now' } })
  await tell(world, staff)
  expect((await listOf(world, staff)).notifications).toHaveLength(1)
  const account = await world.account(staff)
  await world.database.write(world.tenants[shop].id, function* () {
    const notice: Notice = {
      kind: 'mentioned',
      to: [account],
      by: null,
      tenant: world.tenants[shop].id,
      entity: null,
      recordId: null,
      params: {},
    }
    yield* runPart(
      () => notify(storeOf(world.database), notice),
      () => true,
      { dry: true },
    )
  })
  expect((await listOf(world, staff)).unread).toBe(1)
  const wrong = await world.call(staff, 'PUT', `${path}/settings`, { choices: { order: {} }, locale: 'ja' })
  expect(wrong.status).toBe(400)
})

const inquiry = {
  category: contact.sites['tajiminazo-myturn-games']!.options!['category']![0],
  subject: '団体での貸切について',
  message: '二十名で伺いたいです。',
  name: '山田 花子',
  email: 'hanako@example.jp',
  agreedPrivacyPolicy: true,
}

test('an inquiry is told to the tenant’s staff, by its number alone', async () => {
  const world = await start()
  const slug = 'tajiminazo-myturn-games'
  await world.account(staffOf(slug))
  const { call } = world
  const { status, body } = await call(undefined, 'POST', `/api/v1/tenants/${slug}/contact`, inquiry)
  expect(status).toBe(201)
  const { notifications } = await listOf(world, staffOf(slug))
  const [{ id }] = (await world.sql('select "id" from contact')) as [{ id: string }]
  expect(notifications).toMatchObject([
    {
      kind: 'inquiry',
      entity: 'contact',
      by: null,
      params: { title: body.receiptNo },
      path: `/captain/tenant/${slug}/contact/${id}/show`,
    },
  ])
  expect(await listOf(world, admin)).toMatchObject({ notifications: [] })
  expect(JSON.stringify(await world.sql('select "params" from notification'))).not.toContain('花子')
})

test('an order is told to everybody at the tenant but whoever made it, and not if it is one row of an import', async () => {
  const world = await start()
  const api = await recordClient(world, order)
  const [mine, other] = [await world.account(staffOf(api.tenant.slug)), await world.account(reader)]
  const create = async (number: number, more: Partial<Context>) => {
    const { id: tenant } = api.tenant
    const colleagues = [mine, other].map((id) => ({ id, name: id }))
    const context: Context = {
      store: storeOf(world.database),
      entity: order,
      tenant: api.tenant,
      by: mine,
      requestId: 'test',
      colleagues,
      ...more,
    }
    const values = await api.body(number)
    return world.database.write(tenant, commit(context, { kind: 'create', values }))
  }
  await create(1, { isQuiet: true })
  await create(2, {})
  expect(await world.sql('select "account", "kind", "by" from notification')).toEqual([
    { account: other, kind: 'order', by: mine },
  ])
  // Who is told of what is created is known where something is; no other call looks for them.
  const context: Context = {
    store: storeOf(world.database),
    entity: order,
    tenant: api.tenant,
    by: null,
    requestId: 'test',
  }
  expect((await withColleagues(world.app, context, true)).colleagues).toMatchObject([{ id: mine }])
  expect((await withColleagues(world.app, context)).colleagues).toBeUndefined()
  expect((await withColleagues(world.app, { ...context, entity: news }, true)).colleagues).toBeUndefined()
})

const work = async (world: World, at = Date.now()) => {
  const handlers = { publication: publicationHandler(world.database) }
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const runner = jobRunner(world.database, handlers, { log, now: () => at, chance: () => 0 })
  const done = await runner.runDue()
  await runner.stop()
  return done
}

test('whoever scheduled a record is told once that it has become public, if nothing came between', async () => {
  const world = await start()
  const api = await recordClient(world, news, shop)
  const later = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString()
  const at = later(10)
  const write = (email: string, method: 'POST' | 'PUT' | 'DELETE', rest: string, body?: object) =>
    world.call(email, method, `${api.path}${rest}`, body)
  const scheduled = { status: 'published', publishAt: at, unpublishAt: null }
  const make = async (number: number, more: object = scheduled) => {
    const answer = await write(staff, 'POST', '', { ...(await api.body(number)), ...more })
    expect(answer.status, answer.text).toBe(201)
    return answer.body
  }
  const [kept, moved, unpublished, deleted, taken] = [
    await make(1),
    await make(2),
    await make(3),
    await make(4),
    await make(5),
  ]
  const change = async (email: string, { id, version }: { id: string; version: number }, more: object) => {
    const answer = await write(email, 'PUT', `/${id}`, { ...more, version })
    expect(answer.status, answer.text).toBe(200)
    return answer.body
  }
  await change(admin, kept, { title: '見出しだけを直した' })
  await change(staff, moved, { publishAt: later(20) })
  expect(
    (await write(staff, 'POST', `/${unpublished.id}/transitions`, { to: 'draft', version: unpublished.version }))
      .status,
  ).toBe(200)
  expect((await write(staff, 'DELETE', `/${deleted.id}`)).status).toBe(200)
  // Somebody else has scheduled it again, for the same moment.
  await change(admin, await change(admin, taken, { publishAt: later(30) }), { publishAt: at })

  await work(world)
  expect(await world.sql('select "id" from notification')).toEqual([])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at) + 1 })
  try {
    await work(world)
    const [made] = await world.sql(
      'select "changeSet" from revision where "recordId" = ? and "version" = ?',
      kept.id,
      kept.version,
    )
    // The server stopped before it was noted that the jobs are done.
    await world.sql(
      `update job set "status" = 'waiting', "payload" = ? where "kind" = 'publication' and "status" = 'done'`,
      JSON.stringify({
        tenant: api.tenant,
        entity: 'news',
        id: kept.id,
        version: kept.version,
        by: await world.account(staff),
        at,
        changeSet: made!.changeSet,
      }),
    )
    await work(world)
    expect(await world.sql('select "account", "kind", "recordId" from notification order by "recordId"')).toEqual(
      [
        { account: await world.account(staff), kind: 'published', recordId: kept.id },
        { account: await world.account(admin), kind: 'published', recordId: taken.id },
      ].toSorted((a, b) => (a.recordId < b.recordId ? -1 : 1)),
    )
  } finally {
    vi.useRealTimers()
  }
})

test('whoever is responsible for a record is notified once that it will soon no longer be public', async () => {
  const world = await start()
  const api = await recordClient(world, news, shop)
  const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()
  const make = async (number: number, email: string, more: object) => {
    const body = { ...(await api.body(number)), status: 'published', publishAt: inDays(-1), ...more }
    const answer = await world.call(email, 'POST', api.path, body)
    expect(answer.status, answer.text).toBe(201)
    return answer.body
  }
  const mine = await make(1, staff, { title: '年末の営業', unpublishAt: inDays(5) })
  const assigned = await make(2, admin, { unpublishAt: inDays(5) })
  await make(3, staff, { unpublishAt: inDays(9) })
  await make(4, staff, { unpublishAt: null })
  await make(5, staff, { status: 'draft', unpublishAt: inDays(5) })
  const assignee = `/api/v1/authorized/tenants/${shop}/threads/news/${assigned.id}/assignee`
  expect((await world.call(admin, 'PUT', assignee, { account: await world.account(staff) })).status).toBe(200)
  const told = () => world.sql(`select "recordId", "params" from notification where "kind" = 'expiring'`)
  const look = () => notifyExpiring(world.database, world.tenants['funaneco-jp'].id, new AbortController().signal)
  await look()
  expect(await told()).toEqual([])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2.5 * day })
  onTestFinished(() => void vi.useRealTimers())
  await look()
  await look()
  const found = await told()
  expect(found.map(({ recordId }) => recordId).toSorted()).toEqual([mine.id, assigned.id].toSorted())
  const { title, day: last } = JSON.parse(String(found.find(({ recordId }) => recordId === mine.id)!.params))
  expect([title, last]).toEqual(['年末の営業', dayOf(mine.unpublishAt)])
  const sentence = (locale: 'ja' | 'en') =>
    notificationText(translatorOf(locale), {
      kind: 'expiring',
      by: null,
      site: shop,
      entity: 'news',
      params: { title, day: '2026-12-31' },
    })
  expect(sentence('ja')).toBe('2026/12/31に公開が終わります：年末の営業')
  expect(sentence('en')).toBe('Will no longer be public after 31 Dec 2026: 年末の営業')
})

test('a notification names who caused it as people are spoken of, whatever it is about', () => {
  const translate = translatorOf('ja')
  const kinds = Object.entries(texts.text).flatMap(([kind, words]) =>
    typeof words === 'string' ? [[kind]] : Object.keys(words).map((outcome) => [kind, outcome]),
  )
  for (const [kind, outcome] of kinds) {
    const params = { title: 'A', guest: '客', ...(outcome !== undefined && { outcome }) }
    const facts = { kind: kind!, by: '港 ねこ太', site: shop, entity: 'news', params }
    expect(notificationText(translate, facts), `${kind} ${outcome}`).not.toMatch(/(さん|様){2}|ねこ太(?!さん)/)
  }
})

test('what one call scheduled for the same moment is told once, with how many more there are', async () => {
  const world = await start()
  const api = await recordClient(world, news, shop)
  const at = new Date(Date.now() + 10 * minute).toISOString()
  const records = []
  for (const number of [1, 2, 3]) {
    const body = { ...(await api.body(number)), status: 'published', publishAt: at, unpublishAt: null }
    const { id, version } = (await world.call(admin, 'POST', api.path, body)).body
    records.push({ id, version })
  }
  const moved = new Date(Date.now() + 20 * minute).toISOString()
  const changes = { publishAt: { set: moved } }
  const edited = await world.call(staff, 'POST', `${api.path}/edits`, { records, changes })
  expect(edited.status, edited.text).toBe(200)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(moved) + 1 })
  try {
    await work(world)
  } finally {
    vi.useRealTimers()
  }
  const told = await world.sql('select "account", "params" from notification')
  expect(told.map(({ account, params }) => [account, JSON.parse(String(params)).others])).toEqual([
    [await world.account(staff), 2],
  ])
  for (const [locale, words] of [
    ['ja', 'A、ほか2件'],
    ['en', 'A and 2 others'],
  ] as const) {
    const params = { title: 'A', others: 2 }
    expect(
      notificationText(translatorOf(locale), { kind: 'published', by: null, site: shop, entity: 'news', params }),
    ).toContain(words)
  }
})

test.each([
  ['ja', '2026/12/04'],
  ['en', '4 Dec 2026'],
] as const)('a record that is called by its day is told of by the day as screens write it, %s', (locale, day) => {
  const facts = {
    kind: 'commented',
    by: null,
    site: 'toki-tsumugi-cafe',
    entity: 'business-schedule',
    params: { title: '2026-12-04' },
  }
  expect(notificationText(translatorOf(locale), facts)).toMatch(new RegExp(`${day}$`))
})

test('a mail is sent at once, what follows within five minutes together, and nothing that was read', async () => {
  const world = await start()
  await tell(world, staff)
  await mailDue(world)
  await mailDue(world)
  const account = await world.account(staff)
  const [mail, ...others] = await mailsOf(world)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: staff, subject: expect.stringContaining('誰かがあなたを担当にしました：A') })
  expect(mail!.text).toContain(`https://captain.example/captain/tenant/${shop}`)
  expect(mail!.text).toContain('https://captain.example/user/profile#notifications')
  expect(mail!.html).toContain('<section lang="ja">')

  await tell(world, staff, { params: { title: 'B' } })
  await tell(world, staff, { params: { title: 'C' } })
  await tell(world, staff, { params: { title: 'read' } })
  await world.call(staff, 'PUT', `${path}/${(await listOf(world, staff)).notifications[0].id}/read`)
  await mailDue(world, new Date(Date.now() + 4 * minute))
  expect(await mailsOf(world)).toHaveLength(1)
  // One of another kind does not wait for them.
  await tell(world, staff, { kind: 'mentioned', params: { title: '<b>D</b>' } })
  await mailDue(world, new Date(Date.now() + 4 * minute))
  expect((await mailsOf(world))[1]!.html).toContain('&lt;b&gt;D&lt;/b&gt;')
  await mailDue(world, new Date(Date.now() + 10 * minute))
  const gathered = (await mailsOf(world))[2]!
  expect(gathered).toMatchObject({ to: staff, subject: '2件の通知があります' })
  expect(gathered.text).not.toContain('read')
  expect(
    await world.sql('select "id" from notification where "mailAt" is not null and "account" = ?', account),
  ).toEqual([])
})

test('what is only mailed is mailed, though all that captain shows was marked as read', async () => {
  const world = await start()
  await choose(world, staff, { assigned: { inCaptain: false, mail: 'now' } })
  await tell(world, staff)
  await tell(world, staff, { kind: 'mentioned' })
  const { notifications } = await listOf(world, staff)
  expect(notifications).toHaveLength(1)
  await world.call(staff, 'PUT', `${path}/read`, { upTo: notifications[0].id })
  expect((await listOf(world, staff)).unread).toBe(0)
  await mailDue(world)
  expect((await mailsOf(world)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('誰かがあなたを担当にしました'),
  ])
})

test('what was read before its mail delays no other mail', async () => {
  const world = await start()
  await tell(world, staff, { params: { title: 'read' } })
  await world.call(staff, 'PUT', `${path}/${(await listOf(world, staff)).notifications[0].id}/read`)
  await mailDue(world)
  await tell(world, staff, { params: { title: 'B' } })
  await mailDue(world)
  expect((await mailsOf(world)).map(({ subject }) => subject)).toEqual([expect.stringContaining('：B')])
})

test('a fault in one person’s mail keeps nobody else from theirs', async () => {
  const world = await start()
  await tell(world, staff)
  await tell(world, admin)
  await world.sql(`update notification set "params" = '{' where "account" = ?`, await world.account(staff))
  await expect(mailDue(world)).rejects.toThrow('JSON')
  expect((await mailsOf(world)).map(({ to }) => to)).toEqual([admin])
})

test('the morning mail comes once, at seven in Japan, in the language in which it was chosen', async () => {
  expect(nextMorning(new Date('2026-11-22T21:59:00Z'))).toBe('2026-11-22T22:00:00.000Z')
  expect(nextMorning(new Date('2026-11-22T22:00:00Z'))).toBe('2026-11-23T22:00:00.000Z')
  const world = await start()
  await choose(world, staff, { assigned: { inCaptain: true, mail: 'morning' } }, 'en')
  await tell(world, staff)
  await tell(world, staff, { kind: 'commented', params: { title: 'B' } })
  await mailDue(world)
  expect(await mailsOf(world)).toEqual([])
  const morning = new Date(nextMorning(new Date()))
  await Promise.all([mailDue(world, morning), mailDue(world, morning)])
  await mailDue(world, new Date(morning.getTime() + day))
  const mails = await mailsOf(world)
  expect(mails).toMatchObject([{ to: staff, subject: 'You have 2 notifications' }])
  expect(mails[0]!.text).toContain('Someone assigned this to you: A')
  expect(mails[0]!.html).toContain('<section lang="en">')
})

/** The streams of a world that ends none by itself, and what they have sent. */
function streaming(world: World, more: Partial<StreamsOptions> = {}) {
  const access = createTenantAccess(world.database)
  const streams = notificationStreams({
    store: storeOf(world.database),
    operator: async () => world.tenants['funaneco-jp'].id,
    isLive: async (session, account) => (await access.visit(session, account, undefined)) !== undefined,
    log: { error: () => {} },
    ...more,
  })
  onTestFinished(() => streams.close())
  /** What was sent is read in the next turn of the event loop. */
  const tick = async (now?: number) => {
    await streams.tick(now)
    await setImmediate()
  }
  const open = async (email: string, lastEvent?: string) => {
    const account = await world.account(email)
    await world.tokenFor(email)
    const [row] = await world.sql('select "id" from auth_session where "userId" = ?', account)
    const stream = streams.open({ account, session: String(row!.id), lastEvent })
    let sent = ''
    stream?.setEncoding('utf8')
    stream?.on('data', (text: string) => (sent += text))
    const ended = stream && new Promise<void>((resolve) => stream.once('close', resolve))
    await tick()
    const events = () =>
      [...sent.matchAll(/^id: (\S+)\nevent: unread\ndata: (.*)$/gm)].map(([, id, data]) => ({
        id,
        ...JSON.parse(data!),
      }))
    return { stream, ended, events }
  }
  return { streams, open, tick }
}

test('an open page is told of what comes and of what was read, also elsewhere, and of nothing twice', async () => {
  const world = await start()
  const { open, tick } = streaming(world)
  const mine = await open(staff)
  const others = await open(admin)
  expect(mine.events()).toMatchObject([{ unread: 0, newest: null }])
  await tell(world, staff)
  await tick()
  await tick()
  expect(mine.events()).toMatchObject([{ unread: 0 }, { unread: 1, newest: expect.any(String) }])
  expect(others.events()).toHaveLength(1)
  // Connected again, it is told what has changed since, and nothing if nothing has.
  const last = mine.events().at(-1)!.id
  expect((await open(staff, last)).events()).toEqual([])
  await tell(world, staff)
  expect((await open(staff, last)).events()).toMatchObject([{ unread: 2 }])
  // By another server: what it announces is not heard here.
  await world.sql('update notification set "readAt" = ?', new Date().toISOString())
  await tick()
  expect(mine.events().at(-1)).toMatchObject({ unread: 0, newest: null })
})

test('a stream ends with its session, after a quarter of an hour, and with the server', async () => {
  const world = await start()
  const { streams, open } = streaming(world)
  const first = await open(staff)
  await streams.tick(Date.now() + minute)
  expect(streams.size()).toBe(1)
  await world.sql('delete from auth_session')
  await streams.tick(Date.now() + 2 * minute)
  await first.ended
  const second = await open(staff)
  await streams.tick(Date.now() + 16 * minute)
  await second.ended
  const third = await open(staff)
  streams.close()
  await third.ended
  expect(streams.size()).toBe(0)
  expect((await open(staff)).stream).toBeUndefined()
})

test('a stream that ends takes no place and is told nothing more, also if nobody reads it', async () => {
  const world = await start()
  const { streams, tick } = streaming(world)
  const stream = streams.open({ account: await world.account(staff), session: 'x', lastEvent: undefined })!
  await tick(Date.now() + 16 * minute)
  expect(streams.size()).toBe(0)
  await tell(world, staff)
  await tick()
  expect([stream.errored, stream.closed]).toEqual([null, false])
})

test('a fault keeps no other stream from its end, and what was not told for it is told by the next look', async () => {
  const world = await start()
  const [first, broken] = [await world.account(admin), { is: false }]
  const { open, streams, tick } = streaming(world, {
    operator: async () => {
      if (broken.is) throw new Error('the database is away')
      return world.tenants['funaneco-jp'].id
    },
    isLive: async (_session, account) => {
      if (account === first) throw new Error('the database is away')
      return false
    },
  })
  await open(admin)
  const { events, ended } = await open(staff)
  await tell(world, staff)
  await tick()
  broken.is = true
  await world.sql('update notification set "readAt" = ?', new Date().toISOString())
  await streams.tick()
  broken.is = false
  await tick()
  expect(events().at(-1)).toMatchObject({ unread: 0 })
  await tick(Date.now() + minute)
  await ended
  expect(streams.size()).toBe(1)
})

test('an account that cannot be told keeps no other from hearing, and hears by the next look', async () => {
  const world = await start()
  const broken = { once: false }
  const { open, streams, tick } = streaming(world, {
    operator: async () => {
      if (broken.once) {
        broken.once = false
        throw new Error('the database is away')
      }
      return world.tenants['funaneco-jp'].id
    },
  })
  const first = await open(admin)
  const second = await open(staff)
  await tell(world, admin)
  await tell(world, staff)
  await tick()
  expect([first, second].map(({ events }) => events().at(-1)?.unread)).toEqual([1, 1])
  await world.sql('update notification set "readAt" = ?', new Date().toISOString())
  broken.once = true
  await streams.tick()
  expect([first, second].map(({ events }) => events().at(-1)?.unread)).toEqual([1, 0])
  await streams.tick()
  expect([first, second].map(({ events }) => events().at(-1)?.unread)).toEqual([0, 0])
})

test('an account has at most ten streams, which takes none from others', async () => {
  const world = await start()
  const { open, streams } = streaming(world)
  for (let each = 0; each < 10; each++) expect((await open(staff)).stream).toBeDefined()
  expect((await open(staff)).stream).toBeUndefined()
  expect((await open(admin)).stream).toBeDefined()
  expect(streams.size()).toBe(11)
})

test('what is unread is sent as an event', async () => {
  const world = await start()
  await tell(world, staff)
  const { status, headers, text } = await world.call(staff, 'GET', `${path}/events`)
  expect([status, headers['content-type'], headers.connection]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
    'close',
  ])
  expect(text).toMatch(/^:\n\nid: 1\.[0-9a-f-]+\nevent: unread\ndata: \{"unread":1,"newest":"[0-9a-f-]+"\}\n\n$/)
})

/** Another server on the same database, which listens, does its jobs and keeps streams open. */
async function listening(world: World, environment: object = {}) {
  const app = await buildApp({ env: { ...world.env, ...environment }, database: world.database, network: offline })
  onTestFinished(() => app.close())
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, origin }
}

test('a page that listens does not keep the server from stopping', async () => {
  const world = await start()
  const { app, origin } = await listening(world)
  const headers = { authorization: `Bearer ${await world.tokenFor(staff)}` }
  const { body, status } = await fetch(`${origin}${path}/events`, { headers })
  expect(status).toBe(200)
  const parts = body!.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]()
  let read = ''
  while (!read.includes('data:')) read += (await parts.next()).value
  expect(read).toContain('data: {"unread":0,"newest":null}')
  await app.close()
  expect((await parts.next()).done).toBe(true)
})

test('what is mailed at once is not left to the next round of its job', async () => {
  const smtp = await smtpSink()
  const world = await start({ DATA_DIR: scratchFolder() })
  await listening(world, { SMTP_URL: smtp.url })
  await vi.waitFor(
    async () =>
      expect(await world.sql(`select "finishedAt" from job where "key" = 'notification-mails'`)).toEqual([
        { finishedAt: expect.any(String) },
      ]),
    10_000,
  )
  await tell(world, staff)
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), 10_000)
  expect(smtp.received[0]!.to).toMatchObject([{ address: staff }])
})

test('an enquiry that is assigned by one row of an import is told of to nobody', async () => {
  const world = await start()
  const api = await recordClient(world, contact, 'tajiminazo-myturn-games')
  const account = await world.account(staffOf(api.tenant.slug))
  const by = await world.account(admin)
  const assign = async (number: number, more: Partial<Context>) => {
    const { id } = await api.create(number, { assignee: null })
    const { tenant } = api
    const context: Context = {
      store: storeOf(world.database),
      entity: contact,
      tenant,
      by,
      requestId: 'test',
      colleagues: [{ id: account, name: '' }],
      ...more,
    }
    const change = {
      kind: 'update',
      id,
      expectedVersion: 1,
      form: 'staff',
      values: { assignee: account },
      unchanged: {},
    } as const
    await world.database.write(tenant.id, commit(context, change))
    return id
  }
  await assign(1, { isQuiet: true })
  const told = await assign(2, {})
  expect(await world.sql('select "account", "recordId" from notification')).toEqual([{ account, recordId: told }])
})

test('what is personal about a record is in no notification about it, nor in its mail', async () => {
  const world = await start()
  const site = 'tajiminazo-myturn-games'
  const member = staffOf(site)
  const account = await world.account(member)
  const thread = (entity: string, id: string, tenant: string) =>
    `/api/v1/authorized/tenants/${tenant}/threads/${entity}/${id}`
  const api = await recordClient(world, contact, site)
  const { id, receiptNo } = await api.create(1, { subject: '田中が入院した件', assignee: null })
  expect((await api.send('PATCH', `/${id}`, { assignee: account, version: 1 })).status).toBe(200)
  const body = `${mentionOf(account)} お願いします。`
  expect((await world.call(admin, 'POST', `${thread('contact', id, site)}/comments`, { body })).status).toBe(201)
  // Nothing but a person's name is what this one is called.
  const operator = world.tenants['funaneco-jp'].slug
  const on = { body: `${mentionOf(await world.account(staffOf(operator)))} 確認を。` }
  expect((await world.call(admin, 'POST', `${thread('user', account, operator)}/comments`, on)).status).toBe(201)

  const noted = await world.sql('select "kind", "params" from notification order by "id"')
  expect(noted.map(({ kind, params }) => [kind, JSON.parse(String(params)).title])).toEqual([
    ['assigned', receiptNo],
    ['mentioned', receiptNo],
    ['mentioned', ''],
  ])
  const { name } = (await world.sql('select "name" from auth_user where "id" = ?', account))[0]!
  await mailDue(world)
  const mails = await mailsOf(world)
  expect(mails.map(({ to }) => to).toSorted()).toEqual([member, staffOf(operator)].toSorted())
  expect(mails.find(({ to }) => to === member)!.text).toContain(String(receiptNo))
  expect(JSON.stringify(mails)).not.toContain('入院')
  expect(mails.find(({ to }) => to !== member)!.subject).not.toContain(String(name))
  // In captain those who may read the record see its title.
  expect((await listOf(world, member)).notifications[0]).toMatchObject({ title: '田中が入院した件' })
})
