import { LRUCache } from 'lru-cache'
import type { FastifyBaseLogger } from 'fastify'
import { run } from '../db/query.ts'
import { marker } from '../db/marker.ts'
import type { Database } from '../db/runner.ts'
import { installation } from '../db/scope.ts'
import { statement } from '../db/statement.ts'

/** Tells that a session is in use. */
export type Used = (session: string) => void

const remembered = 10_000
const minute = 60_000

/** A use is written down at most once in this time, and again after it: what was used since then may be in use. */
export const useWritten = { every: minute, within: 2 * minute } as const

/** Writes down when sessions were used last, beside the request: nobody waits for it. */
export function sessionUses(
  database: Database,
  log?: Pick<FastifyBaseLogger, 'error'>,
  now: () => number = () => Date.now(),
): Used {
  const written = new LRUCache<string, number>({ max: remembered })
  const note = statement(
    installation(database.dialect)
      .updateTable('auth_session')
      .set({ updatedAt: marker('at') })
      .where('id', '=', marker('session')),
  )
  return (session) => {
    const at = now()
    const before = written.get(session)
    if (before !== undefined && Math.abs(at - before) < useWritten.every) return
    written.set(session, at)
    database
      .write(null, () => run(note({ at: new Date(at).toISOString(), session })))
      .catch((error: unknown) => {
        written.delete(session)
        log?.error({ err: error }, 'the use of a session was not written down')
      })
  }
}
