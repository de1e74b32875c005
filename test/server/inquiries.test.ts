// @module-tag postgres-full
import { expect, test } from 'vitest'
import { addDays, today } from '../../entities/language/dates/plain-date.ts'
import { contact } from '../../entities/inquiries/contact.ts'
import type { SiteSlug } from '../../entities/installation.ts'
import { writePolicy } from './support/policies.ts'
import { staffOf, start, type World } from './support/world.ts'
import { sending, waitingMails as waiting } from './support/mails.ts'
import { smtpSink } from './support/smtp-sink.ts'

const at = (slug: string) => `/api/v1/tenants/${slug}/contact`
const categories = (site: SiteSlug): readonly string[] => contact.sites[site]!.options!['category']!
const written = (site: SiteSlug, more: object = {}) => ({
  category: categories(site)[0],
  subject: '見積もりのお願い',
  message: '倉庫の屋根を直したいです。',
  name: '山田 花子',
  email: 'hanako@example.jp',
  agreedPrivacyPolicy: true,
  ...more,
})

/** Sends an inquiry as a site's own server does, as nobody. */
const post = ({ call }: World, url: string, body: object) => call(undefined, 'POST', url, body)

const inbox = async (world: World, slug: string) =>
  (await world.call(staffOf(slug), 'GET', `/api/v1/authorized/tenants/${slug}/contact`)).body as Record<string, any>[]

test('an inquiry to each site that takes them stands in captain at once', async () => {
  const world = await start()
  for (const site of Object.keys(contact.sites) as SiteSlug[]) {
    const answer = await post(world, at(site), written(site, { locale: 'en' }))
    expect([answer.status, answer.body], site).toEqual([
      201,
      { receiptNo: `${today().replaceAll('-', '')}-0001`, receivedAt: expect.any(String) },
    ])
    const [first, ...others] = await inbox(world, site)
    expect(others).toEqual([])
    expect(first).toMatchObject({ ...answer.body, name: '山田 花子', status: 'new', locale: 'en' })
  }
  expect((await post(world, at('suda-nijo-com'), written('funaneco-jp'))).status).toBe(404)
})

test('numbers count up, and are not given again', async () => {
  const world = await start()
  const send = () => post(world, at('emu-esu-com'), written('emu-esu-com', { budgetRange: 'under100' }))
  const answers = await Promise.all([send(), send(), send()])
  const day = today().replaceAll('-', '')
  expect(answers.map(({ body }) => body.receiptNo).sort()).toEqual([`${day}-0001`, `${day}-0002`, `${day}-0003`])
})

test('an inquiry sent again with its key is the same one; another with that key is refused', async () => {
  const world = await start({ SMTP_URL: 'smtp://127.0.0.1:1' })
  await world.account(staffOf('emu-esu-com'))
  const send = (more: object = {}) =>
    world.app.inject({
      method: 'POST',
      url: at('emu-esu-com'),
      headers: { 'idempotency-key': '"8e03978e-40d5-43e8-bc93-6894a57f9324"' },
      payload: written('emu-esu-com', more),
    })
  const first = await send()
  const second = await send()
  expect([first.statusCode, second.statusCode, second.json()]).toEqual([201, 201, first.json()])
  expect(await inbox(world, 'emu-esu-com')).toHaveLength(1)
  expect(await waiting(world)).toHaveLength(2)
  expect((await send({ message: '別の話です。' })).statusCode).toBe(422)
  expect(await inbox(world, 'emu-esu-com')).toHaveLength(1)
})

test('the edition of the privacy policy that holds is noted with the consent', async () => {
  const world = await start()
  const tenant = world.tenants['emu-esu-com']
  const policy = (edition: string, effectiveOn: string, status = 'published') =>
    writePolicy(world, tenant, edition, effectiveOn, status)
  await policy('1.0', '2020-01-01')
  await policy('1.1', addDays(today(), -1))
  await policy('2.0', addDays(today(), 30))
  await policy('1.2', today(), 'draft')
  await post(world, at('emu-esu-com'), written('emu-esu-com'))
  const [{ id } = { id: '' }] = await inbox(world, 'emu-esu-com')
  const { body } = await world.call(
    staffOf('emu-esu-com'),
    'GET',
    `/api/v1/authorized/tenants/emu-esu-com/contact/${id}`,
  )
  expect(body).toMatchObject({ agreedPrivacyPolicy: true, agreedPolicyVersion: '1.1' })
})

test('what breaks a rule is refused by name, and neither stored nor mailed', async () => {
  const world = await start({ SMTP_URL: 'smtp://127.0.0.1:1' })
  const site = 'sound-clover-com'
  const refused = async (more: object, name: string) => {
    const { status, body } = await post(world, at(site), written(site, more))
    expect([status, body.data.issues[0].path], name).toEqual([400, [name]])
  }
  await refused({ email: 'not an address' }, 'email')
  await refused({ name: null }, 'name')
  await refused({ agreedPrivacyPolicy: false }, 'agreedPrivacyPolicy')
  await refused({ website: true }, 'website')
  await refused({ category: 'estimate' }, 'category')
  await refused({ constructionSite: '多治見市' }, 'constructionSite')
  await refused({ locale: 'fr' }, 'locale')
  await refused({ sourceUrl: 'javascript:alert(1)' }, 'sourceUrl')
  for (const name of ['receiptNo', 'receivedAt', 'status', 'assignee', 'memo', 'agreedPolicyVersion', 'id'])
    await refused({ [name]: '1' }, name)
  expect(await inbox(world, site)).toEqual([])
  expect(await waiting(world)).toEqual([])
})

test('staff and sender get a mail each, and nothing that was typed is in them', async () => {
  const smtp = await smtpSink()
  const world = await start({ SMTP_URL: smtp.url })
  await world.account(staffOf('emu-esu-com'))
  const send = (locale: string) =>
    post(
      world,
      at('emu-esu-com'),
      written('emu-esu-com', { locale, name: 'Visit spam dot example', email: 'ｈａｎａｋｏ＠ｅｘａｍｐｌｅ．ｊｐ' }),
    )
  const { receiptNo } = (await send('en')).body
  const { sendDue } = sending(world, smtp.url)
  smtp.refusing = true
  expect(await sendDue()).toBe(0)
  smtp.refusing = false
  expect(await sendDue(Date.now() + 120_000)).toBe(2)

  const [toStaff, toSender] = ['staff@emu-esu-com.example', 'hanako@example.jp'].map((address) =>
    smtp.received.find(({ to }) => to?.[0]?.address === address)!,
  )
  expect(toStaff!.subject).toBe(`【emu-esu-com】お問い合わせが届きました（${receiptNo}）`)
  expect(toStaff!.text).toContain('http://localhost:3000/captain/tenant/emu-esu-com/contact')
  expect(toStaff!.text).toContain('見積もり')
  expect(toSender!.subject).toBe(`[emu-esu-com] We have received your enquiry (${receiptNo})`)
  for (const mail of [toStaff, toSender]) expect(mail!.text).not.toMatch(/spam|屋根|%\{/)
})

test('an address that strangers type into the forms gets five receipts in an hour, and staff hear of each', async () => {
  const world = await start({ SMTP_URL: 'smtp://127.0.0.1:1' })
  for (const [number, site] of (['emu-esu-com', 'sound-clover-com'] as const).entries()) {
    await world.account(staffOf(site))
    for (let time = 1; time <= 4; time += 1) {
      const email = time % 2 ? 'Hanako@example.jp' : 'hanako@EXAMPLE.jp'
      const sent = await world.app.inject({
        method: 'POST',
        url: at(site),
        payload: written(site, { email }),
        remoteAddress: `192.0.2.${10 * number + time}`,
      })
      expect(sent.statusCode).toBe(201)
    }
  }
  const addresses = async () =>
    (await waiting(world)).map(({ payload }) => String(JSON.parse(payload).to).toLowerCase())
  const receipts = (await addresses()).filter((to) => to === 'hanako@example.jp')
  expect([receipts.length, (await addresses()).length - receipts.length]).toEqual([5, 8])
  expect((await post(world, at('emu-esu-com'), written('emu-esu-com', { email: 'taro@example.jp' }))).status).toBe(201)
  expect(await addresses()).toContain('taro@example.jp')
})

test('without a mail server it is stored all the same, and no mail waits', async () => {
  const world = await start()
  expect((await post(world, at('emu-esu-com'), written('emu-esu-com'))).status).toBe(201)
  expect(await inbox(world, 'emu-esu-com')).toHaveLength(1)
  expect(await waiting(world)).toEqual([])
})

test('a browser may send from the tenant’s own pages alone', async () => {
  const world = await start()
  const from = (origin: string) =>
    world.app.inject({
      method: 'POST',
      url: at('emu-esu-com'),
      headers: { origin },
      payload: written('emu-esu-com'),
    })
  const own = await from('https://emu-esu-com.example')
  expect([own.statusCode, own.headers['access-control-allow-origin']]).toEqual([201, 'https://emu-esu-com.example'])
  for (const origin of ['https://evil.example', 'https://myturn-games.example', 'null'])
    expect((await from(origin)).statusCode, origin).toBe(403)
  expect(await inbox(world, 'emu-esu-com')).toHaveLength(1)
})

test('one place may send ten in ten minutes', async () => {
  const world = await start({ RATE_LIMIT: 'on' })
  const send = () => post(world, at('emu-esu-com'), written('emu-esu-com'))
  for (let count = 0; count < 10; count++) expect((await send()).status).toBe(201)
  const answer = await send()
  expect(answer.status).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(await inbox(world, 'emu-esu-com')).toHaveLength(10)
})

test('a page of the tenant can read why it is refused before anybody looks at what it sent', async () => {
  const world = await start({ RATE_LIMIT: 'on' })
  const origin = 'https://emu-esu-com.example'
  const from = async (asked: string, headers: object, payload: string) => {
    const answer = await world.app.inject({
      method: 'POST',
      url: at('emu-esu-com'),
      headers: { origin: asked, ...headers },
      payload,
    })
    return [answer.statusCode, answer.headers['access-control-allow-origin']]
  }
  const json = { 'content-type': 'application/json' }
  expect(await from(origin, { 'content-type': 'text/plain' }, 'a')).toEqual([415, origin])
  expect(await from(origin, json, '{"a":')).toEqual([400, origin])
  expect(await from(origin, json, `"${'a'.repeat(2_000_000)}"`)).toEqual([413, origin])
  for (let count = 0; count < 10; count++) await from(origin, json, '{}')
  expect(await from(origin, json, '{}')).toEqual([429, origin])
  expect(await from('https://evil.example', json, '{}')).toEqual([429, undefined])
})
