import { sql, type RawBuilder } from 'kysely'
import { param } from '../../base/db/parameter.ts'
import { run, type Operation } from '../../base/db/query.ts'
import type { Dialect } from '../../base/db/database.ts'
import { installation } from '../../base/db/scope.ts'
import { statement } from '../../base/db/statement.ts'
import { ApiError } from '../../base/errors/api-error.ts'

/** Refuses what nobody does in another's name. */
export const impersonating = (): ApiError =>
  new ApiError(403, 'This cannot be done while acting as somebody else.', { code: 'IMPERSONATING' })

/** How long an impersonation may last, in seconds. */
export const impersonationSeconds = 30 * 60

/**
 * Whether a row of `auth_session` is no impersonation, or a valid one: not older than half an hour, by someone who is
 * still an administrator and not banned, whose own session is live, and of an account that is not an administrator's.
 * Bind with `impersonationBindings`.
 */
export const impersonationIsValid: RawBuilder<boolean> = sql<boolean>`(
  "auth_session"."impersonatedBy" is null
  or (
    "auth_session"."expiresAt" <= ${param('latestEnd')}
    and not exists (
      select 1 from "auth_user" as "person" where "person"."id" = "auth_session"."userId" and "person"."role" = 'admin'
    )
    and exists (
      select 1 from "auth_session" as "own" join "auth_user" as "impersonator" on "impersonator"."id" = "own"."userId"
      where "own"."id" = "auth_session"."impersonatorSession"
        and "own"."userId" = "auth_session"."impersonatedBy"
        and "own"."expiresAt" > ${param('now')}
        and "impersonator"."role" = 'admin'
        and ("impersonator"."banned" is not true or "impersonator"."banExpires" <= ${param('now')})
    )
  )
)`

export const impersonationBindings = (now: number) => ({
  now: new Date(now).toISOString(),
  latestEnd: new Date(now + impersonationSeconds * 1000).toISOString(),
})

/** Links an impersonation to the administrator's own session; it is not valid without. */
export function* tieImpersonation(dialect: Dialect, session: string, own: string): Operation<void> {
  const tied = installation(dialect).updateTable('auth_session').set({ impersonatorSession: own })
  yield* run(statement(tied.where('id', '=', session).where('impersonatedBy', 'is not', null))({}))
}

/** Ends the administrator's own session from which an impersonation was started. */
export function* endImpersonatorSession(dialect: Dialect, session: string): Operation<void> {
  const db = installation(dialect)
  const own = db.selectFrom('auth_session').select('impersonatorSession').where('id', '=', session)
  yield* run(statement(db.deleteFrom('auth_session').where('id', 'in', own))({}))
}
