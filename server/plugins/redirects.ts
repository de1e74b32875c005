import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'
import { isCanonical, isPlainPath } from './edge.ts'
import { withoutSecrets } from './logging.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** Whether this response redirects to another site, by a redirect rule declared as external. */
    isExternal: boolean
  }
}

/** Used for a `Location` that is not allowed. */
const fallbackPath = '/'

/**
 * Checks every `Location` the server sends, including better-auth's: it must stay on our own origin, unless a redirect
 * rule is declared as external (spec section 4). The resolved URL is sent, which no client can interpret differently.
 */
export function guardRedirects(app: FastifyInstance, { PUBLIC_URL }: Env): void {
  app.decorateReply('isExternal', false)
  app.addHook('onSend', (request, reply, payload, done) => {
    const location = reply.getHeader('location')
    if (location !== undefined) {
      const resolved = reply.isExternal
        ? externalAddress(String(location))
        : sameOriginAddress(String(location), PUBLIC_URL)
      if (resolved === undefined) request.log.error({ location: withoutSecrets(String(location)) }, 'redirect refused')
      reply.header('location', resolved ?? fallbackPath)
    }
    done(null, payload)
  })
}

/**
 * A URL as a browser resolves it on our origin (https://url.spec.whatwg.org/#concept-basic-url-parser); undefined if it
 * is not ours, or not one that we would serve: `/..//evil.example` resolves to a path that begins with two slashes.
 */
export function sameOriginAddress(target: string, publicUrl: string): string | undefined {
  if (isPlainPath(target)) return target
  const { origin } = new URL(publicUrl)
  if (!URL.canParse(target, origin)) return undefined
  const url = new URL(target, origin)
  if (url.origin !== origin || url.username || url.password || !isCanonical(url.pathname)) return undefined
  const path = url.pathname + url.search + url.hash
  return URL.canParse(target) ? origin + path : path
}

function externalAddress(target: string): string | undefined {
  const url = URL.canParse(target) ? new URL(target) : undefined
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}
