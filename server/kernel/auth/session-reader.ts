import type { FastifyRequest } from 'fastify'
import { run } from '../../base/db/query.ts'
import type { Database } from '../../base/db/database.ts'
import { installation } from '../../base/db/scope.ts'
import { statement } from '../../base/db/statement.ts'
import type { Account } from './accounts.ts'
import { sessionLife, type Auth } from './better-auth.ts'
import { webHeaders } from './headers.ts'
import type { TenantAccess } from './tenant-access.ts'
import type { RecordSessionUse } from './session-activity.ts'

/** The session behind a cookie. */
export interface LiveSession {
  readonly id: string
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly impersonatedBy: string | null
  readonly user: Account & { readonly isUser: boolean; readonly cfAi: boolean }
}

/** A live session, if any, and the cookies to set as a result of reading it. */
interface SessionResult {
  readonly session: LiveSession | null
  readonly cookies: readonly string[]
}

export interface SessionReader {
  /** The session of a request's cookie. */
  read(request: Pick<FastifyRequest, 'headers'>): Promise<SessionResult>
  /** The same, extending a session in use, if it is renewable. */
  readAndRenew(request: Pick<FastifyRequest, 'headers'>): Promise<SessionResult>
}

/** Whether a session is extended while in use: neither an impersonation nor one whose sign-in is long ago. */
export const isRenewable = ({ createdAt, impersonatedBy }: LiveSession): boolean =>
  impersonatedBy === null && Date.now() - createdAt.getTime() <= sessionLife.renewedUntil

/** Reads sessions by cookie. Impersonations that are no longer valid are ended when encountered. */
export function createSessionReader(
  auth: Auth,
  database: Database,
  tenantAccess: TenantAccess,
  recordUse: RecordSessionUse,
): SessionReader {
  async function getSession(headers: Headers, disableRefresh: boolean): Promise<SessionResult> {
    const answer = await auth.api.getSession({ headers, query: { disableRefresh }, returnHeaders: true })
    const cookies = answer.headers.getSetCookie()
    if (!answer.response) return { session: null, cookies }
    const { session, user } = answer.response
    const { id, createdAt, expiresAt, impersonatedBy = null } = session
    const { name, email, role = null, isUser, cfAi } = user
    const person = { id: user.id, name, email, role, isUser, cfAi }
    return { session: { id, createdAt, expiresAt, impersonatedBy: impersonatedBy ?? null, user: person }, cookies }
  }

  async function read({ headers }: Pick<FastifyRequest, 'headers'>): Promise<SessionResult> {
    if (!headers.cookie?.includes('session_token')) return { session: null, cookies: [] }
    const requestHeaders = webHeaders(headers)
    const result = await getSession(requestHeaders, true)
    if (!result.session) return result
    const { id, impersonatedBy, user } = result.session
    if (impersonatedBy && !(await tenantAccess.visit(id, user.id, undefined))) {
      const ended = installation(database.dialect).deleteFrom('auth_session').where('id', '=', id)
      await database.write(null, () => run(statement(ended)({})))
      return getSession(requestHeaders, true)
    }
    recordUse(id)
    return result
  }

  return {
    read,
    async readAndRenew(request) {
      const result = await read(request)
      const { session } = result
      const isDue = session && session.expiresAt.getTime() - Date.now() <= sessionLife.untilRenewed
      return isDue && isRenewable(session) ? getSession(webHeaders(request.headers), false) : result
    },
  }
}
