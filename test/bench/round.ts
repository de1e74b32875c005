import { load, type NextRequest, type OnAnswer } from './client.ts'
import type { Server } from './servers.ts'

export interface Target {
  readonly name: string
  readonly server: Server
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
  /** Milliseconds of processor time the server took. */
  readonly cpu: number
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
): Promise<readonly Measured[]> {
  const sums = targets.map(({ name }) => ({
    round,
    operation,
    target: name,
    requests: 0,
    seconds: 0,
    cpu: 0,
    latencies: [] as number[],
  }))
  for (let slice = 0; slice < slices; slice += 1) {
    for (let turn = 0; turn < targets.length; turn += 1) {
      const index = (turn + slice + round) % targets.length
      const { server, next, answered } = targets[index]!
      const sum = sums[index]!
      const before = await server.cpu()
      const done = await load(server.port, connections, seconds / slices, next, answered)
      sum.cpu += (await server.cpu()) - before
      sum.requests += done.latencies.length
      sum.seconds += done.seconds
      sum.latencies.push(...done.latencies)
    }
  }
  return sums
}
