import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'
import { isCanonical } from './edge.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** The `Location` of this answer is another site's, by a redirect rule that is declared as external. */
    isExternal: boolean
  }
}

/** Where a `Location` leads that may not lead where it wants to. */
const fallbackPath = '/'

/**
 * Every `Location` that the server sends passes here, better-auth's too: it stays on our own origin, unless a redirect rule
 * is declared as external (spec section 4). What is sent is the resolved address, which no client can read in another way.
 */
export function guardRedirects(app: FastifyInstance, { PUBLIC_URL }: Env): void {
  app.decorateReply('isExternal', false)
  app.addHook('onSend', (request, reply, payload, done) => {
    const location = reply.getHeader('location')
    if (location !== undefined) {
      const resolved = reply.isExternal
        ? externalAddress(String(location))
        : sameOriginAddress(String(location), PUBLIC_URL)
      if (resolved === undefined) request.log.error({ location }, 'redirect refused')
      reply.header('location', resolved ?? fallbackPath)
    }
    done(null, payload)
  })
}

/**
 * An address as a browser resolves it on our origin (https://url.spec.whatwg.org/#concept-basic-url-parser); undefined when
 * that is no address of ours, or none that we would answer: `/..//evil.example` resolves to a path that begins with two slashes.
 */
export function sameOriginAddress(target: string, publicUrl: string): string | undefined {
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
