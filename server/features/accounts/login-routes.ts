import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Callers } from '../../kernel/auth/callers.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'

const base = '/api/v1/authorized/logins'
const checkAnswer = z.object({ data: z.object({ value: z.boolean() }) })

/** The three checks that pages make before they render (spec section 7). */
export function loginRoutes(app: FastifyInstance, callers: Callers): void {
  app.get(`${base}/check_auth_required`, {
    config: { access: 'public' },
    schema: {
      operationId: 'checkAuthRequired',
      summary: 'Check a bearer token',
      tags: ['Checks'],
      security: [{ bearer: [] }],
      response: {
        200: z.boolean().describe('`false` for a missing, forged or outlived token.'),
        ...errorResponses(400, 503),
      },
    },
    handler: (request) => callers.isSomebody(request.headers.authorization),
  })

  app.get<{ Params: { tenantSlug: string } }>(`${base}/check_tenant_user_by_tenant_slug/:tenantSlug`, {
    config: { access: 'session' },
    schema: {
      operationId: 'checkTenantUser',
      summary: 'Check access to a tenant',
      tags: ['Checks'],
      params: z.object({ tenantSlug: z.string().describe('The slug of a tenant.') }),
      response: { 200: checkAnswer.describe('`false` too for a tenant that does not exist.'), ...errorResponses(401) },
    },
    handler: async ({ access: { sessionId, user }, params }, reply) => {
      const tenant = await callers.tenantFor(sessionId, user.id, params.tenantSlug)
      return reply.send({ data: { value: tenant !== undefined } })
    },
  })

  app.get(`${base}/check_cf_ai_usage`, {
    config: { access: 'session' },
    schema: {
      operationId: 'checkAiUsage',
      summary: 'Check access to the AI area',
      tags: ['Checks'],
      response: { 200: checkAnswer.describe('The permission given to the account.'), ...errorResponses(401) },
    },
    handler: ({ access }, reply) => reply.send({ data: { value: access.user.cfAi } }),
  })
}
