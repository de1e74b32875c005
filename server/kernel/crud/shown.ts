import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hash } from 'node:crypto'
import type { Values } from '../../../entities/language/input/body.ts'
import type { Context } from '../records/context.ts'
import { heldTag, queryOf, sendJson, sendUnchanged } from '../requests/request.ts'

/** The parameters by which members and keys are answered in the dialect that public lists speak. */
export const shownParameters = ['expand', 'fields', 'lang', 'body'] as const

/** How records are shown to whoever asks for more than what is stored. */
export interface ShownRead {
  /** The heavy fields that are read for it. */
  readonly include: readonly string[]
  /** How many records of a list may be shown so; undefined for as many as any. */
  readonly most: number | undefined
  /** Stored records as they are answered. */
  readonly show: (records: readonly Values[]) => Promise<readonly Values[]>
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Parses `shownParameters`; throws for what is unknown, and for what a key may not read (`features/content`). */
    showRecords(context: Context, request: FastifyRequest, isList: boolean): ShownRead
  }
}

/**
 * How the records of a request are shown; undefined where it names none of these parameters, and is answered what is
 * stored, as it is sent back.
 */
export function shownReadOf(
  app: FastifyInstance,
  context: Context,
  request: FastifyRequest,
  isList: boolean,
): ShownRead | undefined {
  const query = queryOf(request)
  return shownParameters.some((name) => name in query) ? app.showRecords(context, request, isList) : undefined
}

/** Sends what is shown, under a tag made of it: it is made of other records, too. A version before that names what a change is based on. */
export function sendShown(
  request: FastifyRequest,
  reply: FastifyReply,
  shown: unknown,
  version?: number,
): FastifyReply {
  const json = JSON.stringify(shown)
  const range = String(reply.getHeader('content-range') ?? '')
  const digest = hash('sha256', range + json, 'hex').slice(0, 24)
  const tag = version === undefined ? `"${digest}"` : `"${version}-${digest}"`
  const held = heldTag(request, tag)
  return held === undefined ? sendJson(reply.header('etag', tag), json) : sendUnchanged(reply, held)
}
