import { createHash, hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { heldTag, sendJson, sendUnchanged } from '../../kernel/requests/request.ts'
import { lruCache } from '../../base/db/lru-cache.ts'
import { previewCaching } from './open-tenant.ts'

/** For how long a cache may answer with what it has while it asks again, in seconds. */
const staleSeconds = 60

/** What is known of an answer besides itself, in milliseconds. */
interface Validity {
  /** When something is next shown or withdrawn by its own times. */
  readonly until?: number
  /** Since when it has been this answer; undefined if that is unknown. */
  readonly readAt?: number
}

/**
 * Sends an answer that anyone may keep but must ask about before using it again. A cache may use it once more while it
 * asks, for a minute at most and never past `until` (RFC 5861).
 *
 * `Last-Modified` is the time at which the answer was read: when records were changed says too little, for they also come
 * and go by themselves. It is sent once its second is over, so that no two answers share one (RFC 9110, 8.8.2);
 * `If-None-Match` comes first (RFC 9110, 13.2.2).
 */
export function sendRevalidated(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string,
  validity: Validity = {},
  type?: string,
): FastifyReply {
  return sendTagged(request, reply, tagOf(reply, body), body, validity, type)
}

function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  etag: string,
  body: string,
  validity: Validity,
  type: string | undefined,
): FastifyReply {
  const held = confirmed(request, reply, etag, validity)
  if (held) return sendUnchanged(reply, held)
  return type ? reply.type(type).send(body) : sendJson(reply, body)
}

/** What an answer is made of: cached readings, by their numbers, and all else that decides its text. */
interface Source extends Validity {
  readonly numbers: readonly number[]
  readonly form: unknown
}

/** How many tags are remembered: those of answers that are asked for again and again. */
const maxTags = 5_000
const tags = lruCache<string>(maxTags)

/** The same for what is made of cached readings: for whoever has it already, it is not written again. */
export async function sendComposed(
  request: FastifyRequest,
  reply: FastifyReply,
  { numbers, form, ...validity }: Source,
  write: () => string | Promise<string>,
  type?: string,
): Promise<FastifyReply> {
  // Callers decide how long a form is.
  const key = hash('sha256', JSON.stringify([numbers, form, placeOf(reply)]), 'base64url')
  const known = tags.get(key)
  if (known !== undefined && heldTag(request, known) !== undefined)
    return sendUnchanged(reply, confirmed(request, reply, known, validity)!)
  const body = await write()
  const etag = tagOf(reply, body)
  tags.set(key, etag)
  return sendTagged(request, reply, etag, body, validity, type)
}

/**
 * What an answer says of the list that it is a page of, as the next page may begin elsewhere while this one is the same; and
 * whether it is for a few only: then it is not the same as what everybody gets, even if it has the same words.
 */
function placeOf(reply: FastifyReply): string {
  const { 'content-range': range = '', link = '', 'cache-control': caching } = reply.getHeaders()
  return [range, link, ...(caching === previewCaching ? [previewCaching] : [])].join('\n')
}

const tagOf = (reply: FastifyReply, body: string): string =>
  `"${createHash('sha256').update(placeOf(reply)).update(body).digest('base64url').slice(0, 27)}"`

/** Says for how long an answer may be used, and answers its tag if the caller has it. */
function confirmed(
  request: FastifyRequest,
  reply: FastifyReply,
  etag: string,
  { until = Infinity, readAt = Infinity }: Validity,
): string | undefined {
  const now = Date.now()
  const since = Math.floor(readAt / 1000) * 1000 + 1000
  const stale = Math.max(0, Math.min(staleSeconds, Math.floor((until - now) / 1000)))
  // What is answered to somebody is not for everybody, whoever keeps it in between.
  const audience = request.headers.authorization === undefined ? 'public' : 'private'
  reply.header('etag', etag)
  if (reply.getHeader('cache-control') !== previewCaching)
    reply.header('cache-control', `${audience}, max-age=0, stale-while-revalidate=${stale}`)
  if (since <= now) reply.header('last-modified', new Date(since).toUTCString())
  return confirmedTag(request, etag, since)
}

/** The tag to confirm if the caller has this answer. */
function confirmedTag(request: FastifyRequest, etag: string, since: number): string | undefined {
  const { 'if-none-match': tags, 'if-modified-since': time } = request.headers
  return tags === undefined ? (since <= Date.parse(time ?? '') ? etag : undefined) : heldTag(request, etag)
}
