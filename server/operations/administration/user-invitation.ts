import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { z } from 'zod'
import { userInvitation } from '../../../entities/system/account.ts'
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
import { operationRoutes } from '../../kernel/system-records/operations.ts'
import { deliverInvitation } from './deliver-invitation.ts'

type InvitationState = z.output<typeof userInvitation.operations.read.answer>

/** The routes of invitations for accounts created by the operator's staff. */
export function userInvitationRoutes(app: FastifyInstance, services: AuthServices | undefined): void {
  const requireServices = (): AuthServices => {
    if (!services) throw unavailable()
    return services
  }

  operationRoutes(app, userInvitation, {
    async read({ request, params }) {
      const services = requireServices()
      const { state } = await services.database.read(null, () => invitationState(services, request, params.id))
      return state
    },
    invite: ({ request, params }) => invite(requireServices(), request, params.id),
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
): Operation<{ readonly state: InvitationState; readonly isPlain: boolean }> {
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
