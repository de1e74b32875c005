import type { RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { placeOf } from '../plugins/rate-limit.ts'
import { ApiError } from '../errors.ts'
import { parseJson } from '../json.ts'
import { backoff } from './backoff.ts'
import type { Desk } from './calls/asked.ts'
import { limitOf } from './calls/limits.ts'
import { deviceCookieOf, deviceOwner, deviceWith, knownDevice, namesDevice } from './devices.ts'

const fromDevice = 20

/** How sign-ins by password are slowed down. */
export interface SignInLimits {
  /** How often a place may try, or a device that the account knows. */
  readonly rate: RateLimitOptions
  /** Lets a sign-in through unless its address has to wait, or the device it comes from. */
  slowed(request: FastifyRequest, signIn: () => Promise<Response>): Promise<Response>
}

/**
 * Strangers are counted by place and by the address they try; a device that the account knows by itself, in a count that
 * nobody else can use up. Whoever tries an account from elsewhere does not shut it against its owner.
 */
export function signInLimits(desk: Desk): SignInLimits {
  const guessing = backoff(desk.database)
  const devices = new WeakMap<FastifyRequest, Promise<string | undefined>>()
  const deviceOf = (request: FastifyRequest): Promise<string | undefined> => {
    const known = devices.get(request) ?? deviceIn(desk, request)
    devices.set(request, known)
    return known
  }
  const limit = limitOf('/sign-in/email')
  return {
    rate: {
      ...limit,
      // Only with the body it is known whose device it would have to be.
      hook: 'preHandler',
      keyGenerator: async (request) => (await deviceOf(request)) ?? placeOf(request),
      max: async (request) => ((await deviceOf(request)) ? fromDevice : Number(limit.max)),
    },
    async slowed(request, signIn) {
      const email = addressIn(request.body as Buffer | undefined)
      if (email === undefined) return signIn()
      const who = (await deviceOf(request)) ?? email
      const early = await guessing.begin(who)
      if (early > 0) throw new ApiError(429, undefined, { retryAfter: Math.ceil(early / 1000) })
      const answer = await signIn()
      if (answer.ok) await guessing.succeeded(who)
      return answer
    },
  }
}

const secretsOf = ({ secret, env }: Desk): readonly [string, ...string[]] =>
  env.AUTH_SECRET_PREVIOUS ? [secret, env.AUTH_SECRET_PREVIOUS] : [secret]

/** The device of a request that the account whose address it gives has signed in on; named so that no address is called so. */
async function deviceIn(desk: Desk, { headers, body }: FastifyRequest): Promise<string | undefined> {
  const email = addressIn(body as Buffer | undefined)
  if (email === undefined || !namesDevice(headers.cookie)) return undefined
  const { database } = desk
  const owner = await database.read(null, () => deviceOwner(database.dialect, { email }))
  // Where there is no such account the same is computed.
  const device = knownDevice(secretsOf(desk), headers.cookie, owner ?? { id: '', password: null })
  return owner && device ? `device ${device} of ${owner.id}` : undefined
}

/** The cookie for whoever has just shown that an account is theirs: this device is known to it from now on. */
export async function rememberedDevice(desk: Desk, { headers }: FastifyRequest, id: string): Promise<string[]> {
  const { database, env } = desk
  const owner = await database.read(null, () => deviceOwner(database.dialect, { id }))
  if (!owner) return []
  const value = deviceWith(secretsOf(desk), headers.cookie, owner)
  return [deviceCookieOf(value, env.PUBLIC_URL.startsWith('https:'))]
}

/** The address of a sign-in, or undefined for a body that better-auth will refuse anyway. */
function addressIn(body: Buffer | undefined): string | undefined {
  try {
    const { email } = parseJson(String(body)) as { email?: unknown }
    return typeof email === 'string' ? email.trim().toLowerCase() : undefined
  } catch {
    return undefined
  }
}
