import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { storeOf } from '../crud/context.ts'
import { objectOf } from '../crud/request.ts'
import { accountById, endFormerWaysIn, hasAdmin, type Account } from '../auth/accounts.ts'
import { whence, type Desk } from '../auth/calls/asked.ts'
import { password } from '../auth/calls/shapes.ts'
import { recordEvent } from '../auth/events/record.ts'
import { assertOwnOrigin } from '../auth/headers.ts'
import { putPassword } from '../auth/invitations/account.ts'
import { invitationById, invitationByToken, useInvitation, type Invitation } from '../auth/invitations/invitations.ts'
import { invitationCookie, invitationCookieSeconds, sealed, unsealed } from '../auth/invitations/token.ts'
import { assertGoodPassword } from '../auth/password-policy.ts'
import { rememberedDevice } from '../auth/sign-in.ts'
import type { Operation } from '../db/query.ts'
import { ApiError, unavailable } from '../errors.ts'
import { refusals } from '../refusals.ts'
import { read } from './validation.ts'

const tags = ['Invitations']
const tenAnHour = { rateLimit: { max: 10, timeWindow: '1 hour' } }
const acceptance = z.strictObject({
  token: z.string().min(20).max(100).describe('What stands behind `#t=` of a link.'),
})
const choice = z.strictObject({ password })

/** The same for a link that never was, was used, or is over. */
export const invitationInvalid = (): ApiError =>
  new ApiError(400, 'This link does not open, or no longer.', { code: 'INVITATION_INVALID' })

/** What whoever holds a link may do: see for whom it is, and set up a way to sign in. */
export function invitationRoutes(app: FastifyInstance, desk: Desk | undefined): void {
  app.post('/api/v1/invitations/accept', {
    config: { access: 'public', ...tenAnHour },
    schema: {
      operationId: 'acceptInvitation',
      summary: 'Open a link of an invitation, a recovery or the setup',
      tags,
      security: [],
      body: acceptance,
      response: {
        200: z
          .object({
            kind: z.enum(['invite', 'recover', 'setup']),
            name: z.string().nullable().describe('`null` when the setup has not begun.'),
            email: z.email().nullable(),
            expiresAt: z.iso.datetime(),
          })
          .describe('For whom it is. A cookie lets a passkey or password be set up within 10 minutes.'),
        ...refusals(400, 403, 409, 415, 429, 503),
      },
    },
    handler: async (request, reply) => accept(given(desk), request, reply),
  })

  app.post('/api/v1/invitations/password', {
    config: { access: 'public', ...tenAnHour },
    schema: {
      operationId: 'setPasswordByInvitation',
      summary: 'Set up a password with an opened link, and sign in',
      tags,
      security: [],
      body: choice,
      response: {
        200: z.object({ user: z.object({ id: z.uuid() }) }).describe('Signed in; the session cookie is set.'),
        ...refusals(400, 403, 415, 429, 503),
      },
    },
    // Read below, once the password was judged: it says more than that something is wrong.
    validatorCompiler: () => () => true,
    handler: async (request, reply) => setPassword(given(desk), request, reply),
  })
}

function given(desk: Desk | undefined): Desk {
  if (!desk) throw unavailable()
  return desk
}

async function accept(desk: Desk, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { database, env } = desk
  assertOwnOrigin(request, env.PUBLIC_URL)
  const { token } = read(acceptance, request.body)
  const { invitation, account } = await database.read(null, () => opened(desk, token))
  const { session } = await desk.sessions.read(request)
  if (session && session.user.id !== account?.id)
    throw new ApiError(409, 'Somebody else is signed in here.', { code: 'SIGN_OUT_FIRST' })
  const { kind, expiresAt } = invitation
  return reply
    .header('set-cookie', invitationCookieOf(desk, invitation.id))
    .send({ kind, name: account?.name ?? null, email: account?.email ?? null, expiresAt })
}

function* opened(
  { database: { dialect } }: Desk,
  token: string,
): Operation<{ invitation: Invitation; account?: Account }> {
  const invitation = yield* invitationByToken(dialect, token)
  if (!invitation) throw invitationInvalid()
  if (invitation.userId) return { invitation, account: (yield* accountById(dialect, invitation.userId))! }
  if (yield* hasAdmin(dialect)) throw setupDone()
  return { invitation }
}

export const setupDone = (): ApiError =>
  new ApiError(409, 'Somebody has set this installation up already.', { code: 'SETUP_DONE' })

/** The cookie in which an opened link rests. */
export const invitationCookieOf = ({ secret, env }: Desk, invitation: string): string =>
  `${invitationCookie}=${sealed(secret, invitation)}; Path=/api; Max-Age=${invitationCookieSeconds}; HttpOnly; SameSite=Strict${env.PUBLIC_URL.startsWith('https:') ? '; Secure' : ''}`

async function setPassword(desk: Desk, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { database, env, secret } = desk
  assertOwnOrigin(request, env.PUBLIC_URL)
  const { password } = objectOf(request.body)
  const id = unsealed(secret, request.headers.cookie)
  const invitation = id && (await database.read(null, () => invitationById(database.dialect, id)))
  if (!invitation || !invitation.userId) throw invitationInvalid()
  const account = (await database.read(null, () => accountById(database.dialect, invitation.userId!)))!
  await assertGoodPassword(password, account)
  const { password: chosen } = read(choice, request.body)
  await usePassword(desk, request, invitation, account, chosen)
  return signInWith(desk, request, reply, account, chosen)
}

/** Uses the link up and sets the password in one transaction; of two who try, one gets through. */
export async function usePassword(
  { auth, database }: Desk,
  request: FastifyRequest,
  { id, kind }: Pick<Invitation, 'id' | 'kind'>,
  account: Account,
  chosen: string,
): Promise<void> {
  const hash = await (await auth.$context).password.hash(chosen)
  const { dialect } = database
  const store = storeOf(database)
  await database.write(null, function* () {
    if (!(yield* useInvitation(dialect, id))) throw invitationInvalid()
    yield* putPassword(dialect, account.id, hash)
    if (kind === 'recover') yield* endFormerWaysIn(dialect, account.id, {})
    yield* recordEvent(store, {
      action: kind === 'recover' ? 'recovery-used' : 'invitation-used',
      actor: account.id,
      target: account,
      ...whence(request),
      detail: { method: 'password' },
    })
  })
}

/** Signs in whoever has just set a password, as better-auth does it: a banned account stays out. */
export async function signInWith(
  desk: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
  account: Account,
  chosen: string,
): Promise<FastifyReply> {
  const { auth, database } = desk
  const headers = new Headers({ 'x-client-ip': request.ip, 'user-agent': request.headers['user-agent'] ?? '' })
  const { headers: answered } = await auth.api.signInEmail({
    body: { email: account.email, password: chosen },
    headers,
    returnHeaders: true,
  })
  const event = { action: 'sign-in', actor: account.id, target: account, ...whence(request) } as const
  await database.write(null, () => recordEvent(storeOf(database), { ...event, detail: { method: 'password' } }))
  const cookies = answered.getSetCookie()
  return reply
    .header('set-cookie', [
      ...cookies,
      ...(await rememberedDevice(desk, request, account.id)),
      `${invitationCookie}=; Path=/api; Max-Age=0; HttpOnly; SameSite=Strict`,
    ])
    .send({ user: { id: account.id } })
}
