import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectSqlite } from '../../server/base/db/sqlite-connection.ts'
import { asOwner } from '../../server/base/db/open-postgres.ts'
import { moveToPostgres } from '../../server/operations/move/move-to-postgres.ts'
import { startCluster } from '../postgres/cluster.ts'
import { addressOf, owner } from '../postgres/setup.ts'
import { median } from './report.ts'
import { requestsOf } from './requests.ts'
import { connections, measureRound, type Measured, type Target } from './round.ts'
import { benchEnv, seededDatabase, signedIn } from './seed.ts'
import { serve, type Server } from './servers.ts'

/** Ports that nothing else of the bench uses. */
const ports = { captain: 23_102, second: 23_103, floor: 23_112, pipelined: 23_113 }

/**
 * Captain on PostgreSQL, in one process and in two on the same database, beside a server written by hand in two ways:
 * `floor` awaits each statement, `pipelined` sends a transaction in one round trip where it can.
 */
export async function measurePostgres(rounds: number, seconds: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'captain-bench-postgres-'))
  const running: Server[] = []
  const cluster = await startCluster({ shared_buffers: '512MB', max_wal_size: '8GB' })
  try {
    console.log('Preparing the data (the first time takes some minutes) …')
    const file = join(folder, 'captain.sqlite')
    copyFileSync(await seededDatabase(), file)
    const database = connectSqlite(file)
    const { token, keys } = await signedIn(database)
    await asOwner(cluster.url, async (admin) => {
      await admin.query(`CREATE ROLE ${owner} LOGIN CREATEROLE PASSWORD '${owner}'`)
      await admin.query(`CREATE DATABASE captain OWNER ${owner}`)
    })
    await moveToPostgres(database, addressOf(cluster.url, 'captain', owner))
    await database.close()
    await asOwner(cluster.url, async (admin) => {
      for (const name of ['floor', 'pipelined'])
        await admin.query(`CREATE DATABASE ${name} TEMPLATE captain OWNER ${owner}`)
    })

    const start = async (script: string, name: keyof typeof ports, place: string, ...more: readonly string[]) => {
      running.push(await serve(script, ports[name], addressOf(cluster.url, place, owner), ...more))
      return running.at(-1)!
    }
    const floor = [benchEnv().PUBLIC_URL, JSON.stringify(keys)] as const
    const captain = await start('captain-server.ts', 'captain', 'captain')
    const servers = {
      floor: [await start('floor/postgres-server.ts', 'floor', 'floor', ...floor, 'in turn')],
      pipelined: [await start('floor/postgres-server.ts', 'pipelined', 'pipelined', ...floor, 'pipelined')],
      captain: [captain],
      two: [captain, await start('captain-server.ts', 'second', 'captain')],
    }
    const requests = requestsOf(file, token)
    const operations = (['list', 'read', 'create', 'update'] as const).map((operation) => ({
      operation,
      targets: Object.entries(servers).map(
        // Both servers are on one database, so one knows the versions that the other made.
        ([name, on]): Target => ({
          name,
          servers: on,
          ...requests(name === 'two' && operation === 'update' ? 'captain' : name, operation),
        }),
      ),
    }))
    const databaseCpu = () => cpuBelow(cluster.pid)
    for (const { operation, targets } of operations) await measureRound(0, operation, targets, 2)
    const measured: Measured[] = []
    for (let round = 0; round < rounds; round += 1) {
      for (const { operation, targets } of operations)
        measured.push(...(await measureRound(round, operation, targets, seconds, databaseCpu)))
      console.log(`Round ${round + 1} of ${rounds}`)
    }
    reportPostgres(measured)
  } finally {
    for (const server of running) server.stop()
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Medians over the rounds; the processor time of each request in the server and in the database. */
function reportPostgres(measured: readonly Measured[]): void {
  const speed = ({ requests, seconds }: Measured) => requests / seconds
  const rows = measured.filter(
    (each, index) => measured.findIndex((other) => isSame(other, each, ['operation', 'target'])) === index,
  )
  const table = rows.map(({ operation, target }) => {
    const own = measured.filter((each) => each.operation === operation && each.target === target)
    const against = (name: string) =>
      median(
        own.map(
          (each) =>
            speed(each) /
            speed(measured.find((other) => other.target === name && isSame(other, each, ['operation', 'round']))!),
        ),
      ).toFixed(2)
    const serverTime = median(own.map(({ cpu, requests }) => cpu / requests))
    const latencies = own.flatMap((each) => each.latencies).toSorted((a, b) => a - b)
    return {
      operation,
      target,
      'req/s': Math.round(median(own.map(speed))),
      'to floor': against('floor'),
      'to pipelined': against('pipelined'),
      'p50 ms': latencies[Math.floor(latencies.length * 0.5)]!.toFixed(2),
      'p99 ms': latencies[Math.floor(latencies.length * 0.99)]!.toFixed(2),
      'server CPU ms/req': serverTime.toFixed(3),
      'database CPU ms/req': median(own.map((each) => each.databaseCpu / each.requests)).toFixed(3),
      // What processes of eight cores could do if nothing else kept them waiting.
      '8 on paper': Math.round((8 * 1000) / serverTime),
    }
  })
  console.table(table)
  console.log(
    `${connections} connections; fsync off. Server, database and client share this machine's processors: where there are more, ` +
      'a process can answer at most 1000 / its CPU ms a second, and eight of them eight times that ("8 on paper"), until the ' +
      'database has no more: its CPU ms say how many of its cores that takes.',
  )
}

const isSame = (one: Measured, other: Measured, keys: readonly (keyof Measured)[]): boolean =>
  keys.every((key) => one[key] === other[key])

/** Milliseconds of processor time of a process and its children so far; 0 where the system does not tell it in `/proc`. */
function cpuBelow(pid: number): number {
  if (process.platform !== 'linux') return 0
  let ticks = 0
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const text = readFileSync(`/proc/${name}/stat`, 'utf8')
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
      // Parent, then time in user and system mode, and that of children that have ended: proc_pid_stat(5).
      if (Number(name) === pid) ticks += Number(fields[13]) + Number(fields[14])
      if (Number(name) === pid || Number(fields[1]) === pid) ticks += Number(fields[11]) + Number(fields[12])
    } catch {
      // It has ended meanwhile.
    }
  }
  return ticks * millisecondsPerTick
}

/** USER_HZ, which is 100 on every architecture that Linux supports today. */
const millisecondsPerTick = 10
