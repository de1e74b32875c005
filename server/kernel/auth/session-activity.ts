import type { FastifyBaseLogger } from 'fastify'
import { run } from '../../base/db/query.ts'
import { param } from '../../base/db/parameter.ts'
import type { Database } from '../../base/db/database.ts'
import { occasionalWrite } from '../../base/db/occasional-write.ts'
import { installation } from '../../base/db/scope.ts'
import { statement } from '../../base/db/statement.ts'

/** Records that a session is in use. */
export type RecordSessionUse = (session: string) => void

const minute = 60_000

/** `every`: a use is recorded at most once in this time. `within`: a session used this recently may be in use. */
export const useIntervals = { every: minute, within: 2 * minute } as const

/** Records the last use of sessions in the background: the request does not wait for it. */
export function sessionUseRecorder(
  database: Database,
  log?: Pick<FastifyBaseLogger, 'error'>,
  now: () => number = () => Date.now(),
): RecordSessionUse {
  const updateSession = statement(
    installation(database.dialect)
      .updateTable('auth_session')
      .set({ updatedAt: param('at') })
      .where('id', '=', param('session')),
  )
  return occasionalWrite({
    every: useIntervals.every,
    now,
    write: (session, at) => database.write(null, () => run(updateSession({ at, session }))),
    failed: (error) => log?.error({ err: error }, 'the use of a session was not written down'),
  })
}
