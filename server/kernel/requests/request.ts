import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { systemFields, type Values } from '../../../entities/language/input/body.ts'
import { draftMemberName } from '../../../entities/language/derived/draft-fields.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { invalid, versionRequired } from '../../base/errors/api-error.ts'
import { storeOf, type Context } from '../records/context.ts'
import type { SavedRecord } from '../records/saved-record.ts'

/** An entity tag as it was before its answer was compressed: each form has its own (RFC 9110, 8.8.3.3). */
const tagOfIdentity = (tag: string): string => tag.replace(/-(?:br|gzip)"$/, '"')

const jsonType = 'application/json; charset=utf-8'

/** The context of a request, from what the guard of the subtree has established. */
export function contextOf({ database }: FastifyInstance, entity: Entity, request: FastifyRequest): Context {
  const { access, params, id } = request
  return {
    store: storeOf(database!),
    entity,
    tenant: access.tenant!,
    parent: (params as { parent?: string }).parent,
    by: access.user.id,
    session: access.sessionId,
    requestId: id,
  }
}

/**
 * The same for an entity that a body or query names together with the parent of its records. Throws unless there is a
 * parent just where the entity has one.
 */
export function contextOfList(
  app: FastifyInstance,
  entity: Entity,
  request: FastifyRequest,
  parent: string | undefined,
): Context {
  const wrong = (rule: string) => invalid([{ path: ['parent'], rule, params: {} }], entity.name)
  if (entity.parent && parent === undefined) throw wrong('required')
  if (!entity.parent && parent !== undefined) throw wrong('unknownField')
  return { ...contextOf(app, entity, request), parent }
}

export const idOf = (request: FastifyRequest): string => (request.params as { id: string }).id

export const queryOf = (request: FastifyRequest): Readonly<Record<string, unknown>> =>
  request.query as Record<string, unknown>

/** Throws unless the body is a JSON object. */
export function asObject(body: unknown): Values {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw invalid([{ path: [], rule: 'record', params: {} }])
  return body as Values
}

/** Throws for body keys that are not listed. */
export function assertKeys(body: Values, ...keys: readonly string[]): void {
  const unknown = Object.keys(body).filter((key) => !keys.includes(key))
  if (unknown.length > 0) throw invalid(unknown.map((key) => ({ path: [key], rule: 'unknownField', params: {} })))
}

/** Splits a body into form fields and system values, which are only compared. What is said of its draft changes nothing. */
export function splitBody(entity: Entity, body: Values): { readonly fields: Values; readonly systemValues: Values } {
  const names: readonly string[] = entity.parent ? [...systemFields, entity.parent.name] : systemFields
  const entries = Object.entries(body).filter(([name]) => !(entity.keepsDraft && name === draftMemberName))
  return {
    fields: Object.fromEntries(entries.filter(([name]) => !names.includes(name))),
    systemValues: Object.fromEntries(entries.filter(([name]) => names.includes(name))),
  }
}

/**
 * The version that a change is based on, from the body or `If-Match`, for optimistic locking. Required: without it, a
 * change could overwrite someone else's.
 */
export function expectedVersionOf(request: FastifyRequest, body: Values): number {
  const { version } = body
  const headerVersion = ifMatchVersion(request)
  if (version === undefined) {
    if (headerVersion === undefined) throw versionRequired()
    return headerVersion
  }
  if (!Number.isSafeInteger(version)) throw invalid([{ path: ['version'], rule: 'integer', params: {} }])
  return headerVersion === undefined || headerVersion === version ? (version as number) : noVersion
}

/**
 * The same where a caller may say `If-Match: *` without a version: that the record may be at any, on purpose (RFC 9110,
 * 13.1.1). Undefined then.
 */
export const baseVersionOf = (request: FastifyRequest, body: Values): number | undefined =>
  body.version === undefined && request.headers['if-match']?.trim() === '*'
    ? undefined
    : expectedVersionOf(request, body)

/** The version of no record: a change that is based on it is refused with 412. */
const noVersion = -1

/**
 * The version in `If-Match`, the newest of several: of a tag of a write, or of a read, which says its form and time too.
 * A proxy that compresses makes tags weak; they name the version all the same. `noVersion` for tags that are none of
 * ours, and undefined without the header or for `*`, which any version meets (RFC 9110, 13.1.1).
 */
export function ifMatchVersion({ headers }: FastifyRequest): number | undefined {
  const { 'if-match': tags } = headers
  if (tags === undefined || tags.trim() === '*') return undefined
  const ours = /^"(\d{1,15})(?:-[\w:.-]+)?"$/
  return Math.max(...tagsIn(tags).map((tag) => Number(ours.exec(tagOfIdentity(tag))?.[1] ?? noVersion)))
}

/** The entity tags of a header, weak or not. */
const tagsIn = (header: string): readonly string[] => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))

/**
 * The caller's tag (`If-None-Match`) for an answer, if it has that answer in any of its forms, or asks about any
 * (RFC 9110, 13.1.2).
 */
export function heldTag({ headers }: FastifyRequest, etag: string): string | undefined {
  const { 'if-none-match': tags } = headers
  if (tags === undefined) return undefined
  const held = tagsIn(tags)
  return held.includes('*') ? etag : held.find((tag) => tagOfIdentity(tag) === etag)
}

/** Says that the answer with a tag is as it was. */
export const sendUnchanged = (reply: FastifyReply, tag: string): FastifyReply =>
  reply.status(304).header('etag', tag).send()

/** Sends JSON that is already serialised. */
export const sendJson = (reply: FastifyReply, json: string | Buffer): FastifyReply => reply.type(jsonType).send(json)

/** Sends a record after a write, with its version as the ETag and the change set that undoes the write. */
export const sendSaved = (reply: FastifyReply, { version, changeSet, json }: SavedRecord): FastifyReply =>
  sendJson(withChangeSetHeader(reply, changeSet).header('etag', `"${version}"`), json)

/** Adds the change set that undoes the write, if anything changed. */
export const withChangeSetHeader = (reply: FastifyReply, changeSet: string | null | undefined): FastifyReply =>
  changeSet ? reply.header('change-set', changeSet) : reply
