import { load, type NextRequest, type OnAnswer } from './client.ts'
import type { Server } from './servers.ts'

export interface Target {
  readonly name: string
  /** Among which the connections are divided. */
  readonly servers: readonly Server[]
  readonly next: NextRequest
  readonly answered?: OnAnswer
}

/** What one target did in one round. */
export interface Measured {
  readonly round: number
  readonly operation: string
  readonly target: string
  readonly requests: number
  readonly seconds: number
  /** Milliseconds of processor time the servers took. */
  readonly cpu: number
  /** Those of the database, if it is in processes of its own. */
  readonly databaseCpu: number
  readonly latencies: readonly number[]
}

export const connections = 32
const slices = 8

/** Short slices of each target in turn, the first one changing, so that a busy moment of the machine meets all alike. */
export async function measureRound(
  round: number,
  operation: string,
  targets: readonly Target[],
  seconds: number,
  databaseCpu: () => number = () => 0,
): Promise<readonly Measured[]> {
  const sums = targets.map(({ name }) => ({
    round,
    operation,
    target: name,
    requests: 0,
    seconds: 0,
    cpu: 0,
    databaseCpu: 0,
    latencies: [] as number[],
  }))
  for (let slice = 0; slice < slices; slice += 1) {
    for (let turn = 0; turn < targets.length; turn += 1) {
      const index = (turn + slice + round) % targets.length
      const { servers, next, answered } = targets[index]!
      const sum = sums[index]!
      const [before, databaseBefore] = [await cpuOf(servers), databaseCpu()]
      const ports = servers.map(({ port }) => port)
      const done = await load(ports, connections, seconds / slices, next, answered)
      sum.cpu += (await cpuOf(servers)) - before
      sum.databaseCpu += databaseCpu() - databaseBefore
      sum.requests += done.latencies.length
      sum.seconds += done.seconds
      sum.latencies.push(...done.latencies)
    }
  }
  return sums
}

const cpuOf = async (servers: readonly Server[]): Promise<number> =>
  (await Promise.all(servers.map(({ cpu }) => cpu()))).reduce((sum, each) => sum + each, 0)
