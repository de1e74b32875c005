import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { accountById, actorOfSession, signInMethods } from '../../kernel/auth/accounts.ts'
import type { AuthServices } from '../../kernel/auth/calls/call.ts'
import { requestOrigin } from '../../kernel/auth/calls/call.ts'
import { recordEvent } from '../../kernel/auth/audit/record-event.ts'
import { issueInvitation, openInvitationOf } from '../../kernel/auth/invitations/invitations.ts'
import { storeOf } from '../../kernel/records/context.ts'
import { first, type Operation } from '../../base/db/query.ts'
import type { Dialect } from '../../base/db/database.ts'
import { installation } from '../../base/db/scope.ts'
import { statement } from '../../base/db/statement.ts'
import { ApiError, notFound, unavailable } from '../../base/errors/api-error.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { deliverInvitation, issuedInvitation } from './deliver-invitation.ts'
import { parseWith } from '../../kernel/requests/validation.ts'

const path = '/api/v1/authorized/tenants/:tenant/user/:id/invitation'
const schema = { tags: ['user'], params: z.object({ tenant: z.string(), id: z.uuid() }) }
const state = z
  .object({
    joined: z.boolean().describe('Whether the account has a way in: a passkey or a password.'),
    openUntil: z.iso.datetime().nullable().describe('Until when a link that was drawn can be used.'),
    mayInvite: z.boolean().describe('Whether the caller may draw a link; an administrator always may.'),
    byHand: z
      .boolean()
      .describe('Whether no mail goes out, so that administrators alone make links and hand them over.'),
  })
  .describe('How far the invitation is.')

/** Invitations for accounts created by the operator's staff. */
export function userInvitationRoutes(app: FastifyInstance, services: AuthServices | undefined): void {
  const requireServices = (): AuthServices => {
    if (!services) throw unavailable()
    return services
  }

  app.get(path, {
    config: { access: 'member', entity: 'user', screen: 'edit' },
    schema: {
      ...schema,
      operationId: 'readUserInvitation',
      summary: 'Get whether a user has signed in yet',
      response: { 200: state, ...errorResponses(400, 401, 403, 404) },
    },
    handler: async (request, reply) => {
      const services = requireServices()
      const { id } = parseWith(schema.params, request.params)
      const { state } = await services.database.read(null, () => invitationState(services, request, id))
      return reply.send(state)
    },
  })

  app.post(path, {
    config: { access: 'member', entity: 'user', screen: 'create' },
    schema: {
      ...schema,
      operationId: 'inviteUser',
      summary: 'Invite a user who was created without a way to sign in',
      description:
        'A link drawn before ends. Whom an administrator made or gave rights is invited by administrators, and everybody where no mail goes out: the link is shown to administrators alone.',
      response: { 201: issuedInvitation, ...errorResponses(400, 401, 403, 404, 409, 415) },
    },
    handler: async (request, reply) => {
      const { id } = parseWith(schema.params, request.params)
      return reply.status(201).send(await invite(requireServices(), request, id))
    },
  })
}

async function invite(services: AuthServices, request: FastifyRequest, id: string) {
  const { database } = services
  const { dialect } = database
  const { user: staff, sessionId } = request.access
  return database.write(null, function* () {
    const account = yield* accountById(dialect, id)
    const { state, isPlain } = yield* invitationState(services, request, id)
    if (state.joined) throw new ApiError(409, 'This account can already sign in.', { code: 'JOINED' })
    if (!isPlain && staff.role !== 'admin')
      throw new ApiError(403, 'Only administrators can invite this account.', { code: 'ADMINISTRATORS_ALONE' })
    const link = yield* issueInvitation(dialect, { kind: 'invite', user: id, by: staff.id })
    yield* recordEvent(storeOf(database), {
      action: 'invited',
      ...(yield* actorOfSession(dialect, sessionId, staff.id)),
      target: account!,
      ...requestOrigin(request),
    })
    return yield* deliverInvitation(services, request, 'invite', account!, link)
  })
}

function* invitationState(
  { database: { dialect }, env }: AuthServices,
  { access }: FastifyRequest,
  id: string,
): Operation<{ readonly state: z.output<typeof state>; readonly isPlain: boolean }> {
  const { passkeys, hasPassword } = yield* signInMethods(dialect, id)
  const open = yield* openInvitationOf(dialect, id)
  const account = yield* first(statement(plainAccountQuery(dialect, id))({}))
  if (!account) throw notFound()
  const byHand = env.SMTP_URL === undefined
  const isPlain = account.plain === 1
  const mayInvite = access.user.role === 'admin' || (isPlain && !byHand)
  const openUntil = open?.expiresAt ?? null
  return { state: { joined: passkeys > 0 || hasPassword, openUntil, mayInvite, byHand }, isPlain }
}

/**
 * Anyone holding a link can take over its account, so staff may not issue one for an account with more rights than they
 * could grant.
 */
const plainAccountQuery = (dialect: Dialect, id: string) =>
  installation(dialect)
    .selectFrom('auth_user')
    .select(
      sql<number>`case when "createdBy" is not null and coalesce("role", 'user') = 'user' and "cfAi" is false then 1 else 0 end`.as(
        'plain',
      ),
    )
    .where('id', '=', id)
