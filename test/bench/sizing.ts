import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { freePort } from '../free-port.ts'
import { load, type NextRequest, type OnAnswer } from './client.ts'
import { randomInt } from './random.ts'
import { newsBody } from './sample-news.ts'
import { addNews, addTenant, benchEnv, emptyDatabase, signedIn, tenantSlug } from './seed.ts'

const root = join(import.meta.dirname, '..', '..')

/** Tenants, and the records that each of them has. */
const sizes: readonly (readonly [tenants: number, records: number])[] = [
  [1, 1_000],
  [10, 1_000],
  [100, 1_000],
  [1, 100_000],
]
/** How many people wait for an answer at any moment, and for how long each operation is measured, in seconds. */
const people = 4
const seconds = Number(process.env.BENCH_SECONDS ?? 10)

/**
 * What an installation on SQLite needs: the real server as `npm start` starts it, with so many tenants and records of
 * 2 kB, while four people work at it without a pause.
 */
export async function measureSizes(): Promise<void> {
  console.log(`${cpus().length} cores (${cpus()[0]!.model}), ${Math.round(totalmem() / 2 ** 30)} GB`)
  const measured: object[] = []
  for (const [tenants, records] of sizes) {
    measured.push({ tenants, records, ...(await measureSize(tenants, records)) })
    console.table(measured)
  }
  console.table(await measurePictures())
}

/** The largest pictures that may be uploaded. */
const pictures = [
  { name: 'JPEG, 50 megapixels', width: 8_600, height: 5_800, format: 'jpeg' },
  { name: 'AVIF, 25 megapixels', width: 6_000, height: 4_100, format: 'avif' },
] as const

/** How much memory the process takes that reads a picture, and for how long an upload lasts. */
async function measurePictures(): Promise<readonly object[]> {
  const measured: object[] = []
  for (const { name, width, height, format } of pictures)
    await withServer(1, 1, async ({ pid, port, token }) => {
      const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
      const bytes = await sharp({ create: { width, height, channels: 3, background: '#c0392b', noise } })
        .toFormat(format, { effort: format === 'avif' ? 0 : undefined, quality: 60 } as object)
        .toBuffer()
      const form = new FormData()
      form.append('file', new File([new Uint8Array(bytes)], `picture.${format}`))
      const begun = performance.now()
      const { status } = await fetch(`http://127.0.0.1:${port}/api/v1/authorized/tenants/${tenantSlug(0)}/uploads`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      })
      if (status !== 201) throw new Error(`The upload was answered with ${status}.`)
      measured.push({
        picture: name,
        'file (MB)': megabytes(bytes.length),
        'took (s)': ((performance.now() - begun) / 1000).toFixed(1),
        'decoder (MB)': Math.max(...childrenOf(pid).map((child) => megabytes(memoryOf(child).most))),
        'server (MB)': megabytes(memoryOf(pid).most),
      })
    })
  return measured
}

const childrenOf = (pid: number): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)

interface Known {
  readonly slug: string
  readonly id: string
  version: number
}

interface Running {
  readonly pid: number
  readonly port: number
  readonly token: string
  readonly file: string
  readonly known: Known[]
  /** In milliseconds. */
  readonly startedIn: number
}

/** Lets a server work on a database of its own, which is gone afterwards. */
async function withServer<T>(tenants: number, records: number, work: (running: Running) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'captain-bench-sizing-'))
  let server: ChildProcess | undefined
  try {
    const file = join(folder, 'captain.sqlite')
    const { known, token } = await seed(file, tenants, records)
    const port = await freePort()
    const begun = performance.now()
    server = startServer(folder, port)
    await untilReady(server, port)
    return await work({ pid: server.pid!, port, token, file, known, startedIn: performance.now() - begun })
  } finally {
    server?.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

const measureSize = (tenants: number, records: number): Promise<object> =>
  withServer(tenants, records, async ({ pid, port, token, file, known, startedIn }) => {
    // What a start leaves for later is done by then.
    await setTimeout(5_000)
    const idle = memoryOf(pid).now
    const figures: Record<string, string> = {}
    for (const [name, { next, answered }] of Object.entries(operations(known, records, token))) {
      await load([port], people, seconds / 5, next, answered)
      const before = processorOf(pid)
      const { latencies } = await load([port], people, seconds, next, answered)
      const sorted = latencies.toSorted((a, b) => a - b)
      const at = (share: number): string => sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(0)
      const cpu = (processorOf(pid) - before) / latencies.length
      figures[`${name}: p50, p99 (ms)`] = `${at(0.5)}, ${at(0.99)}`
      figures[`${name}: cpu (ms)`] = cpu.toFixed(1)
    }
    return {
      'database (MB)': megabytes(statSync(file).size),
      'start (s)': (startedIn / 1000).toFixed(1),
      'idle (MB)': megabytes(idle),
      'most (MB)': megabytes(memoryOf(pid).most),
      ...figures,
    }
  })

const megabytes = (bytes: number): number => Math.round(bytes / 2 ** 20)

/** Makes the database, and tells of some of its records. */
async function seed(file: string, tenants: number, records: number): Promise<{ known: Known[]; token: string }> {
  const { database, owner, user } = await emptyDatabase(file)
  for (let index = 0; index < tenants; index += 1)
    addNews(database, await addTenant(database, owner, tenantSlug(index), user), records, true)
  database.sqlite.exec("INSERT INTO search_index (search_index) VALUES ('optimize')")
  const known = database.sqlite
    .prepare(
      `SELECT t."slug" AS slug, n."id" AS id, 1 AS version FROM news n JOIN tenant t ON t."id" = n.tenant_id ORDER BY random() LIMIT 2000`,
    )
    .all() as Known[]
  const { token } = await signedIn(database)
  database.sqlite.pragma('wal_checkpoint(TRUNCATE)')
  await database.close()
  return { known, token }
}

/** As `npm start` does, with its flags of Node. */
function startServer(folder: string, port: number): ChildProcess {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
  const { AUTH_SECRET, PUBLIC_URL } = benchEnv()
  return spawn(process.execPath, scripts.start.split(' ').slice(1), {
    cwd: root,
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '2',
      DATA_DIR: folder,
      PORT: String(port),
      AUTH_SECRET,
      PUBLIC_URL,
      LOG_LEVEL: 'silent',
      RATE_LIMIT: 'off',
    },
  })
}

async function untilReady(server: ChildProcess, port: number): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`)
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await setTimeout(20)
  }
}

interface Operation {
  readonly next: NextRequest
  readonly answered?: OnAnswer
}

/** What staff and visitors do most: none of it is a page that was asked for just before. */
function operations(known: Known[], records: number, token: string): Readonly<Record<string, Operation>> {
  const request = (method: string, path: string, body?: object): string => {
    const head = `${method} ${encodeURI(path)} HTTP/1.1\r\nhost: localhost:3000\r\nauthorization: Bearer ${token}\r\n`
    if (!body) return `${head}\r\n`
    const text = JSON.stringify(body)
    return `${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
  }
  const any = (): Known => known[randomInt(known.length)]!
  const site = (slug: string): string => `/api/v1/authorized/tenants/${slug}/news`
  const from = (): number => randomInt(Math.min(records, 500))
  const range = (): string => {
    const first = from()
    return `range=[${first},${first + 24}]`
  }
  // Each connection has records of its own, so that nobody meets a version that somebody else made.
  const own = (connection: number): Known => {
    const part = Math.floor(known.length / people)
    return known[connection * part + randomInt(part)]!
  }
  const saving = new Map<number, Known>()
  return {
    list: { next: () => request('GET', `${site(any().slug)}?sort=["publishAt","DESC"]&${range()}`) },
    search: {
      next: () => request('GET', `${site(any().slug)}?filter={"q":"お知らせ ${randomInt(records)}"}&range=[0,24]`),
    },
    save: {
      next: (connection) => {
        const record = own(connection)
        saving.set(connection, record)
        const { status: _, ...body } = newsBody(record.id)
        return request('PUT', `${site(record.slug)}/${record.id}`, { ...body, version: record.version })
      },
      answered: (connection) => void (saving.get(connection)!.version += 1),
    },
    public: {
      next: () => `GET /api/v1/tenants/${any().slug}/news?${range()} HTTP/1.1\r\nhost: localhost:3000\r\n\r\n`,
    },
  }
}

/** The memory of a process, in bytes, as Linux counts it. */
function memoryOf(pid: number): { readonly now: number; readonly most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const bytes = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)![1]) * 1024
  return { now: bytes('VmRSS'), most: bytes('VmHWM') }
}

/** The processor time of a process, in milliseconds: Linux counts it in hundredths of a second. */
function processorOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
