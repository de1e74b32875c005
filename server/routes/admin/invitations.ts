import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { accountById, waysIn } from '../../auth/accounts.ts'
import { whence } from '../../auth/calls/asked.ts'
import { recordEvent } from '../../auth/events/record.ts'
import { insertAccount } from '../../auth/invitations/account.ts'
import { issueInvitation } from '../../auth/invitations/invitations.ts'
import { grantMembership } from '../../auth/memberships.ts'
import { storeOf } from '../../crud/context.ts'
import { notFound } from '../../errors.ts'
import { refusals } from '../../refusals.ts'
import { handedOut, issued } from '../handed-out.ts'
import { read } from '../validation.ts'
import { grantingOf, type Office } from './office.ts'

const tags = ['Administration']
const person = z.strictObject({
  name: z.string().trim().min(1).max(100),
  email: z.email(),
  role: z.enum(['admin', 'user']).default('user'),
  isUser: z.boolean().default(true).describe('False for a foreign account.'),
  cfAi: z.boolean().default(false).describe('Whether the account may use the AI area.'),
  tenants: z.array(z.uuid()).max(100).default([]).describe('The tenants to become a member of, by id.'),
})

/** How people get in: nobody signs up by themselves. */
export function invitationAdminRoutes(app: FastifyInstance, office: () => Office): void {
  app.post('/api/v1/admin/invitations', {
    config: { access: 'operator' },
    schema: {
      operationId: 'invite',
      summary: 'Make an account and invite its owner',
      tags,
      body: person,
      response: { 201: issued, ...refusals(400, 401, 403, 409, 415) },
    },
    handler: async (request, reply) => {
      const asked = read(person, request.body)
      const answer = await invite(office(), request, asked)
      return reply.status(201).send(answer)
    },
  })

  app.post<{ Params: { id: string } }>('/api/v1/admin/users/:id/recoveries', {
    config: { access: 'operator' },
    schema: {
      operationId: 'issueRecovery',
      summary: 'Give an account a new link: to recover it, or to accept an invitation not yet used',
      tags,
      params: z.object({ id: z.uuid() }),
      response: { 201: issued, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request, reply) => reply.status(201).send(await recover(office(), request, request.params.id)),
  })
}

async function invite(office: Office, request: FastifyRequest, asked: z.output<typeof person>) {
  const { database } = office
  const { user: admin } = request.access
  const granting = await grantingOf(office, request)
  return database.write(granting.operator, function* () {
    const user = yield* insertAccount(database.dialect, asked)
    const link = yield* issueInvitation(database.dialect, { kind: 'invite', user, by: admin.id })
    yield* recordEvent(storeOf(database), {
      action: 'invited',
      actor: admin.id,
      target: { id: user },
      ...whence(request),
      detail: { role: asked.role, cfAi: asked.cfAi, isUser: asked.isUser },
    })
    for (const tenant of asked.tenants) yield* grantMembership(granting, user, tenant)()
    return yield* handedOut(office, request, 'invite', { ...asked, id: user }, link)
  })
}

async function recover(office: Office, request: FastifyRequest, id: string) {
  const { database } = office
  const { user: admin } = request.access
  return database.write(null, function* () {
    const account = yield* accountById(database.dialect, id)
    if (!account) throw notFound()
    const { passkeys, hasPassword } = yield* waysIn(database.dialect, id)
    // Who never came in is invited again: there is nothing of theirs to end.
    const kind = passkeys > 0 || hasPassword ? 'recover' : 'invite'
    const link = yield* issueInvitation(database.dialect, { kind, user: id, by: admin.id })
    const action = kind === 'recover' ? 'recovery-issued' : 'invited'
    yield* recordEvent(storeOf(database), { action, actor: admin.id, target: account, ...whence(request) })
    return yield* handedOut(office, request, kind, account, link)
  })
}
