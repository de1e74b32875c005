import type { FastifyRequest } from 'fastify'
import { createIdentity } from '../../server/kernel/auth/identity.ts'
import type { Database } from '../../server/base/db/database.ts'
import type { Measured } from './round.ts'
import { median } from './report.ts'
import { benchEnv } from './seed.ts'

const times = 50_000
const samples = 7

/**
 * What it costs to find out who calls and whether they may pass: the token's signature is known, as it is from its
 * second call on; session, account and membership are read each time. In milliseconds of processor time.
 */
export async function authorisationCost(database: Database, token: string, slugs: readonly string[]): Promise<number> {
  const { callers } = createIdentity(benchEnv(), database)
  const request = { headers: { authorization: `Bearer ${token}` } } as FastifyRequest
  const enter = (slug: string) =>
    new Promise<void>((passed, refused) =>
      callers.enter(request, { access: 'member' }, slug, (refusal) => (refusal ? refused(refusal) : passed())),
    )
  const sample = async (): Promise<number> => {
    const before = process.cpuUsage()
    for (let index = 0; index < times; index += 1) await enter(slugs[index % slugs.length]!)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000 / times
  }
  await sample()
  const costs: number[] = []
  for (let index = 0; index < samples; index += 1) costs.push(await sample())
  return median(costs)
}

/** Prints it beside what a whole list costs. */
export function reportAuthorisation(cost: number, measured: readonly Measured[]): void {
  const lists = measured.filter(({ operation, target }) => operation === 'list' && target === 'captain')
  const list = median(lists.map(({ cpu, requests }) => cpu / requests))
  const share = ((100 * cost) / list).toFixed(1)
  console.log(`\nauthorising one request: ${(cost * 1000).toFixed(1)} µs, ${share} % of a list (at most 5 %)`)
}
