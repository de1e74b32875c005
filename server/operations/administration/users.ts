import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { accountById } from '../../kernel/auth/accounts.ts'
import { requestOrigin } from '../../kernel/auth/calls/call.ts'
import { recordEvent } from '../../kernel/auth/audit/record-event.ts'
import { endMembership, grantMembership, readMemberships, tenantById } from '../../kernel/auth/membership-records.ts'
import { storeOf } from '../../kernel/records/context.ts'
import { run, type Operation } from '../../base/db/query.ts'
import type { Dialect } from '../../base/db/database.ts'
import { installation } from '../../base/db/scope.ts'
import { statement } from '../../base/db/statement.ts'
import { notFound } from '../../base/errors/api-error.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { parseWith } from '../../kernel/requests/validation.ts'
import { membershipContextOf, type AdminServices } from './services.ts'

const tags = ['Administration']
const params = z.object({ id: z.uuid() })

const capabilities = z
  .strictObject({
    cfAi: z.boolean().optional().describe('Whether the account may use the AI area, which costs money.'),
    isUser: z.boolean().optional().describe('False for an external account.'),
  })
  .refine((input) => Object.keys(input).length > 0)

const membership = z.object({
  id: z.uuid(),
  tenant: z.object({ id: z.uuid(), slug: z.string(), name: z.string() }),
  joinedOn: z.iso.date(),
  endsOn: z.iso.date().nullable(),
})
const grant = z.strictObject({ tenant: z.uuid().describe('The id of a tenant.') })

/** An account's capabilities besides its role, and its tenants. */
export function userAdminRoutes(app: FastifyInstance, services: () => AdminServices): void {
  app.patch<{ Params: { id: string } }>('/api/v1/admin/users/:id/capabilities', {
    config: { access: 'operator' },
    schema: {
      operationId: 'setCapabilities',
      summary: 'Set whether an account may use the AI area, and whether it is a regular user',
      tags,
      params,
      body: capabilities,
      response: {
        200: z.object({ id: z.uuid(), cfAi: z.boolean(), isUser: z.boolean() }).describe('As it is now.'),
        ...errorResponses(400, 401, 403, 404, 415),
      },
    },
    handler: async (request, reply) => {
      const input = parseWith(capabilities, request.body)
      const { database } = services()
      const { id } = request.params
      const now = await database.write(null, function* () {
        const account = yield* accountById(database.dialect, id)
        if (!account) throw notFound()
        yield* setFlags(database.dialect, id, input)
        yield* recordEvent(storeOf(database), {
          action: 'capabilities-changed',
          actor: request.access.user.id,
          target: account,
          ...requestOrigin(request),
          detail: input,
        })
        return yield* flagsOf(database.dialect, id)
      })
      return reply.send({ id, ...now })
    },
  })

  app.get<{ Params: { id: string } }>('/api/v1/admin/users/:id/memberships', {
    config: { access: 'operator' },
    schema: {
      operationId: 'listMemberships',
      summary: 'List the tenants of an account',
      tags,
      params,
      response: { 200: z.array(membership).describe('Those not in the trash.'), ...errorResponses(400, 401, 403, 404) },
    },
    handler: async (request, reply) => {
      const membershipContext = await membershipContextOf(services(), request)
      const { database, operator } = membershipContext
      const { id } = request.params
      const memberships = await database.read(operator, function* () {
        if (!(yield* accountById(database.dialect, id))) throw notFound()
        const memberships = []
        for (const { tenant, ...row } of yield* readMemberships(membershipContext, id))
          memberships.push({ ...row, tenant: yield* tenantById(membershipContext, tenant) })
        return memberships
      })
      return reply.send(memberships)
    },
  })

  app.post<{ Params: { id: string } }>('/api/v1/admin/users/:id/memberships', {
    config: { access: 'operator' },
    schema: {
      operationId: 'grantMembership',
      summary: 'Make another account a member of a tenant',
      tags,
      params,
      body: grant,
      response: {
        201: z.object({ id: z.uuid() }).describe('The membership.'),
        ...errorResponses(400, 401, 403, 404, 415),
      },
    },
    handler: async (request, reply) => {
      const { tenant } = parseWith(grant, request.body)
      const membershipContext = await membershipContextOf(services(), request)
      const saved = await membershipContext.database.write(
        membershipContext.operator,
        grantMembership(membershipContext, request.params.id, tenant),
      )
      return reply.status(201).send({ id: saved.id })
    },
  })

  app.delete<{ Params: { id: string; membership: string } }>('/api/v1/admin/users/:id/memberships/:membership', {
    config: { access: 'operator' },
    schema: {
      operationId: 'endMembership',
      summary: 'End a membership; it moves to the trash of the tenant’s users',
      tags,
      params: params.extend({ membership: z.uuid() }),
      response: { 204: z.null().describe('Ended.'), ...errorResponses(400, 401, 403, 404) },
    },
    handler: async (request, reply) => {
      const membershipContext = await membershipContextOf(services(), request)
      const { id, membership } = request.params
      await membershipContext.database.write(membershipContext.operator, () =>
        endMembership(membershipContext, id, membership),
      )
      return reply.status(204).send()
    },
  })
}

function* setFlags(dialect: Dialect, id: string, input: z.output<typeof capabilities>): Operation<void> {
  const values = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, Number(value)]))
  yield* run(statement(installation(dialect).updateTable('auth_user').set(values).where('id', '=', id))({}))
}

function* flagsOf(dialect: Dialect, id: string): Operation<{ cfAi: boolean; isUser: boolean }> {
  const rows = (yield statement(
    installation(dialect).selectFrom('auth_user').select(['cfAi', 'isUser']).where('id', '=', id),
  )({})) as readonly { cfAi: unknown; isUser: unknown }[]
  return { cfAi: Boolean(rows[0]!.cfAi), isUser: Boolean(rows[0]!.isUser) }
}
