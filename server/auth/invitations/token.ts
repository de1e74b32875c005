import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The secret of a link, and what is kept of it. */
export function drawToken(): { readonly token: string; readonly hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOf(token) }
}

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** The cookie that an accepted invitation rests in until its passkey or password is there. */
export const invitationCookie = 'captain_invitation'
export const invitationCookieSeconds = 600

const signature = (secret: string, text: string): Buffer =>
  createHmac('sha256', `${secret} invitation cookie`).update(text).digest()

/** The value of the cookie: which invitation, until when, signed by us. */
export function sealed(secret: string, invitation: string, now: number = Date.now()): string {
  const text = `${invitation}.${Math.floor(now / 1000) + invitationCookieSeconds}`
  return `${text}.${signature(secret, text).toString('base64url')}`
}

/** The invitation that a Cookie header carries; undefined for none, a forged or an old one. */
export function unsealed(
  secret: string,
  header: string | null | undefined,
  now: number = Date.now(),
): string | undefined {
  const [, id, until, signed] =
    new RegExp(`(?:^|; *)${invitationCookie}=([\\w-]+)\\.(\\d+)\\.([\\w-]+)(?:;|$)`).exec(header ?? '') ?? []
  if (!id || !until || !signed || Number(until) * 1000 < now) return undefined
  const given = Buffer.from(signed, 'base64url')
  const ours = signature(secret, `${id}.${until}`)
  return given.length === ours.length && timingSafeEqual(given, ours) ? id : undefined
}
