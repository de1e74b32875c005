import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runsLong } from '../extent.ts'
import { onPostgres } from './support/database.ts'
import { placeToKillAt } from './support/place-to-kill-at.ts'
import { scratchFolder } from './support/scratch-folder.ts'
import { kill, spawnServer, type SpawnedServer } from './support/spawn-server.ts'

/**
 * At which steps of a publication servers kill themselves, one after the other: within a draft’s and a plan’s, before the
 * commit, and between that and the end of the job; in `test:full` at each until all is published.
 */
const steps = runsLong ? Array.from({ length: 60 }, (_, step) => step) : [1, 15, 20, 38]

vi.setConfig({ testTimeout: 120_000 + steps.length * 30_000 })

const base = '/api/v1/authorized/tenants/funaneco-jp'
const minute = 60_000

async function call({ port, token }: SpawnedServer, method: string, url: string, body: object, headers = {}) {
  const answer = await fetch(`http://127.0.0.1:${port}${base}${url}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  expect(answer.status, text).toBeLessThan(300)
  return JSON.parse(text)
}

test('drafts and plans that fell due while no server ran are published once each, in the order of their times, whichever server is killed at which step', async () => {
  /** The records that each event named, by its number. */
  const told = new Map<number, readonly string[]>()
  const receiver = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { sequence, changes } = JSON.parse(Buffer.concat(chunks).toString()).data
    const ids = changes.map(({ id }: { id: string }) => id)
    // A message that comes twice says the same.
    expect(told.get(sequence) ?? ids).toEqual(ids)
    told.set(sequence, ids)
    reply.writeHead(204).end()
  })
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
  onTestFinished(() => void receiver.close())
  const { port } = receiver.address() as AddressInfo
  const { folder, env: place, sql } = await placeToKillAt()
  const env = { ...place, RECEIVER_PORT: String(port) }

  const first = await spawnServer(folder, [], env)
  const records: { readonly id: string }[] = []
  for (let number = 0; number < 8; number += 1) {
    const answer = { blocks: [{ id: 'one', type: 'paragraph', data: { text: '答え' } }] }
    const values = { question: `質問 ${number}`, answer, category: 'general', isVisible: true }
    const { id, version } = await call(first, 'POST', '/faq', values)
    await call(
      first,
      'PUT',
      `/faq/${id}/draft`,
      { question: `直した質問 ${number}`, version },
      { 'if-none-match': '*' },
    )
    records.push({ id })
  }
  await call(first, 'POST', '/webhooks', { name: 'Receiver', url: `http://receiver.example:${port}/` })
  const soon = Date.now() + 60 * minute
  const timeOf = (place: number) => new Date(soon + place * minute).toISOString()
  /** Which records are published together, in the order of their times; entered in another. */
  const together = [[0], [1, 2], [3], [4, 5], [6], [7]]
  for (const place of [3, 5, 0, 2, 1, 4]) {
    const [one, ...others] = together[place]!.map((number) => records[number]!.id)
    const schedule = { version: 1, publishAt: timeOf(place) }
    if (others.length === 0) await call(first, 'PUT', `/faq/${one}/draft/schedule`, schedule)
    else {
      const items = [one, ...others].map((recordId) => ({ entity: 'faq', recordId, action: 'change' }))
      const plan = await call(first, 'POST', '/publish-plans', { name: `計画 ${place}`, items })
      await call(first, 'PUT', `/publish-plans/${plan.id}/schedule`, schedule)
    }
  }
  await kill(first)
  // The times pass while no server runs.
  for (const place of together.keys()) {
    const [then, past] = [timeOf(place), new Date(soon + (place - 120) * minute).toISOString()]
    await sql(`update record_draft set "publishAt" = '${past}' where "publishAt" = '${then}'`)
    await sql(`update publish_plan set "publishAt" = '${past}' where "publishAt" = '${then}'`)
    await sql(`update job set "runAt" = '${past}', payload = replace(payload, '${then}', '${past}')
      where payload like '%${then}%'`)
  }

  const left = async () =>
    (
      await sql(`select id from record_draft where "endedAt" is null union all
      select id from publish_plan where status <> 'published'`)
    ).length
  const isOver = ({ process: { exitCode, signalCode } }: SpawnedServer) => exitCode !== null || signalCode !== null
  // A file of SQLite has one server at a time.
  const others = onPostgres ? [scratchFolder()] : []
  let killed = 0
  for (const step of steps) {
    if ((await left()) === 0) break
    const servers = await Promise.all(
      [folder, ...others].map((where, index) => spawnServer(where, [], { ...env, KILL_AT: String(step + 7 * index) })),
    )
    await vi.waitFor(async () => expect(servers.every(isOver) || (await left()) === 0).toBe(true), {
      timeout: 60_000,
      interval: 20,
    })
    for (const server of servers) {
      if (isOver(server)) killed += 1
      else await kill(server)
    }
    // Nobody waits for the leases of who was killed.
    await sql(`update job set "leasedUntil" = '2000-01-01T00:00:00.000Z' where status = 'running'`)
    await sql(`update webhook_delivery set "sendingUntil" = '2000-01-01T00:00:00.000Z' where status = 'sending'`)
  }
  expect(killed).toBeGreaterThanOrEqual(Math.min(4, steps.length))
  const last = await spawnServer(folder, [], env)
  const expected = together.map((numbers) => numbers.map((number) => records[number]!.id).toSorted())
  const events = () => [...told].toSorted(([one], [other]) => one - other).map(([, ids]) => ids.toSorted())
  await vi.waitFor(
    async () => {
      expect(await left()).toBe(0)
      expect(events()).toHaveLength(expected.length)
      expect(
        await sql(`select id from job where status <> 'done' and kind in ('publish-draft', 'publish-plan')`),
      ).toEqual([])
    },
    { timeout: 60_000, interval: 20 },
  )
  await kill(last)
  await once(receiver.close(), 'close')

  expect(events()).toEqual(expected)
  expect([...told.keys()].toSorted((one, other) => one - other)).toEqual(expected.map((_, index) => index + 1))
  const revisions = await sql(
    `select "recordId", "changeSet", version from revision where entity = 'faq' and version > 1`,
  )
  expect(revisions).toHaveLength(records.length)
  const bySet = Map.groupBy(revisions, ({ changeSet }) => changeSet)
  expect([...bySet.values()].map((set) => set.map(({ recordId }) => recordId).toSorted()).toSorted()).toEqual(
    expected.toSorted(),
  )
  expect(await sql(`select question from faq where question not like '直した%'`)).toEqual([])
  const notices = await sql(`select kind, count(*) as "count" from notification group by kind order by kind`)
  expect(notices.map(({ kind, count }) => [kind, Number(count)])).toEqual([
    ['plan', 2],
    ['published', 4],
  ])
})
