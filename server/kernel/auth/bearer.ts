import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet } from 'jose'
import { lruCache } from '../../base/db/lru-cache.ts'

/** The claims of a verified token. Whether its session is still live is another question (`tenant-access.ts`). */
export interface Claims {
  readonly session: string
  readonly user: string
  readonly expires: number
}

export interface BearerVerifier {
  /** The claims of a token that was verified before and has not expired. */
  known(authorization: string | undefined): Claims | undefined
  /** Verifies a token; undefined if it is not one of ours. */
  verify(authorization: string | undefined): Promise<Claims | undefined>
}

const minute = 60_000
const maxRemembered = 10_000
/** By how much, in milliseconds, the clocks of two servers may differ. */
const clockDifference = minute

/** Verifies bearer tokens against our own public keys. Signature checks are cached; whether a session lives is not asked here. */
export function bearerVerifier(issuer: string, readKeys: () => Promise<JSONWebKeySet>): BearerVerifier {
  const verified = lruCache<Claims>(maxRemembered)
  const keys = publicKeys(readKeys)

  return {
    known(authorization) {
      const token = tokenIn(authorization)
      const claims = token && verified.get(token)
      return claims && claims.expires > Date.now() ? claims : undefined
    },
    async verify(authorization) {
      const token = tokenIn(authorization)
      if (!token) return undefined
      const claims = await claimsOf(token, issuer, keys)
      if (claims) verified.set(token, claims)
      return claims
    },
  }
}

type KeySet = ReturnType<typeof createLocalJWKSet>
type Keys = (fresh: boolean) => Promise<KeySet>

/** The public keys; reloaded for an unknown key, at most once a minute. */
function publicKeys(readKeys: () => Promise<JSONWebKeySet>): Keys {
  let known: Promise<KeySet> | undefined
  let readAt = 0
  return (fresh) => {
    if (!known || (fresh && Math.abs(Date.now() - readAt) > minute)) {
      readAt = Date.now()
      known = readKeys().then(createLocalJWKSet)
      known.catch(() => (known = undefined))
    }
    return known
  }
}

async function claimsOf(token: string, issuer: string, keys: Keys): Promise<Claims | undefined> {
  try {
    return await verifiedWith(token, issuer, await keys(false)).catch(async (error: unknown) => {
      if (error instanceof errors.JWKSNoMatchingKey) return verifiedWith(token, issuer, await keys(true))
      throw error
    })
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}

async function verifiedWith(token: string, issuer: string, keys: KeySet): Promise<Claims | undefined> {
  const { payload } = await jwtVerify(token, keys, {
    algorithms: ['EdDSA'],
    issuer,
    audience: issuer,
    requiredClaims: ['sub', 'sid', 'exp', 'iat'],
  })
  const { sub, sid, exp, iat } = payload
  if (typeof sub !== 'string' || typeof sid !== 'string') return undefined
  // Issued while a clock was wrong: it would outlive every session of today.
  if (iat! * 1000 > Date.now() + clockDifference) return undefined
  return { session: sid, user: sub, expires: exp! * 1000 }
}

/** What follows the scheme `Bearer`, whose letters may be of either case (RFC 9110, section 11.1). */
export const tokenIn = (authorization: string | undefined): string | undefined =>
  authorization !== undefined && /^bearer /i.test(authorization)
    ? authorization.slice('Bearer '.length).trimStart()
    : undefined
