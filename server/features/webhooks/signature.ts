import { createHmac, randomBytes } from 'node:crypto'

/** Distinguishes a webhook's secret from others (Standard Webhooks 1.0, "Signature scheme"). */
const secretPrefix = 'whsec_'

/** 256 bits; the specification allows for 24 to 64 bytes. */
const secretBytes = 32

export const newWebhookSecret = (): string => secretPrefix + randomBytes(secretBytes).toString('base64')

/** By what people recognise a secret that is not shown again. */
export const hintOfSecret = (secret: string): string => secret.slice(0, secretPrefix.length + 4)

/**
 * The headers of a message, signed with each of the secrets: `v1,` and the HMAC-SHA256 of id, timestamp and body
 * (Standard Webhooks 1.0). `at` is in milliseconds.
 */
export function signedHeaders(
  secrets: readonly string[],
  id: string,
  at: number,
  body: string,
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(at / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(secretPrefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}

/** The address of a deploy hook as people see it: whoever knows the whole of it builds the site. */
export function maskedAddress(url: string): string {
  const { origin, pathname, search } = new URL(url)
  const rest = pathname + search
  // Of a short one, four characters would reveal too much.
  return `${origin}/…${rest.length >= 16 ? rest.slice(-4) : ''}`
}
