import type { FastifyInstance, onRequestHookHandler, RouteOptions } from 'fastify'
import { screensOf } from '../../entities/language/screens.ts'
import { entities } from '../../entities/index.ts'
import { sites, type SiteSlug } from '../../entities/language/sites.ts'
import type { Access, AccessClass } from '../auth/access.ts'
import type { Callers } from '../auth/callers.ts'
import { notFound } from '../errors/api-error.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** All routes, in the order of registration. */
    readonly routeTable: readonly RouteOptions[]
  }
}

/**
 * Adds the guard of its access class to every route; throws on a route that declares none, so that the server does not
 * start with a route that was left unprotected.
 */
export function guardRoutes(app: FastifyInstance, callers: Callers): void {
  const routes: RouteOptions[] = []
  app.decorateRequest('access', null as unknown as Access)
  app.decorate('routeTable', routes)
  app.addHook('onRoute', (route) => {
    routes.push(route)
    const access = route.config?.access
    if (access && access !== 'public')
      route.onRequest = [guardRoute(callers, access, route), ...asList(route.onRequest)]
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

function guardRoute(
  callers: Callers,
  access: Exclude<AccessClass, 'public'>,
  { config, url }: RouteOptions,
): onRequestHookHandler {
  const granted = config?.entity && sitesOfScreens(config.entity, asList(config.screen))
  const inTenant = url.includes('/:tenant')
  if (access === 'member' && !inTenant) throw new Error(`${url}: a route for members needs :tenant in its path.`)

  return function (request, _reply, done) {
    callers.enter(
      request,
      access,
      inTenant ? (request.params as { tenant: string }).tenant : undefined,
      (refusal, caller) => {
        if (refusal) return done(refusal)
        if (granted && !granted.has(caller!.tenant!.site)) return done(notFound())
        request.access = caller!
        done()
      },
    )
  }
}

/** The sites that have an entity with at least one of the screens. */
function sitesOfScreens(name: string, screens: readonly string[]): ReadonlySet<SiteSlug> {
  const entity = entities[name]!
  const shows = (site: SiteSlug) =>
    screens.length === 0 || screensOf(entity, site).some((screen) => screens.includes(screen))
  return new Set(sites.filter((site) => entity.sites[site] && shows(site)))
}

const asList = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as T]
