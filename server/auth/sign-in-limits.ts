import type { RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { clientKey } from '../rate-limits/plugin.ts'
import { ApiError } from '../errors/api-error.ts'
import { parseJson } from '../input/json.ts'
import { signInBackoff } from './backoff.ts'
import type { AuthServices } from './calls/call.ts'
import { rateLimitOf } from './calls/rate-limits.ts'
import { deviceCookieHeader, deviceOwner, deviceCookieValue, knownDevice, hasDevice } from './devices.ts'

const maxPerDevice = 20

/** How sign-ins by password are slowed down. */
export interface SignInLimits {
  /** How often a place may try, or a device that the account knows. */
  readonly rate: RateLimitOptions
  /** Lets a sign-in through unless its address has to wait, or the device it comes from. */
  throttle(request: FastifyRequest, signIn: () => Promise<Response>): Promise<Response>
}

/**
 * Strangers are counted by place and by the address they try; a device that the account knows by itself, in a count that
 * nobody else can use up. Whoever tries an account from elsewhere does not shut it against its owner.
 */
export function signInLimits(services: AuthServices): SignInLimits {
  const attempts = signInBackoff(services.database)
  const devices = new WeakMap<FastifyRequest, Promise<string | undefined>>()
  const deviceOf = (request: FastifyRequest): Promise<string | undefined> => {
    const known = devices.get(request) ?? deviceOfRequest(services, request)
    devices.set(request, known)
    return known
  }
  const limit = rateLimitOf('/sign-in/email')
  return {
    rate: {
      ...limit,
      // Only with the body it is known whose device it would have to be.
      hook: 'preHandler',
      keyGenerator: async (request) => (await deviceOf(request)) ?? clientKey(request),
      max: async (request) => ((await deviceOf(request)) ? maxPerDevice : Number(limit.max)),
    },
    async throttle(request, signIn) {
      const email = emailIn(request.body as Buffer | undefined)
      if (email === undefined) return signIn()
      const countedKey = (await deviceOf(request)) ?? email
      const wait = await attempts.begin(countedKey)
      if (wait > 0) throw new ApiError(429, undefined, { retryAfter: Math.ceil(wait / 1000) })
      const answer = await signIn()
      if (answer.ok) await attempts.succeeded(countedKey)
      return answer
    },
  }
}

const cookieSecrets = ({ secret, env }: AuthServices): readonly [string, ...string[]] =>
  env.AUTH_SECRET_PREVIOUS ? [secret, env.AUTH_SECRET_PREVIOUS] : [secret]

/** The device of a request that the account whose address it gives has signed in on; named so that no address is called so. */
async function deviceOfRequest(services: AuthServices, { headers, body }: FastifyRequest): Promise<string | undefined> {
  const email = emailIn(body as Buffer | undefined)
  if (email === undefined || !hasDevice(headers.cookie)) return undefined
  const { database } = services
  const owner = await database.read(null, () => deviceOwner(database.dialect, { email }))
  // Where there is no such account the same is computed.
  const device = knownDevice(cookieSecrets(services), headers.cookie, owner ?? { id: '', password: null })
  return owner && device ? `device ${device} of ${owner.id}` : undefined
}

/** The cookie for whoever has just shown that an account is theirs: this device is known to it from now on. */
export async function deviceCookiesFor(
  services: AuthServices,
  { headers }: FastifyRequest,
  id: string,
): Promise<string[]> {
  const { database, env } = services
  const owner = await database.read(null, () => deviceOwner(database.dialect, { id }))
  if (!owner) return []
  const value = deviceCookieValue(cookieSecrets(services), headers.cookie, owner)
  return [deviceCookieHeader(value, env.PUBLIC_URL.startsWith('https:'))]
}

/** The address of a sign-in, or undefined for a body that better-auth will refuse anyway. */
function emailIn(body: Buffer | undefined): string | undefined {
  try {
    const { email } = parseJson(String(body)) as { email?: unknown }
    return typeof email === 'string' ? email.trim().toLowerCase() : undefined
  } catch {
    return undefined
  }
}
