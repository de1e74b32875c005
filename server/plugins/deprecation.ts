import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import { guidePath } from '../features/guides/guides.ts'

/** Days on which a deprecation begins, and on which the operation goes. */
interface Deprecated {
  readonly since: string
  readonly until: string
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Marks the operation in the OpenAPI document, and its answers by `Deprecation` and `Sunset`. */
    deprecated?: Deprecated
  }
}

/**
 * Every answer of a deprecated operation says since when it is (`Deprecation`, RFC 9745, section 2.1, a date in seconds
 * since 1970), when it goes (`Sunset`, RFC 8594, section 3, a date of HTTP), and what is promised about that (`Link`).
 */
export function deprecationHeaders(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { deprecated } = route.config ?? {}
    if (!deprecated) return
    const { since, until } = deprecated
    if (until < sixMonthsAfter(since))
      throw new Error(
        `${route.url} is promised until ${sixMonthsAfter(since)} at the earliest, six months after the notice.`,
      )
    const headers = {
      deprecation: `@${Date.parse(since) / 1000}`,
      sunset: new Date(until).toUTCString(),
      link: `<${guidePath('versions', 'en')}>; rel="deprecation"; type="text/html"`,
    }
    const announce: onRequestHookHandler = (_request, reply, done) => {
      reply.headers(headers)
      done()
    }
    route.onRequest = [announce, ...[route.onRequest ?? []].flat()]
  })
}

function sixMonthsAfter(day: string): string {
  const date = new Date(day)
  date.setUTCMonth(date.getUTCMonth() + 6)
  return date.toISOString().slice(0, 10)
}
