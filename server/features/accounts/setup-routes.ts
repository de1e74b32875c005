import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { name } from '../../../entities/language/shared/name.ts'
import { emailAddress } from '../../../entities/language/shared/email-address.ts'
import { earliestAdmin, type Account } from '../../kernel/auth/accounts.ts'
import { requestOrigin, type AuthServices } from '../../kernel/auth/calls/call.ts'
import { password } from '../../kernel/auth/calls/schemas.ts'
import { recordEvent } from '../../kernel/auth/audit/record-event.ts'
import { assertOwnOrigin } from '../../kernel/auth/headers.ts'
import { insertAccount } from '../../kernel/auth/invitations/new-account.ts'
import { invitationByToken, type Invitation } from '../../kernel/auth/invitations/invitations.ts'
import { setupLinkInvalid } from '../../kernel/auth/invitations/refusals.ts'
import { refusePassword } from '../../kernel/auth/admin-passkeys.ts'
import { assertGoodPassword } from '../../kernel/auth/password-policy.ts'
import { storeOf } from '../../kernel/records/context.ts'
import { run, type Operation } from '../../base/db/query.ts'
import { installation } from '../../base/db/scope.ts'
import { statement } from '../../base/db/statement.ts'
import { unavailable } from '../../base/errors/api-error.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { invitationCookieOf, setupDone, signInWith, setInvitedPassword } from './invitation-routes.ts'
import { parseWith } from '../../kernel/requests/validation.ts'

const body = z.strictObject({
  token: z.string().min(20).max(100).describe('What stands behind `#t=` of the setup link.'),
  name: name(100),
  email: emailAddress,
  password: password.optional().describe('Left out by whoever registers a passkey next.'),
})

/** Creates the first administrator, once, using the link printed in the terminal. */
export function setupRoutes(app: FastifyInstance, services: AuthServices | undefined): void {
  app.post('/api/v1/setup', {
    config: { access: 'public', rateLimit: { max: 10, timeWindow: '1 hour' } },
    schema: {
      operationId: 'setUp',
      summary: 'Create the first administrator with the setup link',
      tags: ['Invitations'],
      security: [],
      body,
      response: {
        200: z
          .object({ user: z.object({ id: z.uuid() }) })
          .describe('Signed in with the password; without one, a cookie lets a passkey be registered.'),
        ...errorResponses(400, 403, 409, 415, 429, 503),
      },
    },
    // The body is parsed in the handler, after the password check, whose message is more specific.
    validatorCompiler: () => () => true,
    handler: async (request, reply) => {
      if (!services) throw unavailable()
      return setUp(services, request, reply)
    },
  })
}

async function setUp(services: AuthServices, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { database, env } = services
  assertOwnOrigin(request, env.PUBLIC_URL)
  const { token, name, email, password } = parseWith(body.extend({ password: z.string().optional() }), request.body)
  const refused = password === undefined ? undefined : await refusePassword(env, database, 'admin')
  if (refused) throw refused
  if (password !== undefined) await assertGoodPassword(password, { name, email })
  const { invitation, account } = await database.write(null, () =>
    firstAdmin(services, request, token, { name, email }),
  )
  if (password === undefined)
    return reply.header('set-cookie', invitationCookieOf(services, invitation.id)).send({ user: { id: account.id } })
  await setInvitedPassword(services, request, invitation, account, password)
  return signInWith(services, request, reply, account, password)
}

/** Creates the administrator and binds the link to that account; of two concurrent attempts, one succeeds. */
function* firstAdmin(
  { database }: AuthServices,
  request: FastifyRequest,
  token: string,
  { name, email }: { readonly name: string; readonly email: string },
): Operation<{ invitation: Invitation; account: Account }> {
  const { dialect } = database
  const invitation = yield* invitationByToken(dialect, token)
  if (yield* earliestAdmin(dialect)) throw setupDone()
  if (!invitation || invitation.kind !== 'setup') throw setupLinkInvalid()
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
  yield* recordEvent(storeOf(database), { action: 'setup-done', actor: id, target: { id }, ...requestOrigin(request) })
  return { invitation: { ...invitation, userId: id }, account: { id, name, email: email.toLowerCase(), role: 'admin' } }
}
