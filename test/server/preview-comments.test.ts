import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { news } from '../../entities/news.ts'
import { visitorLimits } from '../../entities/system/comment.ts'
import { recordClient } from './support/record-client.ts'
import { admin, staffOf, start } from './support/world.ts'

async function open() {
  const records = await recordClient(await start(), news)
  const { world, tenant } = records
  const { call } = world
  const own = `/api/v1/authorized/tenants/${tenant.slug}`
  const staff = staffOf(tenant.slug)
  const comments = `/api/v1/tenants/${tenant.slug}/preview/comments`
  return {
    ...records,
    own,
    content: (path: string) => call(undefined, 'GET', `/api/v1/tenants/${tenant.slug}${path}`),
    staff,
    share: async (body: object, email = staff) =>
      (await call(email, 'POST', `${own}/preview-links`, { allowsComments: true, ...body })).body,
    leave: (token: string, body: object = {}) =>
      call(undefined, 'POST', `${comments}?preview=${token}`, { name: '店長', body: '写真を明るく。', ...body }),
    left: (token: string) => call(undefined, 'GET', `${comments}?preview=${token}`),
    thread: async (id: string) => (await call(staff, 'GET', `${own}/threads/news/${id}`)).body,
    written: async (filter: object = {}) =>
      (await call(staff, 'GET', `${own}/visitor-comments?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body,
    notified: async (email = staff) =>
      (await call(email, 'GET', '/api/v1/authorized/notifications')).body.notifications ?? [],
  }
}

test('who has a link leaves a comment without an account; staff see it at the record, and the public nowhere', async () => {
  const { create, share, leave, left, thread, content, world, staff, own } = await open()
  const { id } = await create(1, { status: 'published', slug: 'open' })
  const { token } = await share({ entity: 'news', recordId: id, name: '社長' })
  const answer = await leave(token, { page: `https://www.example.jp/ja/news/open?preview=${token}&from=mail` })
  expect(answer.status, answer.text).toBe(201)
  expect(answer.body).toMatchObject({ name: '店長', body: '写真を明るく。', page: '/ja/news/open?from=mail' })
  expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store' })
  expect((await left(token)).body).toEqual([answer.body])
  const visitor = { name: '店長', link: '社長', page: '/ja/news/open?from=mail', doneAt: null }
  expect((await thread(id)).comments).toMatchObject([{ body: '写真を明るく。', by: { name: '店長' }, visitor }])
  await world.call(staff, 'POST', `${own}/threads/news/${id}/comments`, { body: '明るくしました。' })
  expect((await thread(id)).comments.map((each: any) => each.visitor?.name ?? null)).toEqual([null, '店長'])
  for (const path of ['/news', `/news/open`, '/changes', `/news/open?preview=${token}`])
    expect((await content(path)).text, path).not.toMatch(/店長|写真を明るく/)
})

test('a link takes comments only where that is allowed, which can be changed later', async () => {
  const { create, share, leave, left, content, world, own, staff } = await open()
  const { id } = await create(1, { status: 'draft' })
  const link = await share({ entity: 'news', recordId: id, allowsComments: false })
  const says = async () => (await content(`/preview?preview=${link.token}`)).body
  expect([link.allowsComments, (await says()).allowsComments]).toEqual([false, false])
  const refused = await leave(link.token)
  expect([refused.status, refused.body.data.issues]).toMatchObject([403, [{ rule: 'integrity.noVisitorComments' }]])
  const allow = (allowsComments: boolean) =>
    world.call(staff, 'PATCH', `${own}/preview-links/${link.id}`, { allowsComments })
  expect((await allow(true)).status).toBe(204)
  expect((await says()).allowsComments).toBe(true)
  expect((await leave(link.token)).status).toBe(201)
  await allow(false)
  expect((await leave(link.token)).status).toBe(403)
  expect((await left(link.token)).body).toHaveLength(1)
})

test('a comment is plain text with a name, neither empty nor too long; what is wrong is said at its field', async () => {
  const { create, share, leave, thread } = await open()
  const { id } = await create(1, { status: 'draft' })
  const { token } = await share({ entity: 'news', recordId: id })
  const faults: readonly (readonly [object, string])[] = [
    [{ name: '' }, 'name'],
    [{ name: ' 　' }, 'name'],
    [{ name: '名'.repeat(visitorLimits.name + 1) }, 'name'],
    [{ body: '\n ' }, 'body'],
    [{ body: '字'.repeat(visitorLimits.text + 1) }, 'body'],
    [{ body: null }, 'body'],
    [{ html: '<b>' }, 'html'],
  ]
  for (const [body, field] of faults) {
    const { status, text, body: answered } = await leave(token, body)
    expect([status, JSON.stringify(answered.data?.issues)], text).toEqual([400, expect.stringContaining(field)])
  }
  const body = `<script>alert(1)</script>\r\n${'😀'.repeat(10)}`
  const answer = await leave(token, { name: '  店\t長 ', body })
  expect(answer.body).toMatchObject({ name: '店 長', body: `<script>alert(1)</script>\n${'😀'.repeat(10)}` })
  expect((await thread(id)).total).toBe(1)
})

test('a call that is repeated with its id leaves one comment, and no link reads those of another', async () => {
  const { create, share, leave, left, world, own, staff } = await open()
  const record = await create(1, { status: 'draft' })
  const about = { entity: 'news', recordId: record['id'] }
  const [one, other] = [await share(about), await share(about)]
  const id = randomUUID()
  const first = await leave(one.token, { id })
  expect(await leave(one.token, { id, body: '二度目' })).toMatchObject({ status: 201, body: first.body })
  expect((await leave(other.token, { id })).status).toBe(409)
  const own1 = await world.call(staff, 'POST', `${own}/threads/news/${record['id']}/comments`, { body: '担当より' })
  expect((await leave(other.token, { id: own1.body.id })).status).toBe(409)
  expect((await left(one.token)).body).toHaveLength(1)
  expect((await left(other.token)).body).toEqual([])
})

test('once a link is over nothing is left or read by it, and what was left stays with staff', async () => {
  const { create, share, leave, left, thread, world, own, staff } = await open()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T03:00:00.000Z') })
  onTestFinished(() => void vi.useRealTimers())
  const { id } = await create(1, { status: 'draft' })
  const [revoked, short] = [
    await share({ entity: 'news', recordId: id }),
    await share({ entity: 'news', recordId: id, days: 1 }),
  ]
  await leave(revoked.token)
  await world.call(staff, 'DELETE', `${own}/preview-links/${revoked.id}`)
  vi.setSystemTime(new Date('2026-12-02T03:00:00.000Z'))
  for (const { token } of [revoked, short])
    for (const answer of [await leave(token), await left(token)])
      expect([answer.status, answer.body.data]).toMatchObject([410, { code: 'PREVIEW_OVER' }])
  expect((await leave('forged')).status).toBe(404)
  vi.useRealTimers()
  expect((await thread(id)).comments).toHaveLength(1)
})

test('who made the link is notified, as long as they may enter the tenant', async () => {
  const { create, share, leave, notified, world, tenant } = await open()
  const { id } = await create(1, { status: 'draft', title: '新年のご挨拶' })
  const link = await share({ entity: 'news', recordId: id })
  await leave(link.token)
  expect(await notified()).toMatchObject([
    { kind: 'commented', by: null, entity: 'news', params: { title: '新年のご挨拶', guest: '店長' } },
  ])
  expect(await notified(admin)).toEqual([])
  await world.sql('update tenant_user set "endsOn" = ? where "tenant" = ?', '2024-05-01', tenant.id)
  await leave(link.token, { body: '二つ目' })
  expect(await world.sql('select 1 from notification where "kind" = ?', 'commented')).toHaveLength(1)
})

test('staff mark what a visitor wrote as done, take that back, and delete it; nobody rewrites it', async () => {
  const { create, share, leave, written, thread, world, own, staff } = await open()
  const { id } = await create(1, { status: 'draft' })
  const { token } = await share({ entity: 'news', recordId: id })
  const { body: comment } = await leave(token)
  const at = `${own}/visitor-comments/${comment.id}`
  const settle = (isDone: boolean) => world.call(staff, 'PUT', at, { isDone })
  expect((await settle(true)).status).toBe(204)
  expect((await thread(id)).comments[0].visitor.doneAt).toEqual(expect.any(String))
  expect([await written({ isDone: true }), await written({ isDone: false })]).toMatchObject([[{ id: comment.id }], []])
  await settle(false)
  expect(await written({ isDone: false })).toMatchObject([
    { id: comment.id, doneAt: null, entity: 'news', recordId: id },
  ])
  const rewritten = await world.call(staff, 'PUT', `${own}/threads/news/${id}/comments/${comment.id}`, {
    body: '書き換え',
    version: 3,
  })
  expect(rewritten.status).toBe(403)
  const member = await world.call(staff, 'POST', `${own}/threads/news/${id}/comments`, { body: '担当より' })
  expect((await world.call(staff, 'DELETE', `${own}/visitor-comments/${member.body.id}`)).status).toBe(404)
  expect((await world.call(staff, 'DELETE', at)).status).toBe(204)
  expect((await thread(id)).comments.map((each: any) => each.body)).toEqual(['担当より'])
  expect((await world.call(staff, 'DELETE', at)).status).toBe(404)
  const other = Object.values(world.tenants).find(({ slug }) => !own.endsWith(slug))!
  expect((await world.call(staffOf(other.slug), 'GET', `${own}/visitor-comments`)).status).toBe(403)
})

test('what is left by the link of a plan is at the plan with its record or page, and at the record', async () => {
  const { create, share, leave, written, thread, notified, world, own, staff } = await open()
  const [planned, other] = [
    await create(1, { status: 'draft', slug: 'planned' }),
    await create(2, { status: 'draft', slug: 'other' }),
  ]
  const { body: plan } = await world.call(staff, 'POST', `${own}/publish-plans`, { name: '年始' })
  const items = [{ entity: 'news', recordId: planned['id'], action: 'publish' }]
  const added = await world.call(staff, 'POST', `${own}/publish-plans/${plan.id}/items`, { items })
  expect(added.status, added.text).toBeLessThan(300)
  const { token } = await share({ plan: plan.id, name: '社長' })
  await leave(token, { body: '記事へ', entity: 'news', recordId: planned['id'], page: '/ja/news/planned' })
  await leave(token, { body: '一覧へ', entity: 'news', recordId: other['id'], page: '/ja/news' })
  const at = { plan: plan.id, name: '店長', link: '社長' }
  expect(await written({ plan: plan.id })).toMatchObject([
    { ...at, body: '一覧へ', entity: null, recordId: null, page: '/ja/news' },
    { ...at, body: '記事へ', entity: 'news', recordId: planned['id'], page: '/ja/news/planned' },
  ])
  expect((await thread(planned['id'])).comments).toMatchObject([{ body: '記事へ' }])
  expect((await thread(other['id'])).comments).toEqual([])
  const told = { kind: 'plan', params: { outcome: 'commented', title: '年始', guest: '店長' } }
  expect(await notified()).toMatchObject([told, told])
  await world.call(staff, 'DELETE', `${own}/publish-plans/${plan.id}`)
  expect(await written()).toMatchObject([{ body: '記事へ' }])
})

test('what visitors left goes with a record that is deleted for good', async () => {
  const { create, share, leave, written, send } = await open()
  const { id } = await create(1, { status: 'draft' })
  await leave((await share({ entity: 'news', recordId: id })).token)
  await send('DELETE', `/${id}`)
  expect(await written()).toHaveLength(1)
  expect((await send('POST', '/purges', { records: [{ id, version: 2 }] })).status).toBe(204)
  expect(await written()).toEqual([])
})

test('one link takes two hundred comments', async () => {
  const { create, share, leave } = await open()
  const { id } = await create(1, { status: 'draft' })
  const { token } = await share({ entity: 'news', recordId: id })
  for (let time = 0; time < visitorLimits.comments; time += 1) expect((await leave(token)).status).toBe(201)
  const late = await leave(token)
  expect([late.status, late.body.data]).toMatchObject([409, { code: 'TOO_MANY_COMMENTS' }])
})

test('one address leaves ten comments in ten minutes', async () => {
  const records = await recordClient(await start({ RATE_LIMIT: 'on' }), news)
  const { world, tenant, create } = records
  const { call } = world
  const { id } = await create(1, { status: 'draft' })
  const own = `/api/v1/authorized/tenants/${tenant.slug}`
  const about = { entity: 'news', recordId: id, allowsComments: true }
  const { token } = (await world.call(admin, 'POST', `${own}/preview-links`, about)).body
  const leave = () =>
    call(undefined, 'POST', `/api/v1/tenants/${tenant.slug}/preview/comments?preview=${token}`, {
      name: '店長',
      body: 'はい',
    })
  for (let time = 0; time < 10; time += 1) expect((await leave()).status).toBe(201)
  const late = await leave()
  expect([late.status, Number(late.headers['retry-after']) > 0]).toEqual([429, true])
})
