import type { FastifyRequest } from 'fastify'
import { storeOf, type Store } from '../../crud/context.ts'
import type { Env } from '../../env.ts'
import { ApiError, badRequest } from '../../errors.ts'
import { accountById, type Account } from '../accounts.ts'
import type { Auth } from '../better-auth.ts'
import type { Event } from '../events/record.ts'
import { invitationById, type Invitation } from '../invitations/invitations.ts'
import { unsealed } from '../invitations/token.ts'
import type { Membership } from '../membership.ts'
import type { LiveSession, SessionReader } from '../session-reader.ts'
import type { Database } from '../../db/runner.ts'
import { parseJson } from '../../json.ts'

/** What every call below `/api/auth` works with. */
export interface Desk {
  readonly auth: Auth
  readonly database: Database
  readonly env: Env
  readonly secret: string
  /** The operator's tenant, to which the records of memberships belong. */
  readonly operator: Membership['operator']
  readonly sessions: SessionReader
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
  const { session } = await desk.sessions.read(request)
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
