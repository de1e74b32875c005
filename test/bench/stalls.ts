import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { largeBodies } from './large-bodies.ts'
import { largeDatabase } from './large-seed.ts'
import { serve, type Server } from './servers.ts'

/** The longest that one request may keep everybody else waiting, in milliseconds. */
const most = 200

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  /** A text is sent as it is. */
  readonly body?: unknown
}

interface Answer {
  readonly status: number
  readonly bytes: number
  readonly json: any
}

/**
 * How long everybody else waits for one request: the server on a database of the largest records there may be, and the
 * worst requests of each kind. `held` is the longest time for which the event loop stood still, `cpu` the processor time
 * of the whole request, which says the same on a machine that has more to do.
 */
export async function measureStalls(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'captain-bench-stalls-'))
  let server: Server | undefined
  try {
    console.log('Preparing large records …')
    const file = join(folder, 'large.sqlite')
    const large = await largeDatabase(file)
    server = await serve('captain-server.ts', 3132, file)
    await measureAll(server, large)
  } finally {
    server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureAll(
  server: Server,
  { token, slug, ids, small, history, versions }: Awaited<ReturnType<typeof largeDatabase>>,
): Promise<void> {
  const news = `/api/v1/authorized/tenants/${slug}/news`
  const measured = async (name: string, call: Call): Promise<Answer> => {
    await server.stall()
    const answer = await answerTo(server, token, call)
    const { held, cpu } = await server.stall()
    const figures = [`${held.toFixed(0)} ms held`, `${cpu.toFixed(0)} ms cpu`, `${(answer.bytes / 1e6).toFixed(2)} MB`]
    const told = figures.map((figure) => figure.padStart(14)).join('')
    console.log(`${name.padEnd(40)}${answer.status}${told}${Math.min(held, cpu) > most ? '   TOO LONG' : ''}`)
    return answer
  }
  const list = (name: string, query: string) => measured(name, { method: 'GET', path: `${news}?${query}` })
  /** All of some records, and as many as are let in; answers how many that were. */
  const many = async (name: string, action: string, version: number, of: readonly string[], more = {}) => {
    const records = of.map((id) => ({ id, version }))
    const call = (some: readonly object[]): Call => ({
      method: 'POST',
      path: `${news}/${action}`,
      body: { records: some, ...more },
    })
    const fits: number | undefined = (await measured(`${name}: ${records.length}`, call(records))).json?.data?.fits
    if (fits !== undefined) await measured(`${name}: ${fits}`, call(records.slice(0, fits)))
    return of.slice(0, fits)
  }
  const record = (name: string, body: unknown) => ({ title: '大きなお知らせ', slug: name, body, status: 'draft' })

  await answerTo(server, token, { method: 'GET', path: `${news}?range=[0,0]` })
  for (const [name, body] of largeBodies())
    await measured(`save: ${name}`, { method: 'POST', path: news, body: record(name, body) })
  const [, words] = largeBodies()[0]!
  const changed = { ...record('changed', words), version: 1 }
  await measured('save again: other words', { method: 'PUT', path: `${news}/${ids.at(-1)!}`, body: changed })
  await measured('deep JSON', { method: 'POST', path: news, body: '['.repeat(400_000) })
  await measured('wide JSON', { method: 'POST', path: news, body: `{"body":{"blocks":[${'0,'.repeat(400_000)}0]}}` })

  const bodies = 'sort=["id","ASC"]&include=["body"]'
  const beyond = await list('list with bodies: 1000', `${bodies}&range=[0,999]`)
  const fits: number = beyond.json?.data?.issues?.[0]?.params?.fits ?? 1000
  await list(`list with bodies: ${fits}`, `${bodies}&range=[0,${fits - 1}]`)
  await list('list: 1000', 'range=[0,999]')
  await list('search', 'filter={"q":"お知らせ"}')
  await measured('history: 1000', { method: 'GET', path: `${news}/${history}/revisions?range=[0,999]` })

  for (const [size, of] of [
    ['large', ids],
    ['small', small],
  ] as const) {
    const gone = await many(`delete ${size}`, 'deletions', 1, of)
    await many(`restore ${size}`, 'restorations', 2, gone)
    await many(`publish ${size}`, 'transitions', 3, gone, { to: 'published' })
    await many(`delete ${size} again`, 'deletions', 4, gone)
    await many(`purge ${size}`, 'purges', 5, gone)
  }
  await measured('delete one with a history', { method: 'DELETE', path: `${news}/${history}` })
  await measured('the public asks for it', { method: 'GET', path: `/api/v1/tenants/${slug}/news/${history}` })
  await many('purge one with a history', 'purges', versions + 1, [history])
  await measured('the public list', { method: 'GET', path: `/api/v1/tenants/${slug}/news` })
}

async function answerTo({ port }: Server, token: string, { method, path, body }: Call): Promise<Answer> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const isError = answer.status >= 400
  return { status: answer.status, bytes: bytes.length, json: isError ? JSON.parse(String(bytes)) : undefined }
}
