import { first } from '../../base/db/query.ts'
import type { Database } from '../../base/db/database.ts'
import { installation } from '../../base/db/scope.ts'
import { statement } from '../../base/db/statement.ts'
import { ApiError } from '../../base/errors/api-error.ts'
import { impersonating } from './impersonation.ts'

const minute = 60_000

/**
 * How long after signing in people may take personal data with them, in milliseconds. Shorter than what they may change
 * of their own account: a file is gone with whoever finds a page left open.
 */
const freshFor = 60 * minute

/** The session is older than what was asked for allows: signing in again starts a new one. */
export const notFresh = (): ApiError => new ApiError(403, 'Sign in again to do this.', { code: 'SESSION_NOT_FRESH' })

/**
 * Throws unless the session of a bearer token began recently, and is nobody's who acts as somebody else
 * (OWASP ASVS 5.0, 7.5.3).
 */
export async function assertFreshSession(database: Database, session: string): Promise<void> {
  const row = await database.read(null, () =>
    first(
      statement(
        installation(database.dialect)
          .selectFrom('auth_session')
          .where('id', '=', session)
          .select(['createdAt', 'impersonatedBy']),
      )({}),
    ),
  )
  if (row?.impersonatedBy) throw impersonating()
  if (!row || Date.now() - Date.parse(row.createdAt) >= freshFor) throw notFresh()
}
