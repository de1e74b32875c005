import type { FastifyInstance, FastifyReply } from 'fastify'
import { draftLanguages, draftMemberName, type DraftLanguage } from '../../../entities/language/derived/draft-fields.ts'
import { dateTime, toInstant } from '../../../entities/language/fields/date-time.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import type { Operation } from '../../base/db/query.ts'
import { invalid } from '../../base/errors/api-error.ts'
import { withColleagues } from '../auth/colleagues.ts'
import {
  discardDraft as discard,
  publishDraft as publish,
  readDraft as read,
  restoreDraft as restore,
  saveDraft as save,
  scheduleDraft as schedule,
} from '../drafts/write-draft.ts'
import { inChangeSet } from '../records/commit.ts'
import type { Context } from '../records/context.ts'
import {
  asObject,
  assertKeys,
  baseVersionOf,
  contextOf,
  expectedVersionOf,
  idOf,
  ifMatchVersion,
  sendJson,
  sendSaved,
  splitBody,
} from '../requests/request.ts'
import { wholeNumber } from './bulk.ts'
import { route } from './route.ts'

/** GET …/news/:id/draft: the record as it will be once its draft is published. */
export const readDraft = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'readDraft', ['list', 'edit', 'preview'], async (request, reply) => {
    const context = contextOf(app, entity, request)
    return sendDraft(reply, await context.store.database.read(context.tenant.id, () => read(context, idOf(request))))
  })

/** PUT …/news/:id/draft: changes what the draft changes, never what is published. */
export const saveDraft = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'saveDraft', 'edit', async (request, reply) => {
    const context = await withColleagues(app, contextOf(app, entity, request))
    const body = asObject(request.body)
    const isNew = request.headers['if-none-match']?.trim() === '*'
    const work = save(context, {
      id: idOf(request),
      fields: splitBody(entity, body).fields,
      isNew,
      version: isNew ? wholeNumber(body.version, ['version']) : baseVersionOf(request, body),
      liveVersion: seenVersion(body),
    })
    return sendDraft(reply, await context.store.database.write(context.tenant.id, work))
  })

/** The version of the record that the draft in a body was read with, as clients that send everything back have it. */
function seenVersion(body: Values): number | undefined {
  const draft = body[draftMemberName]
  const seen = typeof draft === 'object' && draft !== null ? (draft as Values)['liveVersion'] : undefined
  return wholeNumber(seen, [draftMemberName, 'liveVersion'])
}

/** DELETE …/news/:id/draft */
export const discardDraft = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'discardDraft', 'edit', async (request, reply) => {
    const context = contextOf(app, entity, request)
    const version = ifMatchVersion(request)
    await context.store.database.write(context.tenant.id, () => discard(context, idOf(request), version))
    return reply.status(204).send()
  })

/** POST …/news/:id/draft/restorations: brings back the draft that was discarded last. */
export const restoreDraft = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'restoreDraft', 'edit', async (request, reply) => {
    const context = contextOf(app, entity, request)
    return sendDraft(reply, await inWrite(context, () => restore(context, idOf(request))))
  })

/** POST …/news/:id/draft/publications {version, liveVersion?, language?} */
export const publishDraft = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'publishDraft', 'edit', async (request, reply) => {
    const body = asObject(request.body)
    assertKeys(body, 'version', 'liveVersion', 'language')
    const language = readLanguage(body.language)
    const version = expectedVersionOf(request, body)
    const liveVersion = wholeNumber(body.liveVersion, ['liveVersion'])
    const context = inChangeSet(await withColleagues(app, contextOf(app, entity, request)))
    const saved = await inWrite(context, () => publish(context, { id: idOf(request), version, liveVersion, language }))
    return sendSaved(reply, saved)
  })

/** PUT …/news/:id/draft/schedule {version, publishAt, language?} */
export const scheduleDraft = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'scheduleDraft', 'edit', async (request, reply) => {
    const body = asObject(request.body)
    assertKeys(body, 'version', 'publishAt', 'language')
    const language = readLanguage(body.language)
    const version = expectedVersionOf(request, body)
    const publishAt = readMoment(body.publishAt)
    const context = contextOf(app, entity, request)
    return sendDraft(
      reply,
      await inWrite(context, () => schedule(context, idOf(request), version, { publishAt, language })),
    )
  })

function readLanguage(value: unknown): DraftLanguage | undefined {
  const language = draftLanguages.find((each) => each === value)
  if (value !== undefined && !language) throw invalid([{ path: ['language'], rule: 'option', params: {} }])
  return language
}

function readMoment(value: unknown): string | null {
  if (value === null) return null
  const moment = dateTime().safeParse(toInstant(value))
  if (!moment.success)
    throw invalid([{ path: ['publishAt'], rule: value === undefined ? 'required' : 'invalid', params: {} }])
  return moment.data
}

const inWrite = <T>(context: Context, work: () => Operation<T>): Promise<T> =>
  context.store.database.write(context.tenant.id, work)

function sendDraft(reply: FastifyReply, answer: Values): FastifyReply {
  return sendJson(reply.header('etag', `"${String(answer['version'])}"`), JSON.stringify(answer))
}
