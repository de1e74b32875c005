import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { AiServices } from '../services.ts'
import { recordAiEvent, revisionAuthor } from '../audit.ts'
import { withTerms } from '../glossary.ts'
import { assertWithinLimits, usedToday } from '../quota.ts'
import { beginRequest, editEnglish, endRequest } from '../write-requests.ts'
import { readRequest } from '../requests.ts'
import { deleteRequest } from '../retention.ts'
import { errorResponses } from '../../../base/errors/error-responses.ts'
import { historyRoute } from './history.ts'
import { terms } from '../../../../entities/system/glossary.ts'
import { idParams, promptText, requestAnswer, requestSchema } from './request-schema.ts'
import { revisionsRoute } from './revisions.ts'

const tags = ['AI']
const translationBody = z.strictObject({
  text: promptText,
  terms: terms.optional().describe('Words that have their English already.'),
})
const editBody = z.strictObject({
  english: promptText,
  version: z.int().min(1).describe('The version it starts from.'),
})

/** Translations of prompts: requesting, editing, viewing, deleting. */
export function aiTranslationRoutes(app: FastifyInstance, area: AiServices | undefined): void {
  const database = () => app.database!

  app.post<{ Body: z.output<typeof translationBody> }>('/api/v1/ai/translations', {
    config: { access: 'ai' },
    schema: {
      operationId: 'translatePrompt',
      summary: 'Translate a prompt from Japanese to English',
      description: 'A caller who hangs up cancels it.',
      tags,
      body: translationBody,
      response: { 201: requestSchema.describe('With the original kept.'), ...errorResponses(400, 401, 403, 429, 503) },
    },
    handler: async (call, reply) => {
      const { access, body } = call
      const { text, terms = [] } = body
      const { dialect } = database()
      const provider = area!.provider()
      const userId = access.user.id
      const { request, writing } = await database().write(null, function* () {
        const now = new Date()
        const limits = area!.limits.translation
        assertWithinLimits(limits, yield* usedToday(dialect, 'translation', limits, userId, now), 1, now)
        const none = { english: null, width: null, height: null, steps: null, seed: null }
        const model = area!.models.translation
        const writing = yield* revisionAuthor(database(), call)
        const newRequest = { userId, kind: 'translation', prompt: text, model, count: 1, ...none } as const
        const request = yield* beginRequest(dialect, newRequest, writing)
        yield* recordAiEvent(database(), call, 'ai-translated', { request: request.id, model })
        return { request, writing }
      })
      const end = async (result: Parameters<typeof endRequest>[2]) => ({
        ...request,
        ...(await database().write(null, () => endRequest(dialect, request.id, result, writing))),
      })
      const { signal } = abortOnClose(reply)
      return area!.leases.hold(request.id, async () => {
        try {
          const english = await provider.translate(withTerms(text, terms), signal)
          return reply.status(201).send(requestAnswer({ ...(await end({ status: 'done', english })), english }))
        } catch (error) {
          // The client has disconnected.
          if (signal.aborted) return reply.status(201).send(requestAnswer(await end({ status: 'cancelled' })))
          await end({ status: 'failed', failure: (error as { reason?: string }).reason ?? 'unreachable' })
          throw error
        }
      })
    },
  })

  historyRoute(app, {
    kind: 'translation',
    path: '/api/v1/ai/translations',
    operationId: 'listTranslations',
    summary: 'List your translations, newest first',
  })

  app.put<{ Params: { id: string }; Body: z.output<typeof editBody> }>('/api/v1/ai/translations/:id', {
    config: { access: 'ai' },
    schema: {
      operationId: 'editTranslation',
      summary: 'Correct the English of one of your translations',
      description:
        'What it was stays in its revisions. Refused with 412 and the translation as it is now for an old version.',
      tags,
      params: idParams,
      body: editBody,
      response: { 200: requestSchema.describe('As it is now.'), ...errorResponses(400, 401, 403, 404, 409, 412) },
    },
    handler: async (call, reply) => {
      const { access, params, body } = call
      const { dialect } = database()
      const request = await database().write(null, function* () {
        const current = yield* readRequest(dialect, access.user.id, params.id, 'translation')
        const next = yield* editEnglish(dialect, current, body, yield* revisionAuthor(database(), call))
        yield* recordAiEvent(database(), call, 'ai-translation-edited', { request: next.id })
        return next
      })
      return reply.send(requestAnswer(request))
    },
  })

  revisionsRoute(app, {
    kind: 'translation',
    path: '/api/v1/ai/translations/:id/revisions',
    operationId: 'listTranslationRevisions',
    summary: 'List the history of a translation, newest first',
  })

  app.delete<{ Params: { id: string } }>('/api/v1/ai/translations/:id', {
    config: { access: 'ai' },
    schema: {
      operationId: 'deleteTranslation',
      summary: 'Delete one of your translations',
      tags,
      params: idParams,
      response: { 204: z.null().describe('It is gone.'), ...errorResponses(400, 401, 403, 404) },
    },
    handler: async (call, reply) => {
      const { dialect } = database()
      await database().write(null, function* () {
        const request = yield* readRequest(dialect, call.access.user.id, call.params.id, 'translation')
        yield* deleteRequest(dialect, request)
        yield* recordAiEvent(database(), call, 'ai-translation-deleted', { request: request.id })
      })
      return reply.status(204).send()
    },
  })
}

/** Aborts when the client disconnects. */
function abortOnClose({ raw }: FastifyReply): AbortController {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller
}
