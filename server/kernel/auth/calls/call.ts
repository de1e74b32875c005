import type { FastifyRequest } from 'fastify'
import { storeOf, type Store } from '../../records/context.ts'
import type { Env } from '../../../base/env.ts'
import { ApiError, badRequest } from '../../../base/errors/api-error.ts'
import { accountById, actorOf, type Account } from '../accounts.ts'
import type { Auth } from '../better-auth.ts'
import type { Event } from '../audit/record-event.ts'
import { invitationById, type Invitation } from '../invitations/invitations.ts'
import { unsealInvitation } from '../invitations/token.ts'
import type { TenantAccess } from '../tenant-access.ts'
import type { LiveSession, SessionReader } from '../session-reader.ts'
import type { Database } from '../../../base/db/database.ts'
import { parseJson } from '../../../base/input/json.ts'

/** What every call below `/api/auth` needs. */
export interface AuthServices {
  readonly auth: Auth
  readonly database: Database
  readonly env: Env
  readonly secret: string
  /** The operator's tenant, which owns the membership records. */
  readonly operator: TenantAccess['operator']
  readonly sessions: SessionReader
}

/** A call with its actor and target, looked up before it is executed. */
export interface AuthCall {
  readonly services: AuthServices
  readonly store: Store
  readonly path: string
  readonly request: FastifyRequest
  readonly body: Readonly<Record<string, unknown>>
  readonly session: LiveSession | null
  /** The account named in the body. */
  readonly target: Account | undefined
  /** The accepted invitation of someone registering a passkey. */
  readonly invitation: Invitation | undefined
}

/** The calls that an invitation allows. */
const registrationPaths: readonly string[] = ['/passkey/generate-register-options', '/passkey/verify-registration']

export async function readCall(services: AuthServices, path: string, request: FastifyRequest): Promise<AuthCall> {
  const { database, secret } = services
  const store = storeOf(database)
  const body = parseBody(request.body as Buffer | undefined)
  const { session } = await services.sessions.read(request)
  request.account = session?.user.id
  const userId = body['userId']
  const id = registrationPaths.includes(path) ? unsealInvitation(secret, request.headers.cookie) : undefined
  return {
    services,
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

/** Who acts in a session, as the audit log names them: nobody without one. */
export const actorOfCall = (session: LiveSession | null): Pick<Event, 'actor' | 'actingAs'> =>
  session ? actorOf(session.impersonatedBy ?? undefined, session.user.id) : { actor: null }

/** The origin of a request, for the audit log. */
export const requestOrigin = ({ ip, headers }: FastifyRequest): Pick<Event, 'ip' | 'userAgent'> => ({
  ip,
  userAgent: headers['user-agent'],
})

function parseBody(bytes: Buffer | undefined): Readonly<Record<string, unknown>> {
  if (!bytes?.length) return {}
  try {
    const value = parseJson(String(bytes))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch (error) {
    if (error instanceof ApiError) throw error
    // Reported below, like any other body that is not an object.
  }
  throw badRequest('The body is a JSON object.')
}
