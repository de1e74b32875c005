import { createHmac, timingSafeEqual } from 'node:crypto'
import { parseCookies } from 'better-call'

/** The signature that better-auth puts behind the value of a cookie, after a full stop. */
const signatureOf = (value: string, secret: string): string =>
  createHmac('sha256', secret).update(value).digest('base64')

/** The value of a signed cookie; undefined where it was not signed with this secret. */
function signedValue(signed: string, secret: string): string | undefined {
  const end = signed.lastIndexOf('.')
  if (end < 1) return undefined
  const [value, given] = [signed.slice(0, end), Buffer.from(signed.slice(end + 1))]
  const ours = Buffer.from(signatureOf(value, secret))
  return given.length === ours.length && timingSafeEqual(given, ours) ? value : undefined
}

/** What a cookie of a request says, if we signed it. */
export function signedCookie(header: string | undefined, name: string, secret: string): string | undefined {
  const signed = parseCookies(header ?? '').get(name)
  return signed === undefined ? undefined : signedValue(signed, secret)
}

/** A signed cookie as browsers send it back. */
export const cookiePair = (name: string, value: string, secret: string): string =>
  `${name}=${encodeURIComponent(`${value}.${signatureOf(value, secret)}`)}`
