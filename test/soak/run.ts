import { fork } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startCluster } from '../postgres/cluster.ts'
import { startFakeService } from '../server/ai/fake-service.ts'
import { People, type Send } from '../fuzz/people.ts'
import { randomFrom } from '../fuzz/random.ts'
import { fuzz } from '../fuzz/round.ts'
import { hostileActions } from './hostile-requests.ts'
import { sampleFiles } from '../fuzz/sample-files.ts'
import type { Sample } from './monitor.ts'
import { demoPassword, startServer } from './server.ts'

/**
 * `npm run soak`: the demo under mixed hostile load for SOAK_MINUTES (ten when left out), on SQLite, or on PostgreSQL
 * with SOAK_DATABASE=postgres. Prints a line a minute: requests by status, memory, the write-ahead log, handles, the longest
 * the event loop was held, the slowest of the plain reads that are made all the while. Faults are written to test-results/soak.jsonl.
 */
const minutes = Number(process.env.SOAK_MINUTES ?? 10)
const seed = Number(process.env.SOAK_SEED ?? Date.now() % 1e9)
const end = Date.now() + minutes * 60_000
const results = 'test-results/soak.jsonl'
mkdirSync('test-results', { recursive: true })

const service = await startFakeService()
const cluster = process.env.SOAK_DATABASE === 'postgres' ? await startCluster() : undefined
const server = await startServer({
  CLOUDFLARE_ACCOUNT_ID: 'our-account',
  CLOUDFLARE_API_TOKEN: 'our-token',
  CLOUDFLARE_API_URL: service.url,
  ...(cluster && { DATABASE_URL: cluster.url }),
}).catch(async (error: unknown) => {
  await cluster?.stop()
  throw error
})
console.log(`Seed ${seed}; the server says what goes wrong in ${server.log}.`)

const statuses: Record<string, number> = {}
let broken = 0
let faults = 0
let callers = 0

/** Sends over the network from an address of its own; a connection that breaks counts as status 0. */
const sender = (): Send => {
  callers += 1
  const address = `198.51.${Math.floor(callers / 250)}.${callers % 250}`
  return async ({ method, url, headers, payload }) => {
    try {
      const answer = await fetch(server.origin + url, {
        method,
        redirect: 'manual',
        headers: { 'x-forwarded-for': address, ...headers },
        ...(payload !== undefined && { body: payload as BodyInit }),
      })
      const text = await answer.text()
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      return {
        status: answer.status,
        text,
        contentType: answer.headers.get('content-type') ?? '',
        cookies: answer.headers.getSetCookie(),
      }
    } catch (error) {
      broken += 1
      if (server.process.exitCode !== null) throw error
      return { status: 0, text: String(error), contentType: '', cookies: [] }
    }
  }
}

const goesOn = (): boolean => Date.now() < end && server.process.exitCode === null

/** Rounds of the fuzz, one after the other, each from an address and a seed of its own. */
async function fuzzOn(worker: number): Promise<void> {
  for (let round = 0; goesOn(); round += 1) {
    const until = Date.now() + 60_000
    const found = await fuzz({
      send: sender(),
      origin: server.origin,
      password: demoPassword,
      seed: seed + worker * 10_000 + round,
      goesOn: () => goesOn() && Date.now() < until,
      files: await sampleFiles(),
      allowed: [503],
    }).then(
      ({ faults }) => faults,
      async (error: unknown) => {
        // Wrong passwords of the other callers keep the administrator waiting now and then: said, and tried again later.
        console.log(`A round did not begin: ${String(error)}`)
        await setTimeout(10_000)
        return []
      },
    )
    for (const fault of found) appendFileSync(results, `${JSON.stringify(fault)}\n`)
    faults += found.length
  }
}

async function harm(): Promise<void> {
  const random = randomFrom(seed)
  const send = sender()
  const people = new People(send, server.origin, demoPassword)
  const email = 'admin@captain.example'
  const admin = () => people.headersOf(email)
  while (goesOn()) {
    const answered = await random.pick(hostileActions)({ port: server.port, send, admin, random })
    if (answered.includes(401)) people.forget(email)
    for (const status of answered.filter((each) => each >= 500 && each !== 503)) {
      faults += 1
      appendFileSync(results, `${JSON.stringify({ fault: `a hostile request was answered ${status}` })}\n`)
    }
  }
}

let slowest = 0
const latencies: number[] = []

/** A plain read of the public, all the while. */
const reader = fork(join(import.meta.dirname, 'plain-reader.ts'), [
  `${server.origin}/api/v1/tenants/myturn-games/news?range=[0,9]`,
]).on('message', (took: number) => {
  if (took < 0) broken += 1
  else latencies.push(took)
  slowest = Math.max(slowest, took)
})

let samplesRead = 0
let longestEver = 0

function report(): void {
  const lines = existsSync(server.loopFile) ? readFileSync(server.loopFile, 'utf8').trim().split('\n') : []
  const samples = lines.slice(samplesRead).map((line) => JSON.parse(line) as Sample)
  samplesRead = lines.length
  const longest = Math.max(0, ...samples.map((sample) => sample.longest))
  longestEver = Math.max(longestEver, longest)
  const newest = new Map(samples.map((sample) => [sample.pid, sample]))
  const total = (of: 'rss' | 'heapUsed' | 'external' | 'handles'): number =>
    [...newest.values()].reduce((sum, sample) => sum + sample[of], 0)
  const megabytes = (bytes = 0): number => Math.round(bytes / 1024 / 1024)
  latencies.sort((one, other) => one - other)
  const p99 = Math.round(latencies[Math.floor(latencies.length * 0.99)] ?? 0)
  console.log(
    `${new Date().toISOString().slice(11, 16)} ${JSON.stringify(statuses)} broken ${broken}, faults ${faults};`,
    `rss ${megabytes(total('rss'))} heap ${megabytes(total('heapUsed'))} external ${megabytes(total('external'))}`,
    `WAL ${megabytes(samples.at(-1)?.wal)} MB, ${total('handles')} handles of ${newest.size} processes;`,
    `loop held ${longest} ms; plain read p99 ${p99}, slowest ${Math.round(slowest)} ms`,
  )
  latencies.length = 0
  slowest = 0
}

const reporting = setInterval(report, 60_000)
let code: number | null
try {
  await Promise.all([...Array.from({ length: 4 }, (_, worker) => fuzzOn(worker)), harm()])
} finally {
  clearInterval(reporting)
  reader.kill()
  report()
  code = await server.stop()
  await service.stop()
  await cluster?.stop()
}
const total = Object.values(statuses).reduce((sum, count) => sum + count, 0)
console.log(
  `${total} requests, ${faults} faults, ${broken} broken connections; the loop was held ${longestEver} ms at most; the server ended with ${code}.`,
)
process.exit(faults > 0 || code !== 0 ? 1 : 0)
