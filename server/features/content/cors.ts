import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contentTenantBySlug, type ContentTenant } from './content-tenant.ts'

/** The origins whose pages may call the API for a tenant: its own domains, and what its API keys name besides. */
export async function originsOf(app: FastifyInstance, { id, origins }: ContentTenant): Promise<ReadonlySet<string>> {
  return new Set([...origins, ...(await app.apiKeys!.originsOf(id))])
}

/** Lets pages of these origins read the response; for all others the browser blocks it. */
export function allowOrigin(origins: ReadonlySet<string>, { headers }: FastifyRequest, reply: FastifyReply): boolean {
  reply.header('vary', 'origin')
  const known = headers.origin !== undefined && origins.has(headers.origin)
  if (known) {
    reply.header('access-control-allow-origin', headers.origin)
    reply.header(
      'access-control-expose-headers',
      'change-set, content-range, etag, link, location, ratelimit, ratelimit-policy, retry-after',
    )
  }
  return known
}

/**
 * Lets pages of a tenant read what public routes answer, refusals too that come before the route: too many calls, a body
 * that cannot be read.
 */
export function allowCrossOriginReads(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { tenant } = request.params as { tenant?: string }
    if (tenant === undefined || !request.url.startsWith(publicPath)) return done()
    reply.header('vary', 'origin')
    if (request.headers.origin === undefined) return done()
    allowPages(app, tenant, request, reply).then(
      () => done(),
      // The handler reports the error.
      () => done(),
    )
  })
}

const publicPath = '/api/v1/tenants/'

async function allowPages(
  app: FastifyInstance,
  slug: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const tenant = await contentTenantBySlug(app.database!, await app.operatorTenant(), slug)
  allowOrigin(await originsOf(app, tenant), request, reply)
}

/** Answers the preflight requests that browsers send before calls from another origin. */
export function preflightRoutes(app: FastifyInstance): void {
  preflight(`${publicPath}:tenant/*`, 'GET, HEAD, POST', (tenant) => originsOf(app, tenant))
  preflight('/api/v1/authorized/tenants/:tenant/*', 'GET, HEAD, POST, PUT, PATCH', ({ id }) =>
    app.apiKeys!.originsOf(id),
  )

  function preflight(
    url: string,
    methods: string,
    allowed: (tenant: ContentTenant) => Promise<ReadonlySet<string>>,
  ): void {
    app.options(url, {
      config: { access: 'public' },
      schema: { hide: true },
      handler: async (request, reply) => {
        const { tenant: slug } = request.params as { tenant: string }
        const tenant = await contentTenantBySlug(app.database!, await app.operatorTenant(), slug)
        if (allowOrigin(await allowed(tenant), request, reply)) {
          reply.header('access-control-allow-methods', methods)
          reply.header(
            'access-control-allow-headers',
            'authorization, content-type, idempotency-key, if-match, if-modified-since, if-none-match',
          )
          reply.header('access-control-max-age', '600')
        }
        return reply.status(204).send()
      },
    })
  }
}
