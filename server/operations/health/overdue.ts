import type { Database } from '../../base/db/database.ts'
import { dueLines } from '../../base/jobs/job.ts'
import { answeredAgain } from './answered-again.ts'

/** Jobs of a kind that have waited too long. */
export interface OverdueJobs {
  readonly kind: string
  /** When the first of them should have begun. */
  readonly since: string
}

/** How long a job may wait until it is reported, in milliseconds. */
const tooLong = 10 * 60_000

/** How long an answer is given again without looking, in milliseconds: probes cost the same however many ask. */
const keptFor = 1000

/**
 * Finds which kinds of job that this server runs have waited too long; none while that cannot be read, which readiness
 * reports. It does not make a server unready: another would not be faster.
 */
export function overdueJobsOf(database: Database, kinds: readonly string[]): () => Promise<readonly OverdueJobs[]> {
  async function look(): Promise<readonly OverdueJobs[]> {
    const first = new Map<string, string>()
    for (const { kind, runAt } of await database.read(null, () => dueLines(database.dialect, Date.now() - tooLong)))
      if (kinds.includes(kind) && !(first.get(kind)! <= runAt)) first.set(kind, runAt)
    return [...first].map(([kind, since]) => ({ kind, since }))
  }

  return answeredAgain(keptFor, () => look().catch(() => []))
}
