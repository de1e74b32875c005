// @module-tag full
// @module-tag postgres
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openPostgres } from '../../server/base/db/open-postgres.ts'
import { createAccount } from '../../server/operations/setup/create-account.ts'
import { open, publicUrl, staffOf, type World } from '../server/support/world.ts'
import { startCluster, type Cluster } from './cluster.ts'

/** A cluster of its own, for it is stopped. */
let cluster: Cluster
beforeAll(async () => {
  cluster = await startCluster()
})
afterAll(() => cluster.stop())

const base = '/api/v1/authorized/tenants/tajimi-kasa-pub-com/link'
const staff = staffOf('tajimi-kasa-pub-com')
const visitor = {
  name: '訪問',
  email: 'visitor@captain.example',
  password: 'a password for tests',
  role: 'user',
} as const

async function sql(text: string, ...values: readonly unknown[]): Promise<readonly any[]> {
  const client = new pg.Client({ connectionString: cluster.url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    let next = 0
    const { rows } = await client.query(
      text.replaceAll('?', () => `$${(next += 1)}`),
      [...values],
    )
    return rows
  } finally {
    await client.end()
  }
}

let made = 0

/** The server under a mixed load of reads, writes and calls of better-auth, which goes on until it is told to stop. */
async function loaded() {
  await sql('DROP SCHEMA public CASCADE')
  await sql('CREATE SCHEMA public')
  const { database } = await openPostgres(cluster.url)
  const close = async () => void (await database.close())
  const world = await open({}, { database, sql, withoutKeys: (work) => work(), close })
  await createAccount(world.auth, visitor)
  const cookie = await signedIn(world)
  await world.call(staff, 'GET', base)
  const answers: string[] = []
  const written: string[] = []
  const said = (what: string, status: number): number => {
    answers.push(`${what} ${status}`)
    return status
  }

  const write = async (): Promise<number> => {
    made += 1
    const body = { title: `no. ${made}`, url: `https://example.com/${made}` }
    const { status, headers, body: answer } = await world.call(staff, 'POST', base, body)
    if (status === 201) written.push(answer.id)
    if (status === 503) expect(headers['retry-after']).toBe('5')
    return said('write', status)
  }
  const read = async () => said('read', (await world.call(staff, 'GET', base)).status)
  const session = async (): Promise<number> => {
    const { statusCode, body } = await world.app.inject({ url: '/api/auth/get-session', headers: { cookie } })
    // Whoever is signed in is not told otherwise.
    if (statusCode === 200) expect(body).toContain(visitor.email)
    return said('session', statusCode)
  }
  const signIn = async () => said('sign-in', (await trySigningIn(world)).statusCode)

  const over = new AbortController()
  const again = async (work: () => Promise<number>): Promise<void> => {
    while (!over.signal.aborted) if ((await work()) === 503) await new Promise((resume) => setTimeout(resume, 20))
  }
  const load = [write, write, write, read, read, read, session, session, signIn].map(again)
  const ended = async (): Promise<void> => {
    over.abort()
    await Promise.all(load)
  }
  onTestFinished(async () => {
    over.abort()
    await Promise.allSettled(load)
    await world.close()
  })
  return { world, answers, written, ended }
}

const trySigningIn = ({ app }: World) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    headers: { origin: publicUrl },
    payload: { email: visitor.email, password: visitor.password },
  })

const signedIn = async (world: World): Promise<string> =>
  (await trySigningIn(world)).cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

/** Comes back once the load has so many more answers of a kind. */
async function more(answers: readonly string[], count: number, kind: RegExp): Promise<void> {
  const before = answers.length
  while (answers.slice(before).filter((each) => kind.test(each)).length < count) {
    expect(unexpected(answers)).toEqual([])
    await new Promise((resume) => setTimeout(resume, 10))
  }
}

const expected = /^(?:write (?:201|503)|(?:read|session|sign-in) (?:200|503))$/
const unexpected = (answers: readonly string[]) => answers.filter((each) => !expected.test(each))

async function expectAllKept(written: readonly string[]): Promise<void> {
  const rows = await sql('SELECT "id" FROM link')
  const kept = new Set(rows.map(({ id }) => id))
  expect(written.filter((id) => !kept.has(id))).toEqual([])
  expect(written.length).toBeGreaterThan(10)
}

test('connections that are cut while they are used cost a 503 each, and nothing that was acknowledged', async () => {
  const { answers, written, ended } = await loaded()
  for (let round = 0; round < 10; round += 1) {
    await more(answers, 10, / 20[01]$/)
    await sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'captain'`)
  }
  await more(answers, 10, /^write 201$/)
  await ended()
  expect(unexpected(answers)).toEqual([])
  await expectAllKept(written)
})

test('a restart of PostgreSQL is answered with 503 until it is back, and then the server works as before', async () => {
  const { world, answers, written, ended } = await loaded()
  for (let round = 0; round < 2; round += 1) {
    await more(answers, 20, / 20[01]$/)
    await cluster.halt()
    for (const what of ['write', 'read', 'session', 'sign-in']) await more(answers, 2, new RegExp(`^${what} 503$`))
    await cluster.resume()
    for (const what of ['write 201', 'read 200', 'session 200', 'sign-in 200']) await more(answers, 2, new RegExp(what))
  }
  await ended()
  expect(unexpected(answers)).toEqual([])
  await expectAllKept(written)
  expect((await world.call(staff, 'GET', base)).status).toBe(200)
})

test('whoever is signed out while PostgreSQL is away is told that it did not work', async () => {
  const { world, ended } = await loaded()
  await ended()
  const cookie = await signedIn(world)
  const signOut = () =>
    world.app.inject({ method: 'POST', url: '/api/auth/sign-out', headers: { origin: publicUrl, cookie } })
  await cluster.halt()
  const refused = await signOut()
  await cluster.resume()
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['set-cookie']).toBeUndefined()
  expect((await signOut()).statusCode).toBe(200)
})
