// @module-tag postgres-full
import { expect, test } from 'vitest'
import { buildApp } from '../../server/app.ts'
import { loggedError, loggedPath, readable, withoutSecrets } from '../../server/base/logging.ts'
import { browserOf } from './support/browser.ts'
import { administeredWorld } from './support/people.ts'

const random = 'Zx8Qv0Lr2Ty6Ub4Nc1Md9Ke7Wj3Ph5Sg_a-bXyZ0123'

test('a line about a request tells its id, address, tenant and account, and no more of who it was', async () => {
  const world = await administeredWorld()
  const lines: string[] = []
  const logTo = { write: (line: string) => void lines.push(line) }
  const app = await buildApp({ env: { ...world.env, LOG_LEVEL: 'info' }, database: world.database, logTo })
  const staff = 'staff@emu-esu-com.example'
  const authorization = `Bearer ${await world.tokenFor(staff)}`
  await app.inject({ url: '/api/v1/authorized/tenants/emu-esu-com/news', headers: { authorization } })
  const [line] = lines.map((each) => JSON.parse(each) as Record<string, unknown>)
  expect(line).toMatchObject({
    method: 'GET',
    path: '/api/v1/authorized/tenants/emu-esu-com/news',
    ip: '127.0.0.1',
    tenant: 'emu-esu-com',
    account: await world.account(staff),
    status: 200,
    msg: 'answered',
  })
  expect(line!['reqId']).toMatch(/^[\da-f]{12}-1$/)

  // What supervisors ask all day is not written down.
  const before = lines.length
  for (const url of ['/livez', '/readyz', '/api/health']) await app.inject(url)
  expect(lines).toHaveLength(before)
  await app.close()
})

test('what better-auth says of a refusal has the id of the request', async () => {
  const world = await administeredWorld()
  const lines: string[] = []
  const logTo = { write: (line: string) => void lines.push(line) }
  const app = await buildApp({ env: { ...world.env, LOG_LEVEL: 'warn' }, database: world.database, logTo })
  const sent = { email: 'taro@captain.example', password: 'a morning in Tajimi' }
  const headers = { cookie: 'any=1', origin: `https://elsewhere.example?token=${random}` }
  expect((await browserOf({ app }).post('/api/auth/sign-in/email', sent, headers)).status).toBe(403)
  await app.close()
  const said = lines.map((each) => JSON.parse(each) as Record<string, unknown>)
  expect(said).toMatchObject([
    { msg: 'Invalid origin: https://elsewhere.example?***', reqId: expect.stringMatching(/-1$/) },
  ])
})

test('what looks like a secret is in no line, wherever it stands', () => {
  expect(loggedPath(`/api/v1/x/captain_live_${random}?q=${random}`)).toBe('/api/v1/x/captain_***')
  expect(loggedPath(`/preview/${random}`)).toBe('/preview/***')
  expect(loggedPath('/api/v1/tenants/myturn-games/news/01890000-0000-7000-8000-000000000000')).toContain('01890000')
  for (const text of [
    'connect to postgres://captain:hunter2@db/captain',
    `sent Authorization: Bearer ${random}`,
    `GET https://api.example/hook?key=hunter2`,
    `see https://captain.example/auth/invite#t=${random}`,
    'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJodW50ZXIyIn0.c2lnbmF0dXJl',
  ])
    expect(withoutSecrets(text)).not.toMatch(/hunter2|Zx8Q|eyJz|c2ln/)
})

test('of an address or a message no more is looked at, and logged, than any of ours has', () => {
  expect(loggedPath(`/api/${'a'.repeat(15_000)}`)).toHaveLength(500)
  expect(withoutSecrets('x://'.repeat(5_000))).toHaveLength(4_000)
})

test('of an error the code is logged, and what a library hangs on it is not', () => {
  const cause = Object.assign(new Error(`no answer from smtp://captain:hunter2@mail`), { code: 'EAUTH' })
  const error = Object.assign(new Error('duplicate key', { cause }), {
    code: '23505',
    detail: 'Key (email)=(hanako@example.jp) already exists.',
    response: { headers: { authorization: random } },
  })
  const logged = loggedError(error)
  expect(logged).toMatchObject({ type: 'Error', code: '23505', cause: { code: 'EAUTH' } })
  expect(JSON.stringify(logged)).not.toMatch(/hanako|hunter2|Zx8Q/)
})

test('on a terminal a log line is written for people, with the stack of its error below it', () => {
  const line = {
    level: 40,
    time: '2026-11-28T02:46:14.385Z',
    job: 'a',
    status: 500,
    err: { stack: 'Error: x\n    at y' },
  }
  expect(readable(`${JSON.stringify({ ...line, msg: 'job not done yet' })}\n`)).toBe(
    '02:46:14 warn job not done yet job=a status=500\nError: x\n    at y\n',
  )
})
