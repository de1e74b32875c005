import rateLimit, { type CreateRateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import { ApiError } from '../errors/api-error.ts'
import { networkOf } from '../network/public-ip.ts'
import { rateStore } from './store.ts'

/**
 * Lets a route limit how often one place may call it: `config: { rateLimit: { max: 10, timeWindow: '1 hour' } }`. A
 * place is the address of the connection, or the one reported by a trusted proxy; for IPv6 a whole /64.
 */
export async function limitRates(
  app: FastifyInstance,
  { RATE_LIMIT }: Env,
  database: Database | undefined,
): Promise<void> {
  if (RATE_LIMIT === 'off' || !database) return
  await app.register(rateLimit, {
    global: false,
    store: rateStore(database),
    keyGenerator: clientKey,
    errorResponseBuilder: (_request, { ttl }) => new ApiError(429, undefined, { retryAfter: Math.ceil(ttl / 1000) }),
  })
}

/** The place that a request comes from, as limits count it. */
export const clientKey = ({ ip, visitor }: FastifyRequest): string => networkOf(visitor ?? ip, 64)

/** Counts a call against a limit checked by the handler itself; returns the seconds to wait if it is exceeded. */
export function manualLimit(app: FastifyInstance, options: CreateRateLimitOptions) {
  const check = app.hasDecorator('createRateLimit') ? app.createRateLimit(options) : undefined
  return async (request: FastifyRequest): Promise<number | undefined> => {
    const result = await check?.(request)
    return result && !result.isAllowed && result.isExceeded ? result.ttlInSeconds : undefined
  }
}
