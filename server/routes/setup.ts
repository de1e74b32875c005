import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { hasAdmin, type Account } from '../auth/accounts.ts'
import { whence, type Desk } from '../auth/calls/asked.ts'
import { password } from '../auth/calls/shapes.ts'
import { recordEvent } from '../auth/events/record.ts'
import { assertOwnOrigin } from '../auth/headers.ts'
import { insertAccount } from '../auth/invitations/account.ts'
import { invitationByToken, type Invitation } from '../auth/invitations/invitations.ts'
import { assertGoodPassword } from '../auth/password-policy.ts'
import { storeOf } from '../crud/context.ts'
import { run, type Operation } from '../db/query.ts'
import { installation } from '../db/scope.ts'
import { statement } from '../db/statement.ts'
import { unavailable } from '../errors.ts'
import { refusals } from '../refusals.ts'
import { invitationCookieOf, invitationInvalid, setupDone, signInWith, usePassword } from './invitations.ts'
import { read } from './validation.ts'

const body = z.strictObject({
  token: z.string().min(20).max(100).describe('What stands behind `#t=` of the setup link.'),
  name: z.string().trim().min(1).max(100),
  email: z.email(),
  password: password.optional().describe('Left out by whoever registers a passkey next.'),
})

/** The first administrator, once, by the link that the terminal printed. */
export function setupRoutes(app: FastifyInstance, desk: Desk | undefined): void {
  app.post('/api/v1/setup', {
    config: { access: 'public', rateLimit: { max: 10, timeWindow: '1 hour' } },
    schema: {
      operationId: 'setUp',
      summary: 'Make the first administrator by the setup link',
      tags: ['Invitations'],
      security: [],
      body,
      response: {
        200: z
          .object({ user: z.object({ id: z.uuid() }) })
          .describe('Signed in with the password; without one, a cookie lets a passkey be registered.'),
        ...refusals(400, 403, 409, 415, 429, 503),
      },
    },
    // Read below, once the password was judged: it says more than that something is wrong.
    validatorCompiler: () => () => true,
    handler: async (request, reply) => {
      if (!desk) throw unavailable()
      return setUp(desk, request, reply)
    },
  })
}

async function setUp(desk: Desk, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { database, env } = desk
  assertOwnOrigin(request, env.PUBLIC_URL)
  const { token, name, email, password } = read(body.extend({ password: z.string().optional() }), request.body)
  if (password !== undefined) await assertGoodPassword(password, { name, email })
  const { invitation, account } = await database.write(null, () => firstAdmin(desk, request, token, { name, email }))
  if (password === undefined)
    return reply.header('set-cookie', invitationCookieOf(desk, invitation.id)).send({ user: { id: account.id } })
  await usePassword(desk, request, invitation, account, password)
  return signInWith(desk, request, reply, account, password)
}

/** Makes the administrator and ties the link to that account; of two who have the link, one gets through. */
function* firstAdmin(
  { database }: Desk,
  request: FastifyRequest,
  token: string,
  { name, email }: { readonly name: string; readonly email: string },
): Operation<{ invitation: Invitation; account: Account }> {
  const { dialect } = database
  const invitation = yield* invitationByToken(dialect, token)
  if (yield* hasAdmin(dialect)) throw setupDone()
  if (!invitation || invitation.kind !== 'setup') throw invitationInvalid()
  const id = yield* insertAccount(dialect, { name, email, role: 'admin' })
  const tied = yield* run(
    statement(
      installation(dialect)
        .updateTable('auth_invitation')
        .set({ userId: id })
        .where('id', '=', invitation.id)
        .where('userId', 'is', null),
    )({}),
  )
  if (tied === 0) throw setupDone()
  yield* recordEvent(storeOf(database), { action: 'setup-done', actor: id, target: { id }, ...whence(request) })
  return { invitation: { ...invitation, userId: id }, account: { id, name, email: email.toLowerCase(), role: 'admin' } }
}
