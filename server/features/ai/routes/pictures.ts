import type { FastifyInstance } from 'fastify'
import { randomInt } from 'node:crypto'
import { maxSeed, picture } from '../../../../entities/system/ai-request.ts'
import type { AiServices } from '../services.ts'
import { recordAiEvent, revisionAuthor } from '../audit.ts'
import { withTerms } from '../glossary.ts'
import { assertWithinLimits, usedToday } from '../quota.ts'
import { beginRequest, endRequest, recordSaved } from '../write-requests.ts'
import { readHistory, readRequest, type AiRequest } from '../requests.ts'
import { deleteRequest } from '../retention.ts'
import { revisionsOf } from '../revisions.ts'
import type { Callers } from '../../../kernel/auth/callers.ts'
import { operationRoutes } from '../../../kernel/system-records/operations.ts'
import { conflict, invalid, notFound } from '../../../base/errors/api-error.ts'
import { uploadByName } from '../../uploads/library.ts'
import { fileNameOf, srcOf } from '../../uploads/file-names.ts'
import { requestAnswer } from './request-answer.ts'

/** Making pictures from prompts: ordering, following progress, cancelling, viewing, saving to libraries, deleting. */
export function aiPictureRoutes(app: FastifyInstance, area: AiServices | undefined, callers: Callers): void {
  const ownRequest = async (userId: string, id: string): Promise<AiRequest> => {
    const database = app.database!
    return database.read(null, () => readRequest(database.dialect, userId, id, 'pictures'))
  }

  operationRoutes(app, picture, {
    async order({ request: call, store: { database }, user, body, write }) {
      const { dialect } = database
      const maker = area!.maker()
      const { prompt, width, height, steps, count, translate, terms = [], seed = randomInt(maxSeed) } = body
      const { request, writing } = await write(function* () {
        const now = new Date()
        const limits = area!.limits.pictures
        assertWithinLimits(limits, yield* usedToday(dialect, 'pictures', limits, user.id, now), count, now)
        const parameters = { prompt, english: null, model: area!.models.picture, width, height, steps, seed, count }
        const writing = yield* revisionAuthor(database, call)
        const request = yield* beginRequest(dialect, { userId: user.id, kind: 'pictures', ...parameters }, writing)
        const { id, model } = request
        yield* recordAiEvent(database, call, 'ai-pictures-ordered', { request: id, model, count, translate })
        return { request, writing }
      })
      void maker.make(request, { translate: translate ? withTerms(prompt, terms) : undefined, author: writing })
      return requestAnswer(request)
    },

    async list({ store, user, page: { first, last }, read }) {
      const { dialect } = store.database
      const { requests, total } = await read(() => readHistory(dialect, user.id, 'pictures', [first, last]))
      return { rows: requests.map(requestAnswer), total }
    },

    read: async ({ user, params }) => requestAnswer(await ownRequest(user.id, params.id)),

    async revisions({ store, user, params: { id }, page: { first, last }, read }) {
      const { dialect } = store.database
      const { revisions, total } = await read(function* () {
        yield* readRequest(dialect, user.id, id, 'pictures')
        return yield* revisionsOf(dialect, id, [first, last])
      })
      return { rows: revisions, total }
    },

    async cancel({ request: call, store: { database }, user, params, write }) {
      const request = await ownRequest(user.id, params.id)
      if (area!.maker().cancel(request.id)) return requestAnswer(request)
      // Another server may be at work on it, and will notice.
      const ended = await write(function* () {
        const writing = yield* revisionAuthor(database, call)
        return yield* endRequest(database.dialect, request.id, { status: 'cancelled' }, writing)
      })
      if (!ended) throw conflict([{ path: [], rule: 'invalid', params: {} }])
      return requestAnswer({ ...request, ...ended })
    },

    async download({ reply, user, params }) {
      const { file } = pictureAt(await ownRequest(user.id, params.id), params.place)
      return reply
        .header('cache-control', 'private, max-age=86400, immutable')
        .type('image/webp')
        .send(await area!.files.get(file))
    },

    async noteUse({ request: call, store, user, params, body, write }) {
      const made = pictureAt(await ownRequest(user.id, params.id), params.place)
      const tenant = await callers.tenantFor(call.access.sessionId, user.id, body.tenant)
      if (!tenant) throw invalid([{ path: ['tenant'], rule: 'invalid', params: {} }])
      const name = fileNameOf(body.src)
      const upload = await store.database.read(tenant.id, () => uploadByName(store, tenant.id, name))
      if (!upload || srcOf(tenant.id, name) !== body.src)
        throw invalid([{ path: ['src'], rule: 'invalid', params: {} }])
      const detail = { request: params.id, tenant: tenant.id, slug: tenant.slug, upload: upload.id }
      await write(function* () {
        if (!(yield* recordSaved(store.database.dialect, made, body))) throw notFound()
        yield* recordAiEvent(store.database, call, 'ai-picture-saved', detail)
      })
      return requestAnswer(await ownRequest(user.id, params.id))
    },

    async remove({ request: call, store: { database }, user, params, write }) {
      const request = await ownRequest(user.id, params.id)
      if (area!.configured) area!.maker().cancel(request.id)
      const files = await write(function* () {
        const left = yield* deleteRequest(database.dialect, request)
        yield* recordAiEvent(database, call, 'ai-pictures-deleted', { request: request.id })
        return left
      })
      await area!.files.remove(files)
    },
  })
}

function pictureAt({ pictures }: AiRequest, place: string) {
  const made = pictures.find((each) => each.place === Number(place))
  if (!made) throw notFound()
  return made
}
