// @module-tag full
// @module-tag postgres-full
import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { csv } from './support/importing-world.ts'
import { placeToKillAt } from './support/place-to-kill-at.ts'
import { kill, spawnServer, type SpawnedServer } from './support/spawn-server.ts'
import { fileHead, multipart, multipartType } from './support/upload-files.ts'

/** How often the server is killed; `KILLS=200` for more. */
const kills = Number(process.env.KILLS ?? 2)

vi.setConfig({ testTimeout: 60_000 + kills * 20_000 })

const base = '/api/v1/authorized/tenants/funaneco-jp'
const patient = { timeout: 60_000, interval: 10 }

async function call({ port, token }: SpawnedServer, method: string, url: string, body?: object | Buffer): Promise<any> {
  const isFile = Buffer.isBuffer(body)
  const answer = await fetch(`http://127.0.0.1:${port}${base}${url}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': isFile ? multipartType : 'application/json' }),
    },
    ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (answer.status >= 300) throw new Error(`${url}: ${answer.status} ${text}`)
  const total = answer.headers.get('content-range')?.replace(/^.*\//, '')
  return Object.assign(JSON.parse(text), total !== undefined && { total: Number(total) })
}

const old = 10
const fresh = 40
const rows = old + fresh
const questionOf = (at: number): string => (at < fresh ? `新しい質問 ${at}` : `前からの質問 ${at - fresh}`)
/** Forty new questions, and ten whose shelf changes: the last of them is where an import can be stopped. */
const file = csv(
  ['question', 'answer', 'category', 'sortOrder'],
  ...Array.from({ length: rows }, (_, at) => [questionOf(at), '答え', 'general', String(7000 + at)]),
)

/** What stands there of a change without the rest of it. */
const tornParts: Readonly<Record<string, string>> = {
  'records without each of their revisions': `
    select id from faq where version <> (select count(*) from revision where entity = 'faq' and "recordId" = faq.id)`,
  'revisions of no record': `
    select "recordId" from revision where entity = 'faq' and "recordId" not in (select id from faq)`,
  'change sets with gaps': `
    select "changeSet" from revision
    group by "changeSet" having count(*) <> max("place") - min("place") + 1`,
  'totals that are not the number of records': `
    select entity from total where entity = 'faq' and "count" <> (select count(*) from faq where "trashedAt" is null)`,
  'imports that say other than how many of their rows are written': `
    select id, written, status from import_file where status in ('writing', 'undoing') and written <> (
      select count(*) from faq where "trashedAt" is null and "sortOrder" >= 7000)`,
  'jobs of which an import knows nothing': `
    select id from import_file where status in ('judging', 'writing', 'takingBack', 'undoing', 'redoing')
    and not exists (select 1 from job where kind = 'import' and payload like '%' || import_file.id || '%')`,
}

test('a server killed again and again amid imports leaves all of their rows or none', async () => {
  const { folder, env, sql } = await placeToKillAt()
  const seen: Record<string, number> = {}
  let server = await spawnServer(folder, [], env)
  for (let at = 0; at < old; at += 1)
    await call(server, 'POST', '/faq', {
      question: questionOf(fresh + at),
      answer: { blocks: [{ type: 'paragraph', data: { text: '前の答え' } }] },
      category: 'general',
      sortOrder: at,
    })

  const imported = async () => (await sql(`select * from import_file order by id desc limit 1`))[0]
  const writtenRows = async () =>
    (await sql(`select "sortOrder" from faq where "trashedAt" is null and "sortOrder" >= 7000`)).length
  const settled = ['read', 'judged', 'done', 'undone', 'refused', 'failed']

  /** All is whole whenever nobody is at work: found by the search, and by the counts of lists, as it stands there. */
  async function assertSettled(): Promise<void> {
    const { status } = await imported()
    // Of an import that was stopped the record stays as it is which somebody has changed.
    expect([status, await writtenRows()]).toEqual([status, status === 'done' ? rows : 0])
    const found = await call(server, 'GET', `/faq?filter=${encodeURIComponent('{"q":"新しい質問"}')}&range=[0,0]`)
    expect([status, found.total]).toEqual([status, status === 'done' ? fresh : 0])
    const listed = await call(server, 'GET', '/faq?range=[0,0]')
    expect([status, listed.total]).toEqual([status, status === 'done' ? rows : old])
  }

  let made = 0
  /** Begins what comes next, where nothing is at work. */
  async function begin(round: number): Promise<void> {
    const now = await imported()
    if (now && !settled.includes(now.status)) return
    if (now?.status === 'done') return void (await call(server, 'POST', `/imports/${now.id}/restorations`))
    const body = multipart([{ head: fileHead('questions.csv'), bytes: Buffer.from(file) }])
    const { id, columns } = await call(server, 'POST', '/imports?entity=faq', body)
    await call(server, 'PUT', `/imports/${id}/plan`, { columns, key: 'question' })
    await vi.waitFor(async () => expect((await imported()).status).toBe('judged'), patient)
    const judged = await call(server, 'GET', `/imports/${id}`)
    expect(judged).toMatchObject({ created: fresh, changed: old, refused: 0 })
    made += 1
    if (made % 2 === 0) {
      // Somebody changes the record of the last row: it is refused, and everything is taken back.
      const [last] = await call(server, 'GET', `/faq?filter=${encodeURIComponent(`{"q":"${questionOf(rows - 1)}"}`)}`)
      await call(server, 'PUT', `/faq/${last.id}`, { sortOrder: round, version: last.version })
    }
    await call(server, 'POST', `/imports/${id}/writing`, { judgedAt: judged.finishedAt })
  }

  for (let round = 0; round < kills; round += 1) {
    if (settled.includes((await imported())?.status)) await assertSettled()
    await begin(round)
    // Amid the work, after another amount of it each time, and within a slice as well as between two.
    const { status: first, written: start } = await imported()
    const some = Math.floor(Math.random() * (rows - 8))
    const goesOn = async (): Promise<boolean> => {
      const { status, written } = await imported()
      return status === first && Math.abs(written - start) < some
    }
    while (await goesOn()) await setImmediate()
    for (const until = performance.now() + Math.random() * 10; performance.now() < until;) await setImmediate()
    await kill(server)
    const { status } = await imported()
    seen[status] = (seen[status] ?? 0) + 1
    for (const [what, query] of Object.entries(tornParts)) expect(await sql(query), what).toEqual([])
    // Nobody waits for the lease of who was killed.
    await sql(`update job set "leasedUntil" = '2000-01-01T00:00:00.000Z' where status = 'running'`)
    server = await spawnServer(folder, [], env)
    // Every other time it is let finish, and otherwise killed again while it goes on.
    if (round % 2 === 1) await vi.waitFor(async () => expect(settled).toContain((await imported()).status), patient)
  }
  await vi.waitFor(async () => expect(settled).toContain((await imported()).status), patient)
  await assertSettled()
  await kill(server)
  for (const [what, query] of Object.entries(tornParts)) expect(await sql(query), what).toEqual([])
  if (process.env.KILLS) console.log('killed at', seen)
})
