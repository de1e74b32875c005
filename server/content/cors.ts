import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contentTenantBySlug, type ContentTenant } from './content-tenant.ts'

/** Lets pages on the tenant's own domains read the response; for all others the browser blocks it. */
export function allowOrigin({ origins }: ContentTenant, { headers }: FastifyRequest, reply: FastifyReply): boolean {
  reply.header('vary', 'origin')
  const known = headers.origin !== undefined && origins.includes(headers.origin)
  if (known) {
    reply.header('access-control-allow-origin', headers.origin)
    reply.header('access-control-expose-headers', 'content-range, etag, retry-after')
  }
  return known
}

/** Answers the preflight requests that browsers send before JSON from another origin. */
export function preflightRoutes(app: FastifyInstance): void {
  app.options('/api/v1/tenants/:tenant/*', {
    config: { access: 'public' },
    schema: { hide: true },
    handler: async (request, reply) => {
      const { tenant: slug } = request.params as { tenant: string }
      const tenant = await contentTenantBySlug(app.database!, await app.operatorTenant(), slug)
      if (allowOrigin(tenant, request, reply)) {
        reply.header('access-control-allow-methods', 'GET, HEAD, POST')
        reply.header('access-control-allow-headers', 'authorization, content-type, if-none-match')
        reply.header('access-control-max-age', '600')
      }
      return reply.status(204).send()
    },
  })
}
