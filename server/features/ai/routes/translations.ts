import type { FastifyInstance, FastifyReply } from 'fastify'
import { translation } from '../../../../entities/system/ai-request.ts'
import type { AiServices } from '../services.ts'
import { recordAiEvent, revisionAuthor } from '../audit.ts'
import { withTerms } from '../glossary.ts'
import { assertWithinLimits, usedToday } from '../quota.ts'
import { beginRequest, editEnglish, endRequest } from '../write-requests.ts'
import { readHistory, readRequest } from '../requests.ts'
import { deleteRequest } from '../retention.ts'
import { revisionsOf } from '../revisions.ts'
import { operationRoutes } from '../../../kernel/system-records/operations.ts'
import { requestAnswer } from './request-answer.ts'

/** Translations of prompts: requesting, editing, viewing, deleting. */
export function aiTranslationRoutes(app: FastifyInstance, area: AiServices | undefined): void {
  operationRoutes(app, translation, {
    async create({ request: call, reply, store: { database }, user, body, write }) {
      const { text, terms = [] } = body
      const { dialect } = database
      const provider = area!.provider()
      const { request, writing } = await write(function* () {
        const now = new Date()
        const limits = area!.limits.translation
        assertWithinLimits(limits, yield* usedToday(dialect, 'translation', limits, user.id, now), 1, now)
        const none = { english: null, width: null, height: null, steps: null, seed: null }
        const model = area!.models.translation
        const writing = yield* revisionAuthor(database, call)
        const newRequest = { userId: user.id, kind: 'translation', prompt: text, model, count: 1, ...none } as const
        const request = yield* beginRequest(dialect, newRequest, writing)
        yield* recordAiEvent(database, call, 'ai-translated', { request: request.id, model })
        return { request, writing }
      })
      const end = async (result: Parameters<typeof endRequest>[2]) => ({
        ...request,
        ...(await write(() => endRequest(dialect, request.id, result, writing))),
      })
      const { signal } = abortOnClose(reply)
      return area!.leases.hold(request.id, async () => {
        try {
          const english = await provider.translate(withTerms(text, terms), signal)
          return requestAnswer({ ...(await end({ status: 'done', english })), english })
        } catch (error) {
          // The client has disconnected.
          if (signal.aborted) return requestAnswer(await end({ status: 'cancelled' }))
          await end({ status: 'failed', failure: (error as { reason?: string }).reason ?? 'unreachable' })
          throw error
        }
      })
    },

    async list({ store, user, page: { first, last }, read }) {
      const { dialect } = store.database
      const { requests, total } = await read(() => readHistory(dialect, user.id, 'translation', [first, last]))
      return { rows: requests.map(requestAnswer), total }
    },

    async edit({ request: call, store: { database }, user, params, body, write }) {
      const request = await write(function* () {
        const current = yield* readRequest(database.dialect, user.id, params.id, 'translation')
        const next = yield* editEnglish(database.dialect, current, body, yield* revisionAuthor(database, call))
        yield* recordAiEvent(database, call, 'ai-translation-edited', { request: next.id })
        return next
      })
      return requestAnswer(request)
    },

    async revisions({ store, user, params: { id }, page: { first, last }, read }) {
      const { dialect } = store.database
      const { revisions, total } = await read(function* () {
        yield* readRequest(dialect, user.id, id, 'translation')
        return yield* revisionsOf(dialect, id, [first, last])
      })
      return { rows: revisions, total }
    },

    remove: ({ request: call, store: { database }, user, params, write }) =>
      write(function* () {
        const request = yield* readRequest(database.dialect, user.id, params.id, 'translation')
        yield* deleteRequest(database.dialect, request)
        yield* recordAiEvent(database, call, 'ai-translation-deleted', { request: request.id })
      }),
  })
}

/** Aborts when the client disconnects. */
export function abortOnClose({ raw }: FastifyReply): AbortController {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller
}
