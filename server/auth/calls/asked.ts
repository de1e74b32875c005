import type { FastifyRequest } from 'fastify'
import { storeOf, type Store } from '../../crud/context.ts'
import type { Env } from '../../env.ts'
import { ApiError, badRequest } from '../../errors.ts'
import { parseJson } from '../../well-formed.ts'
import { accountById, type Account } from '../accounts.ts'
import type { Auth } from '../better-auth.ts'
import type { Event } from '../events/record.ts'
import { invitationById, type Invitation } from '../invitations/invitations.ts'
import { unsealed } from '../invitations/token.ts'
import { textHeaders } from '../headers.ts'
import type { Membership } from '../membership.ts'
import type { Database } from '../../db/runner.ts'

/** What every call below `/api/auth` works with. */
export interface Desk {
  readonly auth: Auth
  readonly database: Database
  readonly env: Env
  readonly secret: string
  /** The operator's tenant, to which the records of memberships belong. */
  readonly operator: Membership['operator']
}

/** The session behind a cookie. */
export interface LiveSession {
  readonly id: string
  readonly createdAt: Date
  readonly impersonatedBy: string | null
  readonly user: Account
}

/** A call, and who and whom it concerns, as found before it is done. */
export interface Asked {
  readonly desk: Desk
  readonly store: Store
  readonly path: string
  readonly request: FastifyRequest
  readonly body: Readonly<Record<string, unknown>>
  readonly session: LiveSession | null
  /** The account that the body names. */
  readonly target: Account | undefined
  /** The accepted invitation of whoever registers a passkey. */
  readonly invitation: Invitation | undefined
}

/** The calls that an invitation opens. */
const registering: readonly string[] = ['/passkey/generate-register-options', '/passkey/verify-registration']

export async function askedOf(desk: Desk, path: string, request: FastifyRequest): Promise<Asked> {
  const { database, secret } = desk
  const store = storeOf(database)
  const body = objectIn(request.body as Buffer | undefined)
  const session = await liveSession(desk, request)
  const userId = body['userId']
  const id = registering.includes(path) ? unsealed(secret, request.headers.cookie) : undefined
  return {
    desk,
    store,
    path,
    request,
    body,
    session,
    target:
      session && typeof userId === 'string'
        ? await database.read(null, () => accountById(database.dialect, userId))
        : undefined,
    invitation: id ? await database.read(null, () => invitationById(database.dialect, id)) : undefined,
  }
}

/** The session of a request's cookie, if it lives. */
export async function liveSession({ auth }: Pick<Desk, 'auth'>, request: FastifyRequest): Promise<LiveSession | null> {
  if (!request.headers.cookie?.includes('session_token')) return null
  const found = await auth.api.getSession({ headers: textHeaders(request.headers), query: { disableRefresh: true } })
  if (!found) return null
  const { session, user } = found
  return {
    id: session.id,
    createdAt: session.createdAt,
    impersonatedBy: session.impersonatedBy ?? null,
    user: { id: user.id, name: user.name, email: user.email, role: user.role ?? null },
  }
}

/** Who does what a session does: while impersonating, the administrator in the other's name. */
export const actorOf = (session: LiveSession | null): Pick<Event, 'actor' | 'actingAs'> =>
  session?.impersonatedBy
    ? { actor: session.impersonatedBy, actingAs: session.user.id }
    : { actor: session?.user.id ?? null }

/** From where a request came, for the audit record. */
export const whence = ({ ip, headers }: FastifyRequest): Pick<Event, 'ip' | 'userAgent'> => ({
  ip,
  userAgent: headers['user-agent'],
})

function objectIn(bytes: Buffer | undefined): Readonly<Record<string, unknown>> {
  if (!bytes?.length) return {}
  try {
    const value = parseJson(String(bytes))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch (error) {
    if (error instanceof ApiError) throw error
    // Said below, like any other body that is no object.
  }
  throw badRequest('The body is a JSON object.')
}
