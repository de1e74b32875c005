import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { name } from '../../base/input/name.ts'
import { emailAddress } from '../../base/input/email-address.ts'
import { accountById, signInMethods } from '../../kernel/auth/accounts.ts'
import { requestOrigin } from '../../kernel/auth/calls/call.ts'
import { recordEvent } from '../../kernel/auth/audit/record-event.ts'
import { insertAccount } from '../../kernel/auth/invitations/new-account.ts'
import { issueInvitation } from '../../kernel/auth/invitations/invitations.ts'
import { grantMembership } from '../../kernel/auth/membership-records.ts'
import { storeOf } from '../../kernel/records/context.ts'
import { notFound } from '../../base/errors/api-error.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { deliverInvitation, issuedInvitation } from './deliver-invitation.ts'
import { parseWith } from '../../kernel/requests/validation.ts'
import { membershipContextOf, type AdminServices } from './services.ts'

const tags = ['Administration']
const person = z.strictObject({
  name: name(100),
  email: emailAddress,
  role: z.enum(['admin', 'user']).default('user'),
  isUser: z.boolean().default(true).describe('False for an external account.'),
  cfAi: z.boolean().default(false).describe('Whether the account may use the AI area.'),
  tenants: z.array(z.uuid()).max(100).default([]).describe('The tenants to become a member of, by id.'),
})

/** How people get access: there is no self-registration. */
export function invitationAdminRoutes(app: FastifyInstance, services: () => AdminServices): void {
  app.post('/api/v1/admin/invitations', {
    config: { access: 'operator' },
    schema: {
      operationId: 'invite',
      summary: 'Create an account and invite its owner',
      tags,
      body: person,
      response: { 201: issuedInvitation, ...errorResponses(400, 401, 403, 409, 415) },
    },
    handler: async (request, reply) => {
      const input = parseWith(person, request.body)
      const invitation = await invite(services(), request, input)
      return reply.status(201).send(invitation)
    },
  })

  app.post<{ Params: { id: string } }>('/api/v1/admin/users/:id/recoveries', {
    config: { access: 'operator' },
    schema: {
      operationId: 'issueRecovery',
      summary: 'Issue a new recovery link, or a new link for an unused invitation',
      tags,
      params: z.object({ id: z.uuid() }),
      response: { 201: issuedInvitation, ...errorResponses(400, 401, 403, 404) },
    },
    handler: async (request, reply) => reply.status(201).send(await recover(services(), request, request.params.id)),
  })
}

async function invite(services: AdminServices, request: FastifyRequest, input: z.output<typeof person>) {
  const { database } = services
  const { user: admin } = request.access
  const membershipContext = await membershipContextOf(services, request)
  return database.write(membershipContext.operator, function* () {
    const user = yield* insertAccount(database.dialect, input)
    const link = yield* issueInvitation(database.dialect, { kind: 'invite', user, by: admin.id })
    yield* recordEvent(storeOf(database), {
      action: 'invited',
      actor: admin.id,
      target: { id: user },
      ...requestOrigin(request),
      detail: { role: input.role, cfAi: input.cfAi, isUser: input.isUser },
    })
    for (const tenant of input.tenants) yield* grantMembership(membershipContext, user, tenant)()
    return yield* deliverInvitation(services, request, 'invite', { ...input, id: user }, link)
  })
}

async function recover(services: AdminServices, request: FastifyRequest, id: string) {
  const { database } = services
  const { user: admin } = request.access
  return database.write(null, function* () {
    const account = yield* accountById(database.dialect, id)
    if (!account) throw notFound()
    const { passkeys, hasPassword } = yield* signInMethods(database.dialect, id)
    // A person who never signed in is invited again; they have nothing that recovery would end.
    const kind = passkeys > 0 || hasPassword ? 'recover' : 'invite'
    const link = yield* issueInvitation(database.dialect, { kind, user: id, by: admin.id })
    const action = kind === 'recover' ? 'recovery-issued' : 'invited'
    yield* recordEvent(storeOf(database), { action, actor: admin.id, target: account, ...requestOrigin(request) })
    return yield* deliverInvitation(services, request, kind, account, link)
  })
}
