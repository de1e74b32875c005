import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { emailAddress } from '../../../entities/language/shared/email-address.ts'
import { storeOf } from '../../kernel/records/context.ts'
import { asObject } from '../../kernel/requests/request.ts'
import {
  accountById,
  revokeFormerSignInMethods,
  earliestAdmin,
  isBannedAccount,
  type Account,
} from '../../kernel/auth/accounts.ts'
import { requestOrigin, type AuthServices } from '../../kernel/auth/calls/call.ts'
import { password } from '../../kernel/auth/calls/schemas.ts'
import { recordEvent } from '../../kernel/auth/audit/record-event.ts'
import { assertOwnOrigin } from '../../kernel/auth/headers.ts'
import { savePassword } from '../../kernel/auth/invitations/new-account.ts'
import {
  invitationById,
  invitationByToken,
  redeemInvitation,
  type Invitation,
} from '../../kernel/auth/invitations/invitations.ts'
import { linkInvalid } from '../../kernel/auth/invitations/refusals.ts'
import {
  invitationCookie,
  invitationCookieSeconds,
  sealInvitation,
  unsealInvitation,
} from '../../kernel/auth/invitations/token.ts'
import { refusePassword } from '../../kernel/auth/admin-passkeys.ts'
import { assertGoodPassword } from '../../kernel/auth/password-policy.ts'
import { deviceCookiesFor } from '../../kernel/auth/sign-in-limits.ts'
import type { Operation } from '../../base/db/query.ts'
import { ApiError, unavailable } from '../../base/errors/api-error.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { removeSetupLink } from '../../kernel/auth/setup-link.ts'
import { parseWith } from '../../kernel/requests/validation.ts'

const tags = ['Invitations']
const invitationRateLimit = { rateLimit: { max: 10, timeWindow: '1 hour' } }
const acceptance = z.strictObject({
  token: z.string().min(20).max(100).describe('What stands behind `#t=` of a link.'),
})
const choice = z.strictObject({ password })

/** What the holder of a link can do: see whom it is for, and set up a way to sign in. */
export function invitationRoutes(app: FastifyInstance, services: AuthServices | undefined): void {
  app.post('/api/v1/invitations/accept', {
    config: { access: 'public', ...invitationRateLimit },
    schema: {
      operationId: 'acceptInvitation',
      summary: 'Open an invitation, recovery or setup link',
      tags,
      security: [],
      body: acceptance,
      response: {
        200: z
          .object({
            kind: z.enum(['invite', 'recover', 'setup']),
            name: z.string().nullable().describe('`null` when the setup has not begun.'),
            email: emailAddress.nullable(),
            expiresAt: z.iso.datetime(),
          })
          .describe('For whom it is. A cookie lets a passkey or password be set up within 10 minutes.'),
        ...errorResponses(400, 403, 409, 415, 429, 503),
      },
    },
    handler: async (request, reply) => accept(requireServices(services), request, reply),
  })

  app.post('/api/v1/invitations/password', {
    config: { access: 'public', ...invitationRateLimit },
    schema: {
      operationId: 'setPasswordByInvitation',
      summary: 'Set a password with an opened link, and sign in',
      tags,
      security: [],
      body: choice,
      response: {
        200: z.object({ user: z.object({ id: z.uuid() }) }).describe('Signed in; the session cookie is set.'),
        ...errorResponses(400, 403, 415, 429, 503),
      },
    },
    // The body is parsed in the handler, after the password check, whose message is more specific.
    validatorCompiler: () => () => true,
    handler: async (request, reply) => setPassword(requireServices(services), request, reply),
  })
}

function requireServices(services: AuthServices | undefined): AuthServices {
  if (!services) throw unavailable()
  return services
}

async function accept(services: AuthServices, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { database, env } = services
  assertOwnOrigin(request, env.PUBLIC_URL)
  const { token } = parseWith(acceptance, request.body)
  const { invitation, account } = await database.read(null, () => openInvitation(services, token))
  const { session } = await services.sessions.read(request)
  if (session && session.user.id !== account?.id)
    throw new ApiError(409, 'Another account is signed in.', { code: 'SIGN_OUT_FIRST' })
  const { kind, expiresAt } = invitation
  return reply
    .header('set-cookie', invitationCookieOf(services, invitation.id))
    .send({ kind, name: account?.name ?? null, email: account?.email ?? null, expiresAt })
}

function* openInvitation(
  { database: { dialect } }: AuthServices,
  token: string,
): Operation<{ invitation: Invitation; account?: Account }> {
  const invitation = yield* invitationByToken(dialect, token)
  if (!invitation) throw yield* linkInvalid(dialect)
  if (invitation.userId) return { invitation, account: (yield* accountById(dialect, invitation.userId))! }
  if (yield* earliestAdmin(dialect)) throw setupDone()
  return { invitation }
}

export const setupDone = (): ApiError =>
  new ApiError(409, 'This installation is set up already.', { code: 'SETUP_DONE' })

/** The cookie that holds an opened invitation. */
export const invitationCookieOf = ({ secret, env }: AuthServices, invitation: string): string =>
  `${invitationCookie}=${sealInvitation(secret, invitation)}; Path=/api; Max-Age=${invitationCookieSeconds}; HttpOnly; SameSite=Strict${env.PUBLIC_URL.startsWith('https:') ? '; Secure' : ''}`

async function setPassword(
  services: AuthServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { database, env, secret } = services
  assertOwnOrigin(request, env.PUBLIC_URL)
  const { password } = asObject(request.body)
  const id = unsealInvitation(secret, request.headers.cookie)
  const invitation = id && (await database.read(null, () => invitationById(database.dialect, id)))
  if (!invitation || !invitation.userId) throw await database.read(null, () => linkInvalid(database.dialect))
  const account = (await database.read(null, () => accountById(database.dialect, invitation.userId!)))!
  const refused = await refusePassword(env, database, account.role)
  if (refused) throw refused
  await assertGoodPassword(password, account)
  const { password: newPassword } = parseWith(choice, request.body)
  await setInvitedPassword(services, request, invitation, account, newPassword)
  return signInWith(services, request, reply, account, newPassword)
}

/** Uses up the link and sets the password in one transaction; of two concurrent attempts, one succeeds. */
export async function setInvitedPassword(
  { auth, database, env }: AuthServices,
  request: FastifyRequest,
  { id, kind }: Pick<Invitation, 'id' | 'kind'>,
  account: Account,
  newPassword: string,
): Promise<void> {
  const hash = await (await auth.$context).password.hash(newPassword)
  const { dialect } = database
  const store = storeOf(database)
  await database.write(null, function* () {
    // The link is used up only by who can sign in with what it gave them.
    if (yield* isBannedAccount(dialect, account.id))
      throw new ApiError(403, 'This account is banned.', { code: 'BANNED_USER' })
    if (!(yield* redeemInvitation(dialect, id))) throw yield* linkInvalid(dialect)
    yield* savePassword(dialect, account.id, hash)
    if (kind === 'recover') yield* revokeFormerSignInMethods(dialect, account.id, {})
    yield* recordEvent(store, {
      action: kind === 'recover' ? 'recovery-used' : 'invitation-used',
      actor: account.id,
      target: account,
      ...requestOrigin(request),
      detail: { method: 'password' },
    })
  })
  if (kind === 'setup') removeSetupLink(env.DATA_DIR)
}

/** Signs in the account whose password has just been set, as better-auth does: a banned account is refused. */
export async function signInWith(
  services: AuthServices,
  request: FastifyRequest,
  reply: FastifyReply,
  account: Account,
  newPassword: string,
): Promise<FastifyReply> {
  const { auth, database } = services
  const headers = new Headers({ 'x-client-ip': request.ip, 'user-agent': request.headers['user-agent'] ?? '' })
  const { headers: signedIn } = await auth.api.signInEmail({
    body: { email: account.email, password: newPassword },
    headers,
    returnHeaders: true,
  })
  const event = { action: 'sign-in', actor: account.id, target: account, ...requestOrigin(request) } as const
  await database.write(null, () => recordEvent(storeOf(database), { ...event, detail: { method: 'password' } }))
  const cookies = signedIn.getSetCookie()
  return reply
    .header('set-cookie', [
      ...cookies,
      ...(await deviceCookiesFor(services, request, account.id)),
      `${invitationCookie}=; Path=/api; Max-Age=0; HttpOnly; SameSite=Strict`,
    ])
    .send({ user: { id: account.id } })
}
