// @module-tag postgres-full
import { expect, test } from 'vitest'
import { contact } from '../../entities/inquiries/contact.ts'
import { news } from '../../entities/news.ts'
import { metadataOf } from '../../server/features/links/metadata.ts'
import { createAccount } from '../../server/operations/setup/create-account.ts'
import { browserOf } from './support/browser.ts'
import { recordClient } from './support/record-client.ts'
import { admin, publicUrl, start } from './support/world.ts'

/** What people paste without seeing it, and what half a character is; as it comes, and as it is kept. */
const strange = '猫\u0000の\ud83d手\udc08\uffff\ufffe\u0001'
const kept = '猫の\ufffd手\ufffd\uffff\ufffe\u0001'
/** The same in a field of one line, which has no control characters. */
const line = kept.slice(0, -1)

const paragraph = (text: string) => ({ time: 1, version: '2.31.0', blocks: [{ type: 'paragraph', data: { text } }] })

test('a record is kept without U+0000 and half characters, in texts and bodies, and is found by what was typed', async () => {
  const api = await recordClient(await start(), news, 'myturn-games')
  const made = await api.create(1, { title: strange, body: paragraph(strange) })
  expect(made).toMatchObject({ title: line, body: { blocks: [{ data: { text: kept } }] } })
  const changed = await api.send('PUT', `/${made.id}`, { title: `もう${strange}`, version: 1 })
  expect(changed).toMatchObject({ status: 200, body: { title: `もう${line}` } })
  const title = `もう${strange}`
  for (const filter of [
    { title },
    { title_in: [title, '\u0000'] },
    { title_contains: strange.slice(0, -1) },
    { q: '猫\u0000の' },
    { id: [`${made.id}\u0000`] },
  ]) {
    const { status, body } = await api.get('', { filter })
    expect([status, body.length], JSON.stringify(filter)).toEqual([200, 1])
  }
  expect((await api.get('', { filter: { title_neq: '\ud800' } })).body).toHaveLength(1)
  expect((await api.get('', { filter: '{"title":"も\u0000"}' })).status).toBe(200)
})

test('a text of nothing else is an empty one', async () => {
  const api = await recordClient(await start(), news, 'myturn-games')
  const { status, body } = await api.send('POST', '', { ...(await api.body(1)), title: '\u0000\u0000' })
  expect([status, body.data.issues[0]]).toMatchObject([400, { path: ['title'], rule: 'required' }])
})

test('names that no field has are refused, whatever they are made of', async () => {
  const world = await start()
  const api = await recordClient(world, news, 'myturn-games')
  const authorization = `Bearer ${await world.tokenFor(admin)}`
  const send = (payload: string) =>
    world.app.inject({
      method: 'POST',
      url: api.path,
      headers: { authorization, 'content-type': 'application/json' },
      payload,
    })
  for (const payload of [
    '{"title\\u0000": "x"}',
    '{"\\ud800": "x"}',
    '{"__proto__": {"title": "x"}}',
    '{"body": {"__proto__": {"blocks": []}}}',
    '{"constructor": {"prototype": {"title": "x"}}}',
    `{"body": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  ])
    expect((await send(payload)).statusCode, payload.slice(0, 60)).toBe(400)
  const signIn = await world.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    headers: { origin: publicUrl, 'content-type': 'application/json' },
    payload: '{"email": "a@b.example", "password": "x", "__proto__": {"x": 1}}',
  })
  expect(signIn.statusCode).toBe(400)
  expect(signIn.json().data.issues[0]).toMatchObject({ path: ['__proto__'], rule: 'unknownField' })
  expect(({} as { title?: string }).title).toBeUndefined()
})

test('an inquiry of anybody arrives, by the API', async () => {
  const { call } = await start()
  const answer = await call(undefined, 'POST', '/api/v1/tenants/emu-esu-com/contact', {
    category: contact.sites['emu-esu-com']!.options!['category']![0],
    subject: strange,
    message: strange,
    name: strange,
    email: 'hanako@example.jp\u0000',
    budgetRange: 'under100',
    agreedPrivacyPolicy: true,
  })
  expect(answer.status).toBe(201)
  const { body } = await call(admin, 'GET', '/api/v1/authorized/tenants/emu-esu-com/contact')
  expect(body[0]).toMatchObject({ subject: line, email: 'hanako@example.jp' })
})

test('an address with U+0000 in its query is read without it, in its path it is refused', async () => {
  const world = await start()
  const api = await recordClient(world, news, 'myturn-games')
  await api.create(1, { title: '猫の手' })
  const filter = encodeURIComponent('{"q":"猫の"}').replace('%22%7D', '%00%22%7D')
  const { status, body } = await world.call(admin, 'GET', `${api.path}?filter=${filter}`)
  expect([status, body.length]).toEqual([200, 1])
  for (const path of [
    `${api.path}/a%00b`,
    '/api/v1/authorized/tenants/a%00',
    '/uploads/a/b%00.webp',
    '/uploads/%ED%A0%80/b',
  ])
    expect((await world.call(admin, 'GET', path)).status, path).toBe(400)
  for (const list of ['/api/v1/authorized/logins', '/api/v1/admin/users', '/api/v1/admin/audit-events'])
    for (const asked of ['{"q":"a\\u0000b"}', '{"id":["\\u0000"]}', '{"q":"\\ud800"}', '{"\\u0000":1}']) {
      const { status: answered } = await world.call(admin, 'GET', `${list}?filter=${encodeURIComponent(asked)}`)
      expect(answered, `${list} ${asked}`).toBeLessThan(500)
    }
})

test('calls about accounts and passkeys are answered, and keep names as they keep other texts', async () => {
  const world = await start()
  const password = 'a password for tests'
  const email = 'hanako@captain.example'
  await createAccount(world.auth, { name: '花子', email, password, role: 'user' })
  const browser = browserOf(world)
  const failed = await browser.post('/api/auth/sign-in/email', { email: `${email}\u0000`, password: '\u0000\ud800' })
  expect(failed.status).toBe(401)
  expect((await browser.post('/api/auth/sign-in/email', { email: `${email}\u0000`, password })).status).toBe(200)
  const response = { id: '\u0000', rawId: '\ud800', type: 'public-key', response: { clientDataJSON: '\u0000' } }
  for (const [path, body] of [
    ['/passkey/generate-authenticate-options', { email: `${email}\u0000` }],
    ['/passkey/verify-authentication', { response }],
    ['/passkey/verify-registration', { response, name: strange }],
    ['/passkey/update-passkey', { id: '\u0000', name: strange }],
    ['/passkey/delete-passkey', { id: '00000000-0000-4000-8000-000000000000\u0000' }],
    ['/revoke-session', { id: '\u0000' }],
    ['/change-password', { currentPassword: '\u0000', newPassword: strange }],
  ] as const)
    expect((await browser.post(`/api/auth${path}`, body)).status, path).toBeLessThan(500)
  const options = await browser.get('/api/auth/passkey/generate-register-options?name=%00a%ED%A0%80')
  expect(options.status).toBe(200)
  expect(options.text).not.toContain('\\u0000')
  expect((await browser.get('/api/auth/verify-email?token=%00')).status).toBeLessThan(500)
  expect((await browser.post('/api/auth/update-user', { name: `花${strange}` })).status).toBe(200)
  expect((await browser.get('/api/auth/get-session')).body.user.name).toBe(`花${line}`)
})

test('what a page says of itself is mended like what people type', async () => {
  const html = '<title>猫\0の&#xD800;手</title><meta name="description" content="a\0b">'
  const parts = async function* () {
    yield html
  }
  expect(await metadataOf({ text: parts(), url: 'https://example.jp/' })).toMatchObject({
    title: '猫の\ufffd手',
    description: 'ab',
  })
})
