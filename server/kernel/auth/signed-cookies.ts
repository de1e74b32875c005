import { createHmac, timingSafeEqual } from 'node:crypto'
import { parseCookies } from 'better-call'
import type { FastifyInstance } from 'fastify'

/** The signature that better-auth appends to a cookie value, after a full stop. */
const signatureOf = (value: string, secret: string): string =>
  createHmac('sha256', secret).update(value).digest('base64')

/** The value of a signed cookie; undefined if it was not signed with this secret. */
function signedValue(signed: string, secret: string): string | undefined {
  const end = signed.lastIndexOf('.')
  if (end < 1) return undefined
  const [value, providedSignature] = [signed.slice(0, end), Buffer.from(signed.slice(end + 1))]
  const expectedSignature = Buffer.from(signatureOf(value, secret))
  return providedSignature.length === expectedSignature.length && timingSafeEqual(providedSignature, expectedSignature)
    ? value
    : undefined
}

/** The value of a request's cookie, if we signed it. */
export function signedCookie(header: string | undefined, name: string, secret: string): string | undefined {
  const signed = parseCookies(header ?? '').get(name)
  return signed === undefined ? undefined : signedValue(signed, secret)
}

/** A signed cookie as browsers send it back. */
export const cookiePair = (name: string, value: string, secret: string): string =>
  `${name}=${encodeURIComponent(`${value}.${signatureOf(value, secret)}`)}`

/**
 * The Cookie header with cookies signed by the previous secret signed again, so that sessions survive a change of
 * secret.
 */
function resignCookies(header: string, secret: string, previous: string): string {
  const pairs = [...parseCookies(header)].map(([name, signed]) => {
    const value = name.includes('better-auth.') ? signedValue(signed, previous) : undefined
    return value === undefined ? undefined : ([name, cookiePair(name, value, secret)] as const)
  })
  const replaced = new Map(pairs.filter((pair) => pair !== undefined))
  if (replaced.size === 0) return header
  return header
    .split(';')
    .map((pair) => replaced.get(pair.split('=', 1)[0]!.trim()) ?? pair.trim())
    .join('; ')
}

/** Accepts cookies signed with the previous secret during rotation; better-auth knows only one secret. */
export function acceptPreviousSecret(app: FastifyInstance, secret: string, previous: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw
    if (headers.cookie) headers.cookie = resignCookies(headers.cookie, secret, previous)
    done()
  })
}
