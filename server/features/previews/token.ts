import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** What a token opens: a link that is given away, or the pane of somebody who edits. */
type PreviewKind = 'link' | 'pane'

/** Makes the tokens of previews, and reads the id of one from a token that it made. */
export interface PreviewTokens {
  make(id: string): string
  /** Undefined for a text that is no token of this tenant. */
  read(token: string): string | undefined
}

const macBytes = 16
const idBytes = 16
const tokenPattern = /^[A-Za-z0-9_-]{43}$/

/**
 * The tokens of the previews of a tenant, of one kind. A token is the id of a preview and its signature (HMAC-SHA-256, cut to 128 bits), so
 * that a link can be copied again though no secret is kept for it. The previous secret counts too while it is replaced.
 */
export function previewTokens(tenant: string, secrets: readonly string[], kind: PreviewKind = 'link'): PreviewTokens {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', `captain preview ${kind}`, 32)))
  const sign = (key: Buffer, id: Buffer): Buffer =>
    createHmac('sha256', key).update(tenant).update(id).digest().subarray(0, macBytes)
  return {
    make(id) {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
      return Buffer.concat([bytes, sign(keys[0]!, bytes)]).toString('base64url')
    },
    read(token) {
      if (!tokenPattern.test(token)) return undefined
      const bytes = Buffer.from(token, 'base64url')
      const [id, mac] = [bytes.subarray(0, idBytes), bytes.subarray(idBytes)]
      if (!keys.some((key) => timingSafeEqual(sign(key, id), mac))) return undefined
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
  }
}
