import type { FastifyInstance } from 'fastify'
import { randomInt } from 'node:crypto'
import { z } from 'zod'
import type { AiServices } from '../services.ts'
import { recordAiEvent, revisionAuthor } from '../audit.ts'
import { withTerms } from '../glossary.ts'
import { maxSeed } from '../picture-maker.ts'
import { assertWithinLimits, usedToday } from '../quota.ts'
import { beginRequest, endRequest, recordSaved } from '../write-requests.ts'
import { readRequest, type AiRequest } from '../requests.ts'
import { deleteRequest } from '../retention.ts'
import type { Callers } from '../../../kernel/auth/callers.ts'
import { storeOf } from '../../../kernel/records/context.ts'
import { conflict, invalid, notFound } from '../../../base/errors/api-error.ts'
import { uploadByName } from '../../uploads/library.ts'
import { fileNameOf, srcOf } from '../../uploads/file-names.ts'
import { errorResponses } from '../../../base/errors/error-responses.ts'
import { historyRoute } from './history.ts'
import { terms } from '../../../../entities/system/glossary.ts'
import { idParams, promptText, requestAnswer, requestSchema } from './request-schema.ts'
import { revisionsRoute } from './revisions.ts'

const tags = ['AI']
const side = z.int().min(256).max(2048).multipleOf(8)
const order = z.strictObject({
  prompt: promptText,
  translate: z.boolean().default(false).describe('Put the prompt into English first.'),
  terms: terms.optional().describe('Words that have their English already.'),
  width: side.default(1024),
  height: side.default(1024),
  steps: z.int().min(1).max(20).default(20),
  seed: z.int().min(0).max(maxSeed).optional().describe('Drawn where it is left out.'),
  count: z.int().min(1).max(4).default(1),
})
const placeParams = idParams.extend({ place: z.coerce.number().int().min(0).max(3).describe('Which of its pictures.') })
const savedBody = z.strictObject({ tenant: z.string().max(100), src: z.string().max(300) })

/** Making pictures from prompts: ordering, following progress, cancelling, viewing, saving to libraries, deleting. */
export function aiPictureRoutes(app: FastifyInstance, area: AiServices | undefined, callers: Callers): void {
  const database = () => app.database!
  const ownRequest = (userId: string, id: string): Promise<AiRequest> =>
    Promise.resolve(database().read(null, () => readRequest(database().dialect, userId, id, 'pictures')))

  app.post<{ Body: z.output<typeof order> }>('/api/v1/ai/pictures', {
    config: { access: 'ai' },
    schema: {
      operationId: 'orderPictures',
      summary: 'Generate pictures',
      description: 'They come one after another: read the request until its status is no longer `running`.',
      tags,
      body: order,
      response: {
        202: requestSchema.describe('The request, which is running.'),
        ...errorResponses(400, 401, 403, 429, 503),
      },
    },
    handler: async (call, reply) => {
      const { access, body } = call
      const { dialect } = database()
      const maker = area!.maker()
      const { prompt, width, height, steps, count, translate, terms = [], seed = randomInt(maxSeed) } = body
      const { request, writing } = await database().write(null, function* () {
        const now = new Date()
        const limits = area!.limits.pictures
        assertWithinLimits(limits, yield* usedToday(dialect, 'pictures', limits, access.user.id, now), count, now)
        const parameters = { prompt, english: null, model: area!.models.picture, width, height, steps, seed, count }
        const writing = yield* revisionAuthor(database(), call)
        const request = yield* beginRequest(
          dialect,
          { userId: access.user.id, kind: 'pictures', ...parameters },
          writing,
        )
        const { id, model } = request
        yield* recordAiEvent(database(), call, 'ai-pictures-ordered', { request: id, model, count, translate })
        return { request, writing }
      })
      void maker.make(request, { translate: translate ? withTerms(prompt, terms) : undefined, author: writing })
      return reply.status(202).send(requestAnswer(request))
    },
  })

  historyRoute(app, {
    kind: 'pictures',
    path: '/api/v1/ai/pictures',
    operationId: 'listPictureRequests',
    summary: 'List your requests for pictures, newest first',
  })

  app.get<{ Params: { id: string } }>('/api/v1/ai/pictures/:id', {
    config: { access: 'ai' },
    schema: {
      operationId: 'readPictureRequest',
      summary: 'Get the progress of a request',
      tags,
      params: idParams,
      response: { 200: requestSchema.describe('The request.'), ...errorResponses(400, 401, 403, 404) },
    },
    handler: async ({ access, params }) => requestAnswer(await ownRequest(access.user.id, params.id)),
  })

  revisionsRoute(app, {
    kind: 'pictures',
    path: '/api/v1/ai/pictures/:id/revisions',
    operationId: 'listPictureRequestRevisions',
    summary: 'List the history of a request, newest first',
  })

  app.post<{ Params: { id: string } }>('/api/v1/ai/pictures/:id/cancellations', {
    config: { access: 'ai' },
    schema: {
      operationId: 'cancelPictures',
      summary: 'Stop a running request',
      description: 'What was made until then stays.',
      tags,
      params: idParams,
      response: { 202: requestSchema.describe('The request.'), ...errorResponses(400, 401, 403, 404, 409) },
    },
    handler: async (call, reply) => {
      const request = await ownRequest(call.access.user.id, call.params.id)
      if (area!.maker().cancel(request.id)) return reply.status(202).send(requestAnswer(request))
      // Another server may be at work on it, and will notice.
      const ended = await database().write(null, function* () {
        const writing = yield* revisionAuthor(database(), call)
        return yield* endRequest(database().dialect, request.id, { status: 'cancelled' }, writing)
      })
      if (!ended) throw conflict([{ path: [], rule: 'invalid', params: {} }])
      return reply.status(202).send(requestAnswer({ ...request, ...ended }))
    },
  })

  app.get<{ Params: z.output<typeof placeParams> }>('/api/v1/ai/pictures/:id/files/:place', {
    config: { access: 'ai' },
    schema: {
      operationId: 'readPicture',
      summary: 'Get a generated picture',
      tags,
      params: placeParams,
      response: {
        200: {
          description: 'A WebP picture.',
          content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } },
        },
        ...errorResponses(400, 401, 403, 404),
      },
    },
    handler: async ({ access, params }, reply) => {
      const picture = pictureAt(await ownRequest(access.user.id, params.id), params.place)
      return reply
        .header('cache-control', 'private, max-age=86400, immutable')
        .type('image/webp')
        .send(await area!.files.get(picture.file))
    },
  })

  app.post<{ Params: z.output<typeof placeParams>; Body: z.output<typeof savedBody> }>(
    '/api/v1/ai/pictures/:id/files/:place/uses',
    {
      config: { access: 'ai' },
      schema: {
        operationId: 'notePictureUse',
        summary: 'Record that a picture was saved to a media library',
        description: 'The library of a tenant one may enter, and an upload that is there.',
        tags,
        params: placeParams,
        body: savedBody,
        response: { 201: requestSchema.describe('The request.'), ...errorResponses(400, 401, 403, 404) },
      },
      handler: async (call, reply) => {
        const { access, params, body } = call
        const picture = pictureAt(await ownRequest(access.user.id, params.id), params.place)
        const tenant = await callers.tenantFor(access.sessionId, access.user.id, body.tenant)
        if (!tenant) throw invalid([{ path: ['tenant'], rule: 'invalid', params: {} }])
        const name = fileNameOf(body.src)
        const upload = await database().read(tenant.id, () => uploadByName(storeOf(database()), tenant.id, name))
        if (!upload || srcOf(tenant.id, name) !== body.src)
          throw invalid([{ path: ['src'], rule: 'invalid', params: {} }])
        const detail = { request: params.id, tenant: tenant.id, slug: tenant.slug, upload: upload.id }
        await database().write(null, function* () {
          if (!(yield* recordSaved(database().dialect, picture, body))) throw notFound()
          yield* recordAiEvent(database(), call, 'ai-picture-saved', detail)
        })
        return reply.status(201).send(requestAnswer(await ownRequest(access.user.id, params.id)))
      },
    },
  )

  app.delete<{ Params: { id: string } }>('/api/v1/ai/pictures/:id', {
    config: { access: 'ai' },
    schema: {
      operationId: 'deletePictures',
      summary: 'Delete a request with its pictures',
      description: 'Copies in media libraries stay. It still counts for its day.',
      tags,
      params: idParams,
      response: { 204: z.null().describe('They are gone.'), ...errorResponses(400, 401, 403, 404) },
    },
    handler: async (call, reply) => {
      const request = await ownRequest(call.access.user.id, call.params.id)
      if (area!.configured) area!.maker().cancel(request.id)
      const files = await database().write(null, function* () {
        const left = yield* deleteRequest(database().dialect, request)
        yield* recordAiEvent(database(), call, 'ai-pictures-deleted', { request: request.id })
        return left
      })
      await area!.files.remove(files)
      return reply.status(204).send()
    },
  })
}

function pictureAt({ pictures }: AiRequest, place: number) {
  const picture = pictures.find((each) => each.place === place)
  if (!picture) throw notFound()
  return picture
}
