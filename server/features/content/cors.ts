import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contentTenantBySlug, type ContentTenant } from './content-tenant.ts'

/**
 * The origins whose pages may call the API for a tenant: its own domains, what the operator allows, what its API keys name
 * and, by a preview, where its site shows these. No cookie counts there: a page needs a key or a token besides, where
 * something is not public.
 */
async function originsOf(
  app: FastifyInstance,
  { id, origins, allowedOrigins }: ContentTenant,
  { query }: FastifyRequest,
): Promise<ReadonlySet<string>> {
  const { preview } = query as { readonly preview?: unknown }
  const ofPreviews = preview === undefined ? [] : await app.previewOriginsOf(id)
  return new Set([...origins, ...allowedOrigins, ...(await app.apiKeys!.originsOf(id)), ...ofPreviews])
}

/** Lets pages of these origins read the response; for all others the browser blocks it. */
function allowOrigin(origins: ReadonlySet<string>, { headers }: FastifyRequest, reply: FastifyReply): boolean {
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
 * Lets pages of a tenant read what is answered, refusals too that come before the route: too many calls, a body that
 * cannot be read.
 */
export function allowCrossOriginReads(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { tenant } = request.params as { tenant?: string }
    if (tenant === undefined || !tenantPaths.some((path) => request.url.startsWith(path))) return done()
    reply.header('vary', 'origin')
    if (request.headers.origin === undefined) return done()
    allowPages(app, tenant, request, reply).then(
      () => done(),
      // The handler reports the error.
      () => done(),
    )
  })
}

const [publicPath, authorizedPath] = ['/api/v1/tenants/', '/api/v1/authorized/tenants/'] as const
const tenantPaths: readonly string[] = [publicPath, authorizedPath]

async function allowPages(
  app: FastifyInstance,
  slug: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const tenant = await contentTenantBySlug(app.database!, await app.operatorTenant(), slug)
  allowOrigin(await originsOf(app, tenant, request), request, reply)
}

/** Answers the preflight requests that browsers send before calls from another origin. */
export function preflightRoutes(app: FastifyInstance): void {
  preflight(publicPath, 'GET, HEAD, POST')
  preflight(authorizedPath, 'GET, HEAD, POST, PUT, PATCH, DELETE')

  function preflight(path: string, methods: string): void {
    app.options(`${path}:tenant/*`, {
      config: { access: 'public' },
      schema: { hide: true },
      handler: async (_request, reply) => {
        // The hook has allowed the origin, or not.
        if (reply.hasHeader('access-control-allow-origin')) {
          reply.header('access-control-allow-methods', methods)
          reply.header(
            'access-control-allow-headers',
            'authorization, content-type, idempotency-key, if-match, if-modified-since, if-none-match, range',
          )
          reply.header('access-control-max-age', '600')
        }
        return reply.status(204).send()
      },
    })
  }
}
