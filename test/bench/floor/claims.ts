import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose'
import { refused } from './news.ts'

interface Claims {
  readonly session: string
  readonly user: string
  readonly expires: number
}

/** Who shows a token, which is verified once. */
export function claimsReader(issuer: string, keys: string) {
  const keySet = createLocalJWKSet(JSON.parse(keys) as JSONWebKeySet)
  const verified = new Map<string, Claims>()

  async function verify(authorization: string): Promise<Claims> {
    const { payload } = await jwtVerify(authorization.slice('Bearer '.length), keySet, {
      algorithms: ['EdDSA'],
      issuer,
      audience: issuer,
    }).catch(() => {
      throw refused(401)
    })
    const claims = { session: String(payload.sid), user: String(payload.sub), expires: payload.exp! * 1000 }
    verified.set(authorization, claims)
    return claims
  }

  return (authorization = ''): Claims | Promise<Claims> => {
    const known = verified.get(authorization)
    return known && known.expires > Date.now() ? known : verify(authorization)
  }
}
