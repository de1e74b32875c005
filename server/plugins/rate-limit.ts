import { normalizeIP } from '@better-auth/core/utils/ip'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import { ApiError } from '../errors.ts'

/**
 * Lets a route say how often one place may call it: `config: { rateLimit: { max: 10, timeWindow: '1 hour' } }`. A place
 * is the address of the connection, or what a trusted proxy says it is; a whole /64 of IPv6 counts as one.
 */
export async function limitRates(app: FastifyInstance, { RATE_LIMIT }: Env): Promise<void> {
  if (RATE_LIMIT === 'off') return
  await app.register(rateLimit, {
    global: false,
    keyGenerator: placeOf,
    errorResponseBuilder: (_request, { ttl }) => new ApiError(429, undefined, { retryAfter: Math.ceil(ttl / 1000) }),
  })
}

const placeOf = ({ ip }: FastifyRequest): string => normalizeIP(ip, { ipv6Subnet: 64 })
