/** A message, once its signature is known to be right. */
export type WebhookMessage = ChangesMessage | TestMessage

interface ChangesMessage {
  readonly type: 'changes'
  readonly timestamp: string
  readonly data: {
    readonly tenant: string
    /**
     * The number of this event among those of the tenant, in the order of the changes. An endpoint that does
     * not receive all of them sees gaps: only `previous` says what is missing. After a restore from a backup it goes on a
     * million higher.
     */
    readonly sequence: number
    /**
     * The number of the event before that was addressed to this endpoint: whoever does not know it has missed one. Null
     * after the endpoint was switched on, and after a restore from a backup: read everything again.
     */
    readonly previous: number | null
    readonly changeSet: string | null
    readonly total: number
    /** Whether `changes` has all of them; if not, ask at `feed`. */
    readonly isComplete: boolean
    /** Where all that changed for the public is listed without gaps (`changes`). */
    readonly feed: string
    readonly changes: readonly WebhookChange[]
  }
}

interface WebhookChange {
  readonly event:
    | 'record.published'
    | 'record.changed'
    | 'record.withdrawn'
    | 'inquiry.received'
    | 'application.received'
    | 'order.placed'
    | 'order.moved'
    | 'file.replaced'
  readonly entity: string | null
  readonly id: string
  readonly url: string | null
  readonly from?: string
  readonly to?: string
  readonly replacedBy?: string
}

interface TestMessage {
  readonly type: 'test'
  readonly timestamp: string
  readonly data: { readonly tenant: string }
}

/** A message that is not from Captain, or too old to be believed. Answer it with 400 or 401. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError'
}

export interface WebhookOptions {
  /** How many seconds a message may be old, or ahead of this clock. */
  readonly tolerance?: number
  /** The time, in milliseconds. */
  readonly now?: number
}

type HeadersLike = Headers | Readonly<Record<string, string | readonly string[] | undefined>>

/**
 * Reads a message that was signed with a secret (`whsec_…`), or with one of two while they are replaced (Standard
 * Webhooks 1.0, "Verifying webhook authenticity"). `body` is the text as it arrived, not JSON written anew. Throws
 * `WebhookError` for all others. `webhook-id` is the same at each try: whoever has seen it need not act again.
 */
export async function verifyWebhook(
  secrets: string | readonly string[],
  headers: HeadersLike,
  body: string,
  { tolerance = 300, now = Date.now() }: WebhookOptions = {},
): Promise<WebhookMessage> {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(headers, name),
  )
  if (!id || !timestamp || !signatures) throw new WebhookError('It has no signature.')
  if (!/^\d+$/.test(timestamp) || Math.abs(now / 1000 - Number(timestamp)) > tolerance)
    throw new WebhookError('It is too old, or not of this time.')
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  const given = signatures.split(' ').flatMap((each) => (each.startsWith('v1,') ? (bytesOf(each.slice(3)) ?? []) : []))
  for (const secret of [secrets].flat()) {
    const key = await keyOf(secret)
    for (const signature of given)
      if (await crypto.subtle.verify('HMAC', key, signature, signed)) return JSON.parse(body) as WebhookMessage
  }
  throw new WebhookError('Its signature is wrong.')
}

async function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = bytesOf(secret.replace(/^whsec_/, ''))
  if (!bytes || bytes.length === 0) throw new TypeError('The secret is what follows `whsec_`, in base64.')
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

function headerOf(headers: HeadersLike, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined
  const value = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
  return typeof value === 'string' ? value : value?.[0]
}
