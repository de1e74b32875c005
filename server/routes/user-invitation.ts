import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { accountById, actorIn, waysIn } from '../auth/accounts.ts'
import type { Desk } from '../auth/calls/asked.ts'
import { whence } from '../auth/calls/asked.ts'
import { recordEvent } from '../auth/events/record.ts'
import { issueInvitation, openInvitationOf } from '../auth/invitations/invitations.ts'
import { storeOf } from '../crud/context.ts'
import { first, type Operation } from '../db/query.ts'
import type { Dialect } from '../db/runner.ts'
import { installation } from '../db/scope.ts'
import { statement } from '../db/statement.ts'
import { ApiError, notFound, unavailable } from '../errors.ts'
import { refusals } from '../refusals.ts'
import { handedOut, issued } from './handed-out.ts'
import { read } from './validation.ts'

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

/** The way in of whoever the operator's staff made an account for. */
export function userInvitationRoutes(app: FastifyInstance, desk: Desk | undefined): void {
  const given = (): Desk => {
    if (!desk) throw unavailable()
    return desk
  }

  app.get(path, {
    config: { access: 'member', entity: 'user', screen: 'edit' },
    schema: {
      ...schema,
      operationId: 'readUserInvitation',
      summary: 'Whether a user has come in yet',
      response: { 200: state, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request, reply) => {
      const desk = given()
      const { id } = read(schema.params, request.params)
      const { state } = await desk.database.read(null, () => howFar(desk, request, id))
      return reply.send(state)
    },
  })

  app.post(path, {
    config: { access: 'member', entity: 'user', screen: 'create' },
    schema: {
      ...schema,
      operationId: 'inviteUser',
      summary: 'Invite a user who was created here and has no way in yet',
      description:
        'A link drawn before ends. Whom an administrator made or gave rights is invited by administrators, and everybody where no mail goes out: the link is shown to administrators alone.',
      response: { 201: issued, ...refusals(400, 401, 403, 404, 409, 415) },
    },
    handler: async (request, reply) => {
      const { id } = read(schema.params, request.params)
      return reply.status(201).send(await invite(given(), request, id))
    },
  })
}

async function invite(desk: Desk, request: FastifyRequest, id: string) {
  const { database } = desk
  const { dialect } = database
  const { user: staff, sessionId } = request.access
  return database.write(null, function* () {
    const account = yield* accountById(dialect, id)
    const { state, isPlain } = yield* howFar(desk, request, id)
    if (state.joined) throw new ApiError(409, 'They have a way in already.', { code: 'JOINED' })
    if (!isPlain && staff.role !== 'admin')
      throw new ApiError(403, 'An administrator invites them.', { code: 'ADMINISTRATORS_ALONE' })
    const link = yield* issueInvitation(dialect, { kind: 'invite', user: id, by: staff.id })
    yield* recordEvent(storeOf(database), {
      action: 'invited',
      ...(yield* actorIn(dialect, sessionId, staff.id)),
      target: account!,
      ...whence(request),
    })
    return yield* handedOut(desk, request, 'invite', account!, link)
  })
}

function* howFar(
  { database: { dialect }, env }: Desk,
  { access }: FastifyRequest,
  id: string,
): Operation<{ readonly state: z.output<typeof state>; readonly isPlain: boolean }> {
  const { passkeys, hasPassword } = yield* waysIn(dialect, id)
  const open = yield* openInvitationOf(dialect, id)
  const made = yield* first(statement(madeHere(dialect, id))({}))
  if (!made) throw notFound()
  const byHand = env.SMTP_URL === undefined
  const isPlain = made.plain === 1
  const mayInvite = access.user.role === 'admin' || (isPlain && !byHand)
  const openUntil = open?.expiresAt ?? null
  return { state: { joined: passkeys > 0 || hasPassword, openUntil, mayInvite, byHand }, isPlain }
}

/** Whoever holds a link becomes its account: so staff draw none for an account that can do more than they could give. */
const madeHere = (dialect: Dialect, id: string) =>
  installation(dialect)
    .selectFrom('auth_user')
    .select(
      sql<number>`case when "createdBy" is not null and coalesce("role", 'user') = 'user' and "cfAi" is false then 1 else 0 end`.as(
        'plain',
      ),
    )
    .where('id', '=', id)
