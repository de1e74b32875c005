import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The secret token of a link, and the hash that is stored. */
export function createToken(): { readonly token: string; readonly hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Holds an accepted invitation until its passkey or password has been set. */
export const invitationCookie = 'captain_invitation'
export const invitationCookieSeconds = 600

const signature = (secret: string, text: string): Buffer =>
  createHmac('sha256', `${secret} invitation cookie`).update(text).digest()

/** The value of the cookie: the invitation and its expiry, signed. */
export function sealInvitation(secret: string, invitation: string, now: number = Date.now()): string {
  const text = `${invitation}.${Math.floor(now / 1000) + invitationCookieSeconds}`
  return `${text}.${signature(secret, text).toString('base64url')}`
}

/** The invitation in a Cookie header; undefined if it is missing, forged or expired. */
export function unsealInvitation(
  secret: string,
  header: string | null | undefined,
  now: number = Date.now(),
): string | undefined {
  const [, id, until, signed] =
    new RegExp(`(?:^|; *)${invitationCookie}=([\\w-]+)\\.(\\d+)\\.([\\w-]+)(?:;|$)`).exec(header ?? '') ?? []
  if (!id || !until || !signed || Number(until) * 1000 < now) return undefined
  const providedSignature = Buffer.from(signed, 'base64url')
  const expectedSignature = signature(secret, `${id}.${until}`)
  return providedSignature.length === expectedSignature.length && timingSafeEqual(providedSignature, expectedSignature)
    ? id
    : undefined
}
