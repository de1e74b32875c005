import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { openTenant } from '../content/open-tenant.ts'
import { sendRevalidated } from '../content/revalidation.ts'
import type { Env } from '../../base/env.ts'
import { tenantDocument, tenantPlaceholder } from './tenant-document.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { documentFile, languageQuery } from './document.ts'
import { queryOf } from '../../kernel/requests/request.ts'
import { parseWith } from '../../kernel/requests/validation.ts'

const maxBytes = 8 * 1024 * 1024

/** The OpenAPI document of one tenant, and of one key of it. */
export function tenantDocumentRoutes(app: FastifyInstance, env: Env): void {
  const documents = new LRUCache<string, string>({ maxSize: maxBytes, sizeCalculation: ({ length }) => length })
  app.get('/api/v1/tenants/:tenant/openapi.json', {
    config: { access: 'public', keyScope: '*' },
    schema: {
      operationId: 'readTenantDocument',
      summary: 'Get the OpenAPI document of a tenant',
      description:
        'The public operations of its site; with an API key, the operations of the scopes of this key instead.',
      tags: ['Server'],
      params: z.object({ tenant: z.string().describe('The slug of the tenant.') }),
      querystring: languageQuery,
      response: {
        200: { description: 'OpenAPI 3.1.', type: 'object', additionalProperties: true },
        304: { description: 'As it was.', type: 'null' },
        ...errorResponses(404, 503),
      },
    },
    handler: async (request, reply) => {
      const { tenant } = await openTenant(app, request, reply)
      const scopes = request.access?.scopes
      // For all tenants of a site, so that it is made as often as there are sites.
      const { lang = 'en' } = parseWith(languageQuery, queryOf(request))
      const key = [lang, tenant.site, ...(scopes ? ['key', ...[...scopes].sort()] : [])].join(' ')
      const text =
        documents.get(key) ?? JSON.stringify(tenantDocument(documentFile, env.PUBLIC_URL, tenant.site, scopes, lang))
      documents.set(key, text)
      reply.header('vary', 'origin, authorization')
      return sendRevalidated(request, reply, text.replaceAll(tenantPlaceholder, tenant.slug))
    },
  })
}
