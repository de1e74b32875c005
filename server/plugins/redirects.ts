import type { FastifyInstance } from 'fastify'
import type { Env } from '../base/env.ts'
import { sameOriginAddress } from '../base/input/addresses.ts'
import { withoutSecrets } from '../base/logging.ts'

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

function externalAddress(target: string): string | undefined {
  const url = URL.canParse(target) ? new URL(target) : undefined
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}
