import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { connectSqlite } from '../../server/base/db/sqlite-connection.ts'
import { rows, seededDatabase, signedIn, tenantSlug } from './seed.ts'
import { serve, type Server } from './servers.ts'

/** The longest that one request may keep everybody else waiting, in milliseconds. */
const most = 50
/** How long plain reads are measured by themselves, and at least beside something. */
const alone = 4000
const importedRows = 10_000

const slug = tenantSlug(0)
const site = `/api/v1/authorized/tenants/${slug}`
const last = rows - 1000

/** What may cost more the more records there are. */
const longReads: readonly (readonly [name: string, path: string])[] = [
  ['a plain list', `${site}/news?sort=["publishAt","DESC"]&range=[0,24]`],
  ['search: in nearly every record', `${site}/news?filter={"q":"の"}&range=[0,24]`],
  ['search: a long word in nearly every record', `${site}/news?filter={"q":"お知らせ"}&range=[0,24]`],
  ['search: in none', `${site}/news?filter={"q":"見つからない"}&range=[0,24]`],
  [
    'search, filter and sort',
    `${site}/news?filter={"q":"お知らせ","status":"published"}&sort=["title","ASC"]&range=[0,24]`,
  ],
  ['filter', `${site}/news?filter={"status":"published"}&sort=["publishAt","DESC"]&range=[0,24]`],
  ['filter: part of a text', `${site}/news?filter={"title_contains":"多治見"}&range=[0,24]`],
  ['sort by a field with an index', `${site}/news?sort=["title","ASC"]&range=[0,24]`],
  ['sort by a field without one', `${site}/news?sort=["metaDescription","ASC"]&range=[0,24]`],
  ['sort by when it was changed', `${site}/news?sort=["updatedAt","DESC"]&range=[0,24]`],
  ['a deep page', `${site}/news?sort=["publishAt","DESC"]&range=[${last},${last + 24}]`],
  [
    'a month of a calendar',
    `${site}/news?filter={"publishAt_gte":"2026-01-01T00:00:00Z","publishAt_lte":"2026-02-01T00:00:00Z"}`,
  ],
  ['a column of a board', `${site}/news?filter={"status":"draft"}&sort=["updatedAt","DESC"]&range=[0,49]`],
  ['an alert', `${site}/news?filter={"alert":"untouchedDraft"}&range=[0,24]`],
  ['the trash', `${site}/news?filter={"trashed":true}&range=[0,24]`],
  ['the charts of a tenant', `${site}/charts`],
  ['the summary of a tenant', `${site}/summary`],
  ['what wants attention', '/api/v1/authorized/attention'],
  ['the search over everything', '/api/v1/authorized/search?query=の'],
  ['the search over everything: a long word', '/api/v1/authorized/search?query=お知らせ'],
  ['public list', `/api/v1/tenants/${slug}/news?range=[0,24]`],
  ['public search: in nearly every record', `/api/v1/tenants/${slug}/news?filter={"q":"の"}&range=[0,24]`],
  ['public search: a long word', `/api/v1/tenants/${slug}/news?filter={"q":"お知らせ"}&range=[0,24]`],
  ['public counts', `/api/v1/tenants/${slug}/news/counts/category`],
  ['a deep public page', `/api/v1/tenants/${slug}/news?range=[${Math.floor(rows / 5)},${Math.floor(rows / 5) + 24}]`],
]

/**
 * One tenant with very many records: for how long each of its dearest requests holds the event loop, and how long a plain
 * read takes while others search, export, import and upload.
 */
export async function measureLongReads(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'captain-bench-long-reads-'))
  let server: Server | undefined
  try {
    console.log('Preparing the data (the first time takes some minutes) …')
    const file = join(folder, 'captain.sqlite')
    copyFileSync(await seededDatabase(1), file)
    const database = connectSqlite(file)
    const { token } = await signedIn(database)
    const id = database.sqlite.prepare('SELECT "id" FROM news LIMIT 1').pluck().get() as string
    await database.close()
    server = await serve('captain-server.ts', 3142, file)
    const call = caller(server, token)
    await measureEach(server, call)
    await measureBeside(server, call, `${site}/news/${id}`)
  } finally {
    server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Call = ReturnType<typeof caller>

const caller =
  ({ port }: Server, token: string) =>
  async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<any> => {
    const isForm = body instanceof FormData
    const answer = await fetch(`http://127.0.0.1:${port}${encodeURI(path)}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 500)}`)
    return JSON.parse(text)
  }

async function measureEach(server: Server, call: Call): Promise<void> {
  const told: object[] = []
  for (const [name, path] of longReads) {
    // What is compiled and read from the disk at the first call is no part of it.
    const each = path.startsWith('/api/v1/tenants') ? 1 : 2
    let figures = { held: 0, busy: 0, cpu: 0 }
    let took = 0
    for (let at = 0; at < each; at += 1) {
      await server.stall()
      const begun = performance.now()
      await call('GET', path)
      took = performance.now() - begun
      figures = await server.stall()
    }
    const { held, busy, cpu } = figures
    const [loop, ...rest] = [busy, held, cpu, took].map((each) => Math.round(each))
    const tooLong = Math.min(held, busy) > most ? 'TOO LONG' : ''
    told.push({
      request: name,
      'loop (ms cpu)': loop,
      'held (ms)': rest[0],
      'cpu (ms)': rest[1],
      'took (ms)': rest[2],
      tooLong,
    })
  }
  console.log(`${rows} records in one tenant:`)
  console.table(told)
}

/** How long a plain read takes by itself, and beside what others do. */
async function measureBeside(server: Server, call: Call, plain: string): Promise<void> {
  const told: object[] = []
  const readsDuring = async (work: Promise<unknown>): Promise<readonly number[]> => {
    const over = new AbortController()
    const done = work.finally(() => over.abort())
    const taken: number[] = []
    while (!over.signal.aborted) {
      const begun = performance.now()
      await call('GET', plain)
      taken.push(performance.now() - begun)
    }
    await done
    return taken.toSorted((a, b) => a - b)
  }
  const at = (of: readonly number[], part: number): number => of[Math.floor(part * (of.length - 1))]!
  let before = await readsDuring(setTimeout(alone))
  const beside = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    await server.stall()
    const during = await readsDuring(work())
    const { busy } = await server.stall()
    const after = await readsDuring(setTimeout(alone))
    const without = [...before, ...after].toSorted((a, b) => a - b)
    before = after
    told.push({
      beside: name,
      'p50 alone (ms)': at(without, 0.5).toFixed(1),
      'p50 beside': at(during, 0.5).toFixed(1),
      'p99 alone': at(without, 0.99).toFixed(1),
      'p99 beside': at(during, 0.99).toFixed(1),
      ratio: (at(during, 0.99) / at(without, 0.99)).toFixed(2),
      longest: at(during, 1).toFixed(0),
      'loop (ms cpu)': Math.round(busy),
    })
  }
  const again = (work: () => Promise<unknown>) => async (): Promise<void> => {
    const until = performance.now() + 2 * alone
    while (performance.now() < until) await work()
  }
  const until = async (path: string, state: string): Promise<any> => {
    for (;;) {
      const found = await call('GET', path)
      if (found.status === state) return found
      if (['failed', 'refused'].includes(found.status)) throw new Error(JSON.stringify(found))
      await setTimeout(100)
    }
  }
  const requestNamed = (wanted: string) => longReads.find(([name]) => name === wanted)![1]
  for (const name of [
    'search: a long word in nearly every record',
    'sort by a field without one',
    'filter: part of a text',
  ])
    await beside(
      name,
      again(() => call('GET', requestNamed(name))),
    )
  await beside(
    'the search over everything',
    again(() => call('GET', requestNamed('the search over everything'))),
  )
  const exported = (filter: object) => async () => {
    const { id } = await call('POST', `${site}/exports`, { entity: 'news', format: 'csv', language: 'ja', filter })
    await until(`${site}/exports/${id}`, 'done')
  }
  await beside(`exports of ${rows / 5} rows, one after another`, again(exported({ category: 'info' })))
  await beside(`an export of ${rows} rows`, exported({}))
  await beside(`an import of ${importedRows} rows`, async () => {
    const lines = Array.from(
      { length: importedRows },
      (_, number) => `来月のお知らせ ${number},info,imported-${number}`,
    )
    const form = new FormData()
    form.set('file', new Blob([['title,category,slug', ...lines].join('\n')]), 'news.csv')
    const { id, columns } = await call('POST', `${site}/imports?entity=news`, form)
    await call('PUT', `${site}/imports/${id}/plan`, { columns, key: 'slug' })
    const { finishedAt } = await until(`${site}/imports/${id}`, 'judged')
    await call('POST', `${site}/imports/${id}/writing`, { judgedAt: finishedAt })
    await until(`${site}/imports/${id}`, 'done')
  })
  const picture = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#c0392b' } })
    .png()
    .toBuffer()
  await beside(
    'uploads of pictures',
    again(async () => {
      const form = new FormData()
      form.append('file', new File([new Uint8Array(picture)], 'picture.png'))
      await call('POST', `${site}/uploads`, form)
    }),
  )
  console.log('A plain read:')
  console.table(told)
}
