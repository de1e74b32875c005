// @module-tag full
// @module-tag postgres
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../free-port.ts'
import { goodPassword } from '../server/support/people.ts'
import { lack, lacking } from '../server/support/lacking.ts'
import { scratchFolder } from '../server/support/scratch-folder.ts'
import { emptyDatabase } from './empty-database.ts'

// Each test starts several processes from the sources, which takes long where others use the machine.
vi.setConfig({ testTimeout: 300_000 })

const start = join(import.meta.dirname, '..', '..', 'server', 'start.js')
const metricsToken = 'a-token-of-24-characters'

interface Started {
  readonly server: ChildProcess
  readonly url: string
  readonly folder: string
  readonly database: string
  /** What it has printed so far. */
  readonly printed: () => string
  /** Its exit code, or that it is ready. */
  readonly outcome: number | 'ready' | null
}

/** Starts Captain in two processes, on an empty database or that of `more`. */
async function startServer(which: string, more: Readonly<Record<string, string>> = {}): Promise<Started> {
  const folder = scratchFolder()
  const port = String(await freePort())
  const database = more['DATABASE_URL'] ?? (await emptyDatabase(which))
  const env = {
    ...process.env,
    DATABASE_URL: database,
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: port,
    PROCESSES: '2',
    METRICS_TOKEN: metricsToken,
    STOP_DELAY: '0',
    LOG_LEVEL: 'warn',
    ...more,
  }
  const server = spawn(process.execPath, [start], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void server.kill('SIGKILL'))
  let printed = ''
  const { promise: ready, resolve } = Promise.withResolvers<'ready'>()
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (part: Buffer) => {
      printed += part.toString()
      if (printed.includes('Captain is ready')) resolve('ready')
    })
  }
  const ended = once(server, 'exit').then(([code]) => code as number | null)
  const outcome = await Promise.race([ready, ended])
  return { server, url: `http://localhost:${env.PORT}`, folder, database, printed: () => printed, outcome }
}

/** Asks on a connection of its own, which any of the processes may be given. */
async function ask(url: string, headers: Record<string, string> = {}): Promise<{ status: number; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>()
  get(url, { agent: false, headers }, (answer) => {
    text(answer).then((body) => resolve({ status: answer.statusCode!, body }), reject)
  }).on('error', reject)
  return promise
}

/** The numbers of the processes, and how many requests each has answered. */
async function processesOf({ url }: Started): Promise<ReadonlyMap<string, number>> {
  const { status, body } = await ask(`${url}/metrics`, { authorization: `Bearer ${metricsToken}` })
  expect(status, body).toBe(200)
  expect(body.match(/^# TYPE process_cpu_seconds_total /gm)).toHaveLength(1)
  expect(body.match(/^captain_ready /gm)).toHaveLength(1)
  const counts = new Map<string, number>()
  for (const [, number] of body.matchAll(/^process_cpu_seconds_total\{process="(\d+)"\}/gm)) counts.set(number!, 0)
  for (const [, number, count] of body.matchAll(
    /^captain_http_request_duration_seconds_count\{process="(\d+)".*\} (\d+)$/gm,
  ))
    counts.set(number!, counts.get(number!)! + Number(count))
  return counts
}

const childrenOf = ({ pid }: ChildProcess): readonly number[] =>
  execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number)

async function eventually(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(50)
}

async function setUp({ url, folder }: Started): Promise<string> {
  const token = readFileSync(join(folder, 'setup-link'), 'utf8').trim().split('#t=')[1]
  const answer = await fetch(`${url}/api/v1/setup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ token, name: '花子', email: 'hanako@captain.example', password: goodPassword }),
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

test('a server of two processes is set up once, knows who signed in on each, replaces one that dies, and stops in order', async () => {
  const started = await startServer('processes')
  const { server, url, printed } = started
  expect(started.outcome, printed()).toBe('ready')
  const cookie = await setUp(started)
  const isKnown = async () =>
    JSON.parse((await ask(`${url}/api/auth/get-session`, { cookie })).body)?.user.name === '花子'
  const known = await Promise.all(Array.from({ length: 8 }, isKnown))
  expect(known).not.toContain(false)
  const counts = await processesOf(started)
  expect([...counts.keys()]).toEqual(['1', '2'])
  for (const count of counts.values()) expect(count).toBeGreaterThan(0)

  const [first] = childrenOf(server)
  process.kill(first!, 'SIGKILL')
  await eventually(() => printed().includes('another takes its place'))
  expect(await isKnown()).toBe(true)
  await eventually(async () => (await processesOf(started)).size === 2)
  expect(await isKnown()).toBe(true)

  const ended = once(server, 'exit')
  const children = childrenOf(server)
  // As terminals and service managers do: to all of them.
  for (const pid of [...children, server.pid!]) process.kill(pid, 'SIGTERM')
  expect(await ended).toEqual([0, null])
  for (const pid of children) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  expect(printed().match(/Captain is ready/g)).toHaveLength(1)
})

test('who asks in the moment in which all processes are killed is not kept waiting, and those that take their place answer', async () => {
  const started = await startServer('all_killed')
  const { server, url, printed } = started
  expect(started.outcome, printed()).toBe('ready')
  for (const pid of childrenOf(server)) process.kill(pid, 'SIGKILL')
  // The primary takes these before it knows of the ends, and hands them to processes that are no more.
  const asked = await Promise.allSettled(Array.from({ length: 4 }, () => ask(`${url}/api/health`)))
  expect(asked).toHaveLength(4)
  const answers = () =>
    ask(`${url}/api/health`).then(
      ({ status }) => status === 200,
      () => false,
    )
  await eventually(answers)
  await eventually(async () => (await processesOf(started)).size === 2)
})

test('what an earlier server was receiving goes at the start, and a process that replaces another leaves what others receive', async () => {
  const folder = scratchFolder()
  const incoming = ['uploads', 'exports', 'thumbnails'].map((each) => join(folder, each, '.incoming'))
  const receive = (name: string) => {
    for (const each of incoming) {
      mkdirSync(join(each, name), { recursive: true })
      writeFileSync(join(each, name, 'file'), 'half a file')
    }
  }
  receive('one-earlier')
  const started = await startServer('incoming', { DATA_DIR: folder })
  expect(started.outcome, started.printed()).toBe('ready')
  expect(incoming.flatMap((each) => readdirSync(each))).toEqual([])
  receive('one-now')
  process.kill(childrenOf(started.server)[0]!, 'SIGKILL')
  await eventually(() => started.printed().includes('another takes its place'))
  await eventually(async () => (await processesOf(started)).size === 2)
  expect(incoming.flatMap((each) => readdirSync(each))).toEqual(['one-now', 'one-now', 'one-now'])
})

test('a server whose first process dies leaves none behind, and its folder free', async () => {
  const { server, outcome, printed } = await startServer('orphans')
  expect(outcome, printed()).toBe('ready')
  const children = childrenOf(server)
  server.kill('SIGKILL')
  const isGone = (pid: number): boolean => {
    try {
      return !process.kill(pid, 0)
    } catch {
      return true
    }
  }
  await eventually(() => children.every(isGone))
})

/** A job that a process works on, and whose lease does not end by itself for minutes. */
const heldBy = (name: string, number: number): string =>
  `insert into "job" ("id", "kind", "payload", "tenant", "status", "runAt", "setAt", "attempts", "leasedBy", "leasedUntil", "createdAt")
   select '${number}', 'publication', '{"tenant":{"id":"one"},"entity":"none"}', 'one', 'running', at, at, 1, '${name}', ending, at
   from (select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
     to_char((now() + interval '4 minutes') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ending) as "times"`

test('what a process that is killed was working on is done at once by another, and what the others work on stays theirs', async () => {
  const started = await startServer('released')
  const { server, printed, database } = started
  expect(started.outcome, printed()).toBe('ready')
  const client = new pg.Client(database)
  await client.connect()
  onTestFinished(() => client.end())
  const nameOf = (pid: number): string =>
    readFileSync(`/proc/${pid}/environ`, 'utf8')
      .split('\0')
      .find((line) => line.startsWith('CAPTAIN_PROCESS='))!
      .split('=')[1]!
  const isDone = async (number: number) =>
    (await client.query(`select status from job where id = '${number}'`)).rows[0].status === 'done'

  const [first, second] = childrenOf(server)
  await client.query(heldBy(nameOf(first!), 1))
  await client.query(heldBy(nameOf(second!), 2))
  process.kill(first!, 'SIGKILL')
  await eventually(() => isDone(1))
  expect(await isDone(2)).toBe(false)
})

test('of two servers, a newer one starts after npm run migrate, which backs up first, and one that is alone migrates by itself', async () => {
  const secret = { AUTH_SECRET: 'the same secret for all servers, 40 bytes' }
  const one = await startServer('migrating', secret)
  expect(one.outcome, one.printed()).toBe('ready')
  await setUp(one)
  const { database } = one
  const another = () => startServer('migrating', { ...secret, DATABASE_URL: database })
  const client = new pg.Client(database)
  await client.connect()
  onTestFinished(() => client.end())
  const isApplied = async () =>
    (await client.query('SELECT FROM "migration" WHERE "name" = $1', [lacking])).rowCount === 1

  await client.query(lack)
  const refused = await another()
  expect(refused.outcome).toBe(78)
  expect(refused.printed()).toMatch(/Captain cannot start:\n- This version changes .*Run npm run migrate/)
  expect(await isApplied()).toBe(false)
  expect((await ask(`${one.url}/livez`)).status).toBe(200)

  const [backups, DATA_DIR] = [scratchFolder(), scratchFolder()]
  const env = { ...process.env, ...secret, DATABASE_URL: database, DATA_DIR, BACKUP_DIR: backups }
  const migrated = execFileSync(process.execPath, [start, 'migrate'], { env, encoding: 'utf8' })
  expect(migrated).toMatch(/^A backup .*\nBacked up (.*\n)+Migrated: 0070-shop\nThe database is up to date\.\n$/)
  expect(execFileSync(process.execPath, [start, 'migrate'], { env, encoding: 'utf8' })).toBe(
    'The database is up to date.\n',
  )
  const second = await another()
  expect(second.outcome, second.printed()).toBe('ready')

  const ended = [one, second].map(({ server }) => once(server, 'exit'))
  for (const { server } of [one, second]) server.kill('SIGTERM')
  await Promise.all(ended)
  await client.query(lack)
  const alone = await another()
  expect(alone.outcome, alone.printed()).toBe('ready')
  expect(alone.printed()).toContain(`Migrated: ${lacking}`)
})

test('what keeps all processes from starting is said once', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void taken.close())
  await once(taken, 'listening')
  const { port } = taken.address() as { readonly port: number }
  const { outcome, printed } = await startServer('taken', { PORT: String(port) })
  expect(outcome, printed()).toBe(1)
  expect(printed().match(/Captain cannot start/g)).toHaveLength(1)
  expect(printed()).toContain(`Port ${port} is taken`)
})
