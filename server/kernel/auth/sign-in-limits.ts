import type { RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { accountEmail } from '../../../entities/language/text/email-address.ts'
import { clientKey } from '../../base/rate-limits/plugin.ts'
import { ApiError } from '../../base/errors/api-error.ts'
import { parseJson } from '../../base/input/json.ts'
import { signInBackoff } from './backoff.ts'
import type { AuthServices } from './calls/call.ts'
import { rateLimitOf } from './calls/rate-limits.ts'
import { deviceCookieHeader, deviceOwner, deviceCookieValue, knownDevice, hasDevice } from './device-cookie.ts'

const maxPerDevice = 20

/** How password sign-ins are slowed down. */
export interface SignInLimits {
  /** How often a place, or a device known to the account, may try. */
  readonly rate: RateLimitOptions
  /** Lets a sign-in through unless its address or device has to wait. */
  throttle(request: FastifyRequest, signIn: () => Promise<Response>): Promise<Response>
}

/**
 * Strangers are counted by place and by the address they try; a device known to the account has a separate count that
 * nobody else can use up. So attempts from elsewhere cannot lock the owner out.
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
      // The body is needed to find out whose device it would be.
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

/**
 * The request's device, if the account with the given address has signed in on it. The key's format cannot clash with
 * an email address.
 */
async function deviceOfRequest(services: AuthServices, { headers, body }: FastifyRequest): Promise<string | undefined> {
  const email = emailIn(body as Buffer | undefined)
  if (email === undefined || !hasDevice(headers.cookie)) return undefined
  const { database } = services
  const owner = await database.read(null, () => deviceOwner(database.dialect, { email }))
  // For unknown accounts the same work is done.
  const device = knownDevice(cookieSecrets(services), headers.cookie, owner ?? { id: '', password: null })
  return owner && device ? `device ${device} of ${owner.id}` : undefined
}

/** The cookies for someone who has just proved ownership of an account: from now on the account knows this device. */
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

/** The address of a sign-in; undefined for a body that better-auth will refuse anyway. */
function emailIn(body: Buffer | undefined): string | undefined {
  try {
    const { email } = parseJson(String(body)) as { email?: unknown }
    return typeof email === 'string' ? accountEmail(email) : undefined
  } catch {
    return undefined
  }
}
