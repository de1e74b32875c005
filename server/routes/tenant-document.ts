import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { openTenant } from '../content/open-tenant.ts'
import { sendRevalidated } from '../content/revalidation.ts'
import { tenantDocument } from '../content/tenant-document.ts'
import { errorResponses } from '../errors/error-responses.ts'
import { documentFile } from '../plugins/openapi.ts'

const maxDocuments = 30

/** The OpenAPI document of one tenant, and of one key of it. */
export function tenantDocumentRoutes(app: FastifyInstance): void {
  const documents = new LRUCache<string, string>({ max: maxDocuments })
  app.get('/api/v1/tenants/:tenant/openapi.json', {
    config: { access: 'public', keyScope: '*' },
    schema: {
      operationId: 'readTenantDocument',
      summary: 'What a tenant offers, as an OpenAPI document of its own',
      description:
        'The public operations of its site; with an API key, the operations of the scopes of this key instead.',
      tags: ['Server'],
      params: z.object({ tenant: z.string().describe('The slug of the tenant.') }),
      response: {
        200: { description: 'OpenAPI 3.1.', type: 'object', additionalProperties: true },
        304: { description: 'As it was.', type: 'null' },
        ...errorResponses(404, 503),
      },
    },
    handler: async (request, reply) => {
      const { tenant } = await openTenant(app, request, reply)
      const scopes = request.access?.scopes
      const key = [tenant.slug, tenant.site, ...(scopes ? ['key', ...[...scopes].sort()] : [])].join(' ')
      const text = documents.get(key) ?? JSON.stringify(tenantDocument(documentFile, tenant, scopes))
      documents.set(key, text)
      reply.header('vary', 'origin, authorization')
      return sendRevalidated(request, reply, text)
    },
  })
}
