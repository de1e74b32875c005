// @module-tag sqlite
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteConnection from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { today } from '../../entities/language/dates/plain-date.ts'
import { sites } from '../../entities/installation.ts'
import { buildApp } from '../../server/app.ts'
import { createIdentity } from '../../server/kernel/auth/identity.ts'
import { resolveDates } from '../../server/operations/demo/dates.ts'
import { loadDemo } from '../../server/operations/demo/load.ts'
import { readEnv } from '../../server/base/env.ts'
import { firstStart } from '../../server/operations/setup/first-start.ts'
import { dominantColor } from '../../server/features/uploads/dominant-color.ts'
import { freePort } from '../free-port.ts'
import { freshDatabase } from './support/database.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const demo = new URL('../../server/operations/demo/', import.meta.url)

async function emptyHouse() {
  const dataDir = mkdtempSync(join(tmpdir(), 'captain-'))
  const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMIT: 'off' })
  const { database, sql, close } = await freshDatabase()
  const { auth } = createIdentity(env, database)
  const app = await buildApp({ env, database })
  onTestFinished(async () => {
    await app.close()
    await close()
    rmSync(dataDir, { recursive: true })
  })
  const count = async (table: string) => (await sql(`select count(*) as "count" from ${table}`))[0].count
  return { env, database, auth: auth!, app, dataDir, count }
}

test('a demo that starts again with another password has it for all its accounts', { tags: ['full'] }, async () => {
  const { env, database, auth, app } = await emptyHouse()
  const signIn = async (email: string, password: string): Promise<number> =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/auth/sign-in/email',
        headers: { origin: env.PUBLIC_URL },
        payload: { email, password },
      })
    ).statusCode
  await loadDemo(env, database, auth)
  const told = await loadDemo({ ...env, DEMO_PASSWORD: 'one of our own' }, database, auth)
  expect(told[0]).toContain('one of our own')
  for (const email of ['admin@captain.example', 'staff@suda-nijo-com.example', 'reader@captain.example'])
    expect(await signIn(email, 'one of our own'), email).toBe(200)
  const [, generated] = /password (\S+)/.exec((await loadDemo(env, database, auth))[0]!)!
  expect(await signIn('admin@captain.example', generated!)).toBe(200)
  expect(await signIn('admin@captain.example', 'one of our own')).toBe(401)
})

test('the colours that the demo comes with are those of its pictures', { tags: ['full'] }, async () => {
  const colors = JSON.parse(readFileSync(new URL('content/picture-colors.json', demo), 'utf8')) as Record<
    string,
    string
  >
  const media = new URL('media/', demo)
  const files = readdirSync(media, { recursive: true, encoding: 'utf8' })
  // Copies in other widths have the width at the end of their names.
  const pictures = files.filter((path) => path.endsWith('.webp') && !/-\d{3,}\.webp$/.test(path))
  expect(Object.keys(colors).toSorted()).toEqual(pictures.toSorted())
  for (const [path, color] of Object.entries(colors))
    expect([path, await dominantColor(new URL(path, media).pathname)]).toEqual([path, color])
})

test('the demo is a house one can sign in to and work in', { tags: ['full'] }, async () => {
  const { env, database, auth, app, dataDir, count } = await emptyHouse()
  const told = (await loadDemo(env, database, auth)).join('\n')
  const password = /password (\S+)/.exec(told)![1]!
  expect(password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/)
  expect(statSync(join(dataDir, 'demo-password')).mode & 0o777).toBe(0o600)

  const bearerOf = async (email: string): Promise<Record<string, string>> => {
    const signedIn = await app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      headers: { origin: env.PUBLIC_URL },
      payload: { email, password },
    })
    const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
    const { token } = (await app.inject({ url: '/api/auth/token', headers: { cookie } })).json()
    return { authorization: `Bearer ${token}` }
  }

  const admin = await bearerOf('admin@captain.example')
  const tenants = (await app.inject({ url: '/api/v1/authorized/tenants', headers: admin })).json()
  expect(tenants.map(({ site }: { site: string }) => site).toSorted()).toEqual([...sites].toSorted())
  for (const site of sites) {
    const staff = await bearerOf(`staff@${site}.example`)
    const theirs = (await app.inject({ url: '/api/v1/authorized/tenants', headers: staff })).json()
    expect(theirs.map(({ slug }: { slug: string }) => slug)).toEqual([site])
  }
  expect(
    (await app.inject({ url: '/api/v1/authorized/tenants', headers: await bearerOf('reader@captain.example') })).json(),
  ).toEqual([])

  const news = await app.inject({ url: '/api/v1/authorized/tenants/myturn-games/news?range=[0,24]', headers: admin })
  expect(news.headers['content-range']).toBe('news 0-24/60')
  const found = await app.inject({
    url: `/api/v1/authorized/tenants/myturn-games/news?filter=${encodeURIComponent('{"q":"ねこ市"}')}`,
    headers: admin,
  })
  expect(found.json().length).toBeGreaterThan(5)
  const hours = await app.inject({ url: '/api/v1/authorized/tenants/toki-tsumugi-cafe/business-day', headers: admin })
  expect(hours.json()[0]).toMatchObject({ version: 1, holidayRule: 'asSunday' })
  // None of its pictures has to be decoded.
  expect(await count(`upload where kind = 'image'`)).toBeGreaterThan(30)
  expect(await count(`upload where kind = 'image' and color is null`)).toBe(0)
})

test('a database that holds anything is left as it is', { tags: ['full'] }, async () => {
  const { env, database, auth, count } = await emptyHouse()
  await loadDemo(env, database, auth)
  const before = await Promise.all([count('news'), count('auth_user'), count('revision')])
  await loadDemo(env, database, auth)
  expect(await Promise.all([count('news'), count('auth_user'), count('revision')])).toEqual(before)
})

test('relative dates are told from today in Japan', () => {
  expect(resolveDates({ on: '@today', list: ['@+0d'], text: '@yotsuba-demo' })).toEqual({
    on: today(),
    list: [today()],
    text: '@yotsuba-demo',
  })
  expect(resolveDates('@+0dT19:00')).toBe(`${today()}T10:00:00.000Z`)
  expect(resolveDates('2026-04-02T09:00:00+09:00')).toBe('2026-04-02T00:00:00.000Z')
})

test('a first start in production seeds the operator alone and prints a link, anew at each start', async () => {
  const { env, database, dataDir, count } = await emptyHouse()
  const [first] = await firstStart(env, database, true)
  const [second] = await firstStart(env, database, true)
  expect(first).toMatch(/http:\/\/localhost:3000\/auth\/setup#t=[\w-]{43}$/)
  expect(second).not.toBe(first)
  // What is not a terminal is kept in a log.
  expect((await firstStart(env, database, false)).join()).toMatch(/The link that sets up .* is in \S+setup-link\.$/)
  expect((await firstStart(env, database, false)).join()).not.toContain('#t=')
  expect(await Promise.all([count('tenant'), count('auth_user'), count('tenant_user')])).toEqual([1, 0, 0])
  expect(statSync(join(dataDir, 'setup-link')).mode & 0o777).toBe(0o600)
})

/** What a query counts in the file of a server that runs. */
function countIn(file: string, query: string): unknown {
  const database = new SqliteConnection(file, { readonly: true })
  try {
    return database.prepare(query).pluck().get()
  } finally {
    database.close()
  }
}

test(
  'a demo in a fresh folder says what takes a while and how to sign in, and warns of nothing, without a network either',
  { tags: ['full'], timeout: 120_000 },
  async () => {
    const [folder, password] = [scratchFolder(), 'a demo in Tajimi']
    const start = join(import.meta.dirname, '..', '..', 'server', 'start.js')
    const child = spawn(process.execPath, [start, 'demo'], {
      env: {
        ...process.env,
        DATA_DIR: folder,
        DATABASE_URL: '',
        PORT: String(await freePort()),
        DEMO_PASSWORD: password,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()))
    const tried = `select count(*) from job where kind = 'video-thumbnails' and attempts > 0 and status <> 'running'`
    await expect
      .poll(() => said.includes('Captain is ready') && countIn(join(folder, 'captain.sqlite'), tried), {
        timeout: 100_000,
      })
      .toBe(1)
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(said.replace(/^Building the pages.*\n/, '').split('\n')).toEqual([
      'Made the tables of an empty database.',
      'Filling it with 10 tenants, which takes some seconds …',
      expect.stringMatching(/^Captain is ready: http:\/\/localhost:\d+$/),
      `Sign in with the password ${password}`,
      expect.stringContaining('admin@captain.example'),
      expect.stringContaining('staff@myturn-games.example'),
      expect.stringContaining('reader@captain.example'),
      '',
    ])
  },
)
