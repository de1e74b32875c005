// @module-tag full
// @module-tag postgres-full
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { placeToKillAt } from './support/place-to-kill-at.ts'
import { kill, spawnServer, type SpawnedServer } from './support/spawn-server.ts'

/** How often the server is killed, and after how many writes each time; `KILLS=200 WRITES=100` is 200 kills during 20,000 writes. */
const kills = Number(process.env.KILLS ?? 2)
const writes = Number(process.env.WRITES ?? 12)

vi.setConfig({ testTimeout: 60_000 + kills * (30_000 + writes * 100) })

const base = '/api/v1/authorized/tenants/funaneco-jp'

/** Calls a server; undefined when it was killed before it had answered. */
async function call({ port, token }: SpawnedServer, url: string, body: object): Promise<any> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${base}${url}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(answer.status, await answer.clone().text()).toBe(201)
    return await answer.json()
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

test('a server killed again and again while people write loses no webhook, and leaves no gap in their numbers', async () => {
  /** What was told, by the number of the event. */
  const told = new Map<number, readonly string[]>()
  const receiver = createServer((request, reply) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { sequence, changes } = JSON.parse(Buffer.concat(chunks).toString()).data
      const ids = changes.map(({ id }: { id: string }) => id)
      // A message that comes twice says the same.
      expect(told.get(sequence) ?? ids).toEqual(ids)
      told.set(sequence, ids)
      reply.writeHead(204).end()
    })
  })
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
  onTestFinished(() => void receiver.close())
  const { port } = receiver.address() as AddressInfo
  const { folder, env, sql } = await placeToKillAt()
  const start = () => spawnServer(folder, [], { ...env, RECEIVER_PORT: String(port) })

  const written = new Set<string>()
  async function writeOn(server: SpawnedServer, writer: string): Promise<void> {
    const answer = { blocks: [{ id: 'one', type: 'paragraph', data: { text: '答え' } }] }
    for (let step = 0; ; step += 1) {
      const made = await call(server, '/faq', { question: `質問 ${writer}-${step}`, answer, category: 'general' })
      if (!made) return
      written.add(made.id)
    }
  }

  let server = await start()
  await call(server, '/webhooks', { name: 'Receiver', url: `http://receiver.example:${port}/` })
  for (let round = 0; round < kills; round += 1) {
    const before = written.size
    const writers = [0, 1, 2].map((writer) => writeOn(server, `${round}-${writer}`))
    const amid = async () => {
      while (written.size < before + writes) await setImmediate()
    }
    await Promise.race([amid(), Promise.all(writers)])
    await kill(server)
    await Promise.all(writers)
    // Nobody waits for the leases of who was killed.
    await sql(`update job set "leasedUntil" = '2000-01-01T00:00:00.000Z' where status = 'running'`)
    await sql(`update webhook_delivery set "sendingUntil" = '2000-01-01T00:00:00.000Z' where status = 'sending'`)
    server = await start()
  }
  let sequence = 0
  await vi.waitFor(
    async () => {
      const known = new Set([...told.values()].flat())
      expect([...written].filter((id) => !known.has(id))).toEqual([])
      // What was written last may have been told of without an answer to whoever wrote it.
      sequence = ((await sql('select sequence from webhook_state')) as [{ sequence: number }])[0].sequence
      const sent = [...told.keys()].sort((a, b) => a - b)
      expect(sent).toEqual(Array.from({ length: Math.max(sequence, sent.length) }, (_, index) => index + 1))
    },
    // What waited for the endpoint meanwhile is sent one after the other.
    { timeout: 60_000 + kills * writes * 50, interval: 20 },
  )
  await kill(server)
  const ids = [...told.values()].flat()
  expect(new Set(ids).size).toBe(ids.length)
  if (process.env.KILLS) console.log({ kills, written: written.size, events: sequence })
})
