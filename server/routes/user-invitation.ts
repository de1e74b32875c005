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
    mayInvite: z.boolean().describe('Whether staff may draw a link, or an administrator alone.'),
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
      const { database } = given()
      const { id } = read(schema.params, request.params)
      return reply.send(await database.read(null, () => stateOf(database.dialect, id)))
    },
  })

  app.post(path, {
    config: { access: 'member', entity: 'user', screen: 'create' },
    schema: {
      ...schema,
      operationId: 'inviteUser',
      summary: 'Invite a user who was created here and has no way in yet',
      description: 'A link drawn before ends. Whom an administrator made or gave rights is invited by administrators.',
      response: { 201: issued, ...refusals(400, 401, 403, 404, 409, 415) },
    },
    handler: async (request, reply) => {
      const { id } = read(schema.params, request.params)
      return reply.status(201).send(await invite(given(), request, id))
    },
  })
}

async function invite({ database, env }: Desk, request: FastifyRequest, id: string) {
  const { dialect } = database
  const { user: staff, sessionId } = request.access
  return database.write(null, function* () {
    const account = yield* accountById(dialect, id)
    const { joined, mayInvite } = yield* stateOf(dialect, id)
    if (joined) throw new ApiError(409, 'They have a way in already.', { code: 'JOINED' })
    if (!mayInvite) throw new ApiError(403, 'An administrator invites them.', { code: 'ADMINISTRATORS_ALONE' })
    const link = yield* issueInvitation(dialect, { kind: 'invite', user: id, by: staff.id })
    yield* recordEvent(storeOf(database), {
      action: 'invited',
      ...(yield* actorIn(dialect, sessionId, staff.id)),
      target: account!,
      ...whence(request),
    })
    return yield* handedOut({ database, env }, request, 'invite', account!, link)
  })
}

function* stateOf(dialect: Dialect, id: string): Operation<z.output<typeof state>> {
  const { passkeys, hasPassword } = yield* waysIn(dialect, id)
  const open = yield* openInvitationOf(dialect, id)
  const made = yield* first(statement(madeHere(dialect, id))({}))
  if (!made) throw notFound()
  return { joined: passkeys > 0 || hasPassword, openUntil: open?.expiresAt ?? null, mayInvite: made.plain === 1 }
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
