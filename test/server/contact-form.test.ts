// @module-tag postgres-full
import { expect, onTestFinished, test } from 'vitest'
import { addDays, today } from '../../entities/language/dates/plain-date.ts'
import { buildApp } from '../../server/app.ts'
import { fakePages, type FakeRender } from './support/fake-pages.ts'
import { writePolicy } from './support/policies.ts'
import { publicUrl, staffOf, start, type World } from './support/world.ts'
import { waitingMails } from './support/mails.ts'

const site = 'funaneco-jp'
const written = {
  category: 'estimate',
  subject: 'サイトの見直し',
  message: '一行目\r\n二行目',
  name: '山田 花子',
  nameKana: 'ヤマダ ハナコ',
  email: 'hanako@example.jp',
  phone: '０５７２-００-００００',
  preferredReply: 'email',
  agreedPrivacyPolicy: 'on',
}

/** The app with pages that say how the form stands. */
async function open(environment: Record<string, string> = {}) {
  const world = await start(environment)
  const render: FakeRender = async (_, { form }) =>
    Response.json(form?.posted ?? null, { status: form?.posted?.status ?? 200 })
  const app = await buildApp({
    env: world.env,
    database: world.database,
    pages: fakePages(render),
  })
  await app.ready()
  onTestFinished(() => app.close())
  const send = async (values: Record<string, string>, prefix = '', headers: Record<string, string> = {}) => {
    const {
      statusCode,
      headers: answered,
      body,
    } = await app.inject({
      method: 'POST',
      url: `${prefix}/contact`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: publicUrl, ...headers },
      payload: new URLSearchParams(values).toString(),
    })
    const form = String(answered['content-type']).includes('json') ? JSON.parse(body) : undefined
    return { status: statusCode, place: answered.location, headers: answered, form }
  }
  /** As a visitor does it: checked first, sent with the key of that page. */
  const confirmed = async (values: Record<string, string> = written): Promise<Record<string, string>> => {
    const { form } = await send({ ...values, step: 'check' })
    expect(form).toMatchObject({ step: 'confirm', status: 200 })
    return { ...values, step: 'send', key: form.key }
  }
  return { world, app, send, confirmed }
}

const inbox = async (world: World) =>
  (await world.call(staffOf(site), 'GET', `/api/v1/authorized/tenants/${site}/contact`)).body as Record<string, any>[]

test('what was written is read once more, then stored and receipted, and stands in captain at once', async () => {
  const { world, send, confirmed } = await open({ SMTP_URL: 'smtp://127.0.0.1:1' })
  await world.account(staffOf(site))
  const sending = await confirmed()
  expect(await inbox(world)).toEqual([])
  const { status, place } = await send(sending, '/en')
  const receiptNo = `${today().replaceAll('-', '')}-0001`
  expect([status, place]).toEqual([303, `/en/contact/success?no=${receiptNo}`])
  const [{ id } = { id: '' }, ...others] = await inbox(world)
  expect(others).toEqual([])
  const { body } = await world.call(staffOf(site), 'GET', `/api/v1/authorized/tenants/${site}/contact/${id}`)
  expect(body).toMatchObject({
    receiptNo,
    subject: 'サイトの見直し',
    message: '一行目\n二行目',
    phone: '0572-00-0000',
    locale: 'en',
    sourceUrl: `${publicUrl}/en/contact`,
    status: 'new',
    agreedPrivacyPolicy: true,
    website: false,
  })
  expect(await waitingMails(world)).toHaveLength(2)
})

test('what nobody sees in what was typed keeps nothing from arriving', async () => {
  const { world, send, confirmed } = await open()
  const sending = await confirmed({ ...written, subject: 'サイト\0の', unknown: '\0' })
  expect((await send(sending)).status).toBe(303)
  expect((await inbox(world))[0]).toMatchObject({ subject: 'サイトの' })
})

test('a form sent twice is one inquiry with one receipt, also when both arrive at once', async () => {
  const { world, send, confirmed } = await open()
  const sending = await confirmed()
  const answers = await Promise.all([send(sending), send(sending)])
  answers.push(await send(sending))
  expect(new Set(answers.map(({ status, place }) => `${status} ${place}`)).size).toBe(1)
  expect(answers[0]!.status).toBe(303)
  expect(await inbox(world)).toHaveLength(1)
  // Another one, after that, is another one.
  expect((await send(await confirmed())).place).toMatch(/-0002$/)
})

test('nothing is sent without having been read once more, and it can be gone back to', async () => {
  const { world, send, confirmed } = await open()
  for (const key of ['', 'not-an-id']) {
    const { status, form } = await send({ ...written, step: 'send', key })
    expect([status, form.step]).toEqual([200, 'confirm'])
  }
  const { form } = await send({ ...(await confirmed()), step: 'edit' })
  expect(form).toMatchObject({ step: 'write', status: 200, issues: [], values: written })
  expect(await inbox(world)).toEqual([])
})

test('what breaks a rule comes back as it was typed, each fault at its field', async () => {
  const { world, send } = await open()
  const typed = { ...written, email: 'みなと@', name: '', message: 'あ'.repeat(4001), website: 'on' }
  for (const step of ['check', 'send']) {
    const { status, form } = await send({ ...typed, step, key: '01935b2c-0000-7000-8000-000000000000' })
    const { name: _, ...values } = typed
    expect([status, form.step, form.values]).toEqual([422, 'write', values])
    expect(form.issues.map(({ path }: { path: string[] }) => path[0]).sort()).toEqual([
      'email',
      'message',
      'name',
      'website',
    ])
  }
  const { agreedPrivacyPolicy: _, ...unagreed } = written
  expect((await send({ ...unagreed, step: 'check' })).form.issues).toMatchObject([
    { path: ['agreedPrivacyPolicy'], rule: 'onlyTrue' },
  ])
  expect((await send({ ...written, category: 'game', step: 'check' })).form.issues).toMatchObject([
    { path: ['category'], rule: 'option' },
  ])
  expect(await inbox(world)).toEqual([])
})

test('what the form does not have is passed over: nothing of the record can be set by it', async () => {
  const { world, send, confirmed } = await open()
  await send({
    ...(await confirmed()),
    status: 'done',
    memo: 'x',
    receiptNo: '20000101-0001',
    agreedPolicyVersion: '9',
  })
  expect((await inbox(world))[0]).toMatchObject({ status: 'new', receiptNo: expect.not.stringMatching(/^2000/) })
})

test('who agreed to an edition that no longer holds is asked again', async () => {
  const { world, send, confirmed } = await open()
  const tenant = world.tenants[site]
  const publish = (edition: string, effectiveOn: string) => writePolicy(world, tenant, edition, effectiveOn)
  await publish('1.0', addDays(today(), -10))
  const sending = await confirmed({ ...written, policy: '1.0' })
  await publish('1.1', today())
  const { status, form } = await send(sending)
  expect([status, form.step, form.refusal, form.values.message]).toEqual([
    422,
    'write',
    'policyChanged',
    written.message,
  ])
  expect(await inbox(world)).toEqual([])
  await send({ ...sending, policy: '1.1' })
  const [{ id } = { id: '' }] = await inbox(world)
  const { body } = await world.call(staffOf(site), 'GET', `/api/v1/authorized/tenants/${site}/contact/${id}`)
  expect(body.agreedPolicyVersion).toBe('1.1')
})

test('one place may send ten in ten minutes; what the eleventh typed is kept', async () => {
  const { world, send, confirmed } = await open({ RATE_LIMIT: 'on' })
  for (let count = 0; count < 10; count++) expect((await send(await confirmed())).status).toBe(303)
  const sending = await confirmed()
  const { status, headers, form } = await send(sending)
  expect([status, form.step, form.refusal, form.key, form.values]).toEqual([
    429,
    'confirm',
    'tooMany',
    sending.key,
    written,
  ])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(await inbox(world)).toHaveLength(10)
})

test('a fault of the server keeps what was typed, and the same form can be sent after it', async () => {
  const { world, send, confirmed } = await open()
  const sending = await confirmed()
  const { write } = world.database
  world.database.write = () => Promise.reject(new Error('The disk is full.'))
  const { status, form } = await send(sending)
  expect([status, form.step, form.refusal, form.values]).toEqual([500, 'confirm', 'failed', written])
  world.database.write = write
  expect((await send({ ...written, step: 'send', key: form.key })).status).toBe(303)
})

test('another site’s page cannot send the form, nor any other kind of body', async () => {
  const { world, app, send, confirmed } = await open()
  const sending = await confirmed()
  for (const origin of ['https://evil.example', 'null'])
    expect((await send(sending, '', { origin })).status, origin).toBe(403)
  for (const type of ['text/plain', 'multipart/form-data; boundary=x']) {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/contact',
      headers: { 'content-type': type },
      payload: 'step=send',
    })
    expect(statusCode, type).toBe(415)
  }
  // Forms go to this page alone.
  const elsewhere = await app.inject({
    method: 'POST',
    url: `/api/v1/tenants/${site}/contact`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=a',
  })
  expect(elsewhere.statusCode).toBe(415)
  expect(await inbox(world)).toEqual([])
})
