import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { tagOfIdentity } from '../plugins/compression.ts'
import { sendJson } from '../crud/request.ts'

/**
 * Anyone may cache the response but must revalidate it before each use, so that withdrawn content disappears
 * immediately.
 */
export function sendRevalidated(request: FastifyRequest, reply: FastifyReply, json: string): FastifyReply {
  const range = String(reply.getHeader('content-range') ?? '')
  const etag = `"${createHash('sha256').update(range).update(json).digest('base64url').slice(0, 27)}"`
  reply.header('etag', etag).header('cache-control', 'public, no-cache')
  const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  const held = known.find((tag) => tagOfIdentity(tag) === etag)
  return held ? reply.status(304).header('etag', held).send() : sendJson(reply, json)
}
