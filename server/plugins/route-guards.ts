import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest, onRequestHookHandler, RouteOptions } from 'fastify'
import { screensOf } from '../../entities/language/screens.ts'
import { entities } from '../../entities/index.ts'
import { sites, type SiteSlug } from '../../entities/installation.ts'
import type { AccessClass } from '../../entities/language/system-operation.ts'
import type { Access } from '../kernel/auth/access.ts'
import { carriesKey, type KeyGuard } from '../features/api-keys/key-guard.ts'
import type { Answer, Callers } from '../kernel/auth/callers.ts'
import { ApiError, badRequest, notFound } from '../base/errors/api-error.ts'
import { asApiError } from '../base/db/as-api-error.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** All routes, in the order of registration. */
    readonly routeTable: readonly RouteOptions[]
  }
  interface FastifyRequest {
    /**
     * The address of the person for whom a site that renders on its server makes the call, as its API key is trusted to
     * say in `Captain-Visitor`; limits count that in place of the site's.
     */
    visitor: string | undefined
  }
}

/**
 * Adds the guard of its access class to every route; throws on a route that declares none, so that the server does not
 * start with a route that was left unprotected.
 */
export function guardRoutes(app: FastifyInstance, callers: Callers, keys: KeyGuard | undefined): void {
  const routes: RouteOptions[] = []
  app.decorateRequest('access', null as unknown as Access)
  app.decorateRequest('visitor', undefined)
  app.decorate('routeTable', routes)
  app.addHook('onRoute', (route) => {
    routes.push(route)
    const access = route.config?.access
    const guard =
      access === 'public' ? guardPublicRoute(keys, route) : access && guardRoute(callers, keys, access, route)
    if (guard) route.onRequest = [guard, ...asList(route.onRequest)]
  })
  app.addHook('onReady', (done) => {
    const undeclared = routes
      .filter(({ config }) => !config?.access)
      .map(({ method, url }) => `${String(method)} ${url}`)
    done(
      undeclared.length
        ? new Error(`Every route declares who may call it (config.access). Missing: ${undeclared.join(', ')}.`)
        : undefined,
    )
  })
}

/** Public routes are open to everybody; who comes with a key is held to what it may do, and counted by it. */
function guardPublicRoute(keys: KeyGuard | undefined, { config }: RouteOptions): onRequestHookHandler | undefined {
  const scope = config?.keyScope
  if (!keys || !scope) return undefined
  return function (request, reply, done) {
    if (!carriesKey(request)) return done()
    keys.enter(request, reply, (request.params as { tenant: string }).tenant, scope).then(
      (access) => {
        request.access = access
        done(assignVisitor(request, access))
      },
      (error: unknown) => done(asApiError(error)),
    )
  }
}

/** Notes for whom a key calls; answers an error for one that is not believed, or says no address. */
function assignVisitor(request: FastifyRequest, { isServerKey }: Access): ApiError | undefined {
  const { 'captain-visitor': visitor } = request.headers
  if (visitor === undefined) return undefined
  if (!isServerKey) return badRequest('Captain-Visitor is for keys without origins.')
  if (typeof visitor !== 'string' || isIP(visitor) === 0 || visitor.includes('%'))
    return badRequest('Captain-Visitor is the address of the person the call is made for.')
  request.visitor = visitor
  return undefined
}

function guardRoute(
  callers: Callers,
  keys: KeyGuard | undefined,
  access: Exclude<AccessClass, 'public'>,
  { config, url }: RouteOptions,
): onRequestHookHandler {
  const granted = config?.entity && sitesOfScreens(config.entity, asList(config.screen))
  const route = { access, right: config?.right, unattended: config?.unattended }
  const inTenant = url.includes('/:tenant')
  if (access === 'member' && !inTenant) throw new Error(`${url}: a route for members needs :tenant in its path.`)

  return function (request, reply, done) {
    const slug = inTenant ? (request.params as { tenant: string }).tenant : undefined
    const answer: Answer = (refusal, caller) => {
      if (refusal) return done(refusal)
      if (granted && !granted.has(caller!.tenant!.site)) return done(notFound())
      request.access = caller!
      done()
    }
    if (keys && access === 'member' && carriesKey(request)) {
      if (config?.keyScope === undefined) return done(notForKeys())
      keys.enter(request, reply, slug!, config.keyScope).then(
        (caller) => answer(assignVisitor(request, caller), caller),
        (error: unknown) => done(asApiError(error)),
      )
    } else callers.enter(request, route, slug, answer)
  }
}

const notForKeys = (): ApiError => new ApiError(403, 'API keys do not open this.', { code: 'NOT_FOR_KEYS' })

/** The sites that have an entity with at least one of the screens. */
function sitesOfScreens(name: string, screens: readonly string[]): ReadonlySet<SiteSlug> {
  const entity = entities[name]!
  const shows = (site: SiteSlug) =>
    screens.length === 0 || screensOf(entity, site).some((screen) => screens.includes(screen))
  return new Set(sites.filter((site) => entity.sites[site] && shows(site)))
}

const asList = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as T]
