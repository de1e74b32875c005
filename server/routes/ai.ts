import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AiArea } from '../ai/area.ts'
import { glossaryOf, saveGlossary, withTerms, type Term } from '../ai/glossary.ts'
import { assertWithin, dayOf, usageToday, usedToday } from '../ai/quota.ts'
import { beginRequest, endRequest, forgetRequest, requestOf } from '../ai/requests.ts'
import { storeOf } from '../crud/context.ts'
import { refusals } from '../refusals.ts'
import { historyRoute } from './ai-history.ts'
import { promptText, requestAnswer, requestSchema } from './ai-requests.ts'

const tags = ['AI']
const usage = z.object({ mine: z.int(), all: z.int(), mineMost: z.int(), allMost: z.int() })
const term = z.object({ ja: z.string().trim().min(1).max(60), en: z.string().trim().min(1).max(120) })
const terms = z.strictObject({ terms: z.array(term).max(200) })
const tenantParams = z.object({ tenant: z.string().describe('The slug of the tenant.') })

/** What the AI area can do, the translation of prompts, and the words a tenant uses often. */
export function aiRoutes(app: FastifyInstance, area: AiArea | undefined): void {
  const database = () => app.database!
  app.addHook('onReady', () => area?.start())
  app.addHook('onClose', () => area?.stop())

  app.get('/api/v1/ai', {
    config: { access: 'ai' },
    schema: {
      operationId: 'readAiArea',
      summary: 'What the AI area can do, and how much of it is left today',
      tags,
      response: {
        200: z
          .object({
            configured: z.boolean(),
            models: z.object({ picture: z.string(), translation: z.string() }),
            usage: z.object({ pictures: usage, translation: usage }),
            resetsAt: z.string(),
          })
          .describe('Limits count from midnight UTC.'),
        ...refusals(401, 403),
      },
    },
    handler: async ({ access }) => {
      const { dialect } = database()
      const now = new Date()
      const used = async (kind: 'pictures' | 'translation') => {
        const { perPerson, perDay } = area!.limits[kind]
        const counted = await database().read(null, () => usedToday(dialect, kind, access.user.id, now))
        return { ...counted, mineMost: perPerson, allMost: perDay }
      }
      return {
        configured: area!.configured,
        models: area!.models,
        usage: { pictures: await used('pictures'), translation: await used('translation') },
        resetsAt: dayOf(now).end,
      }
    },
  })

  app.get('/api/v1/admin/ai-usage', {
    config: { access: 'operator' },
    schema: {
      operationId: 'listAiUsage',
      summary: 'Who used how much of the AI area today',
      tags,
      response: {
        200: z
          .array(z.object({ userId: z.string(), name: z.string(), pictures: z.int(), translations: z.int() }))
          .describe('The most first.'),
        ...refusals(401, 403),
      },
    },
    handler: async () => database().read(null, () => usageToday(database().dialect, new Date())),
  })

  app.post<{ Body: { text: string; terms?: readonly Term[] } }>('/api/v1/ai/translations', {
    config: { access: 'ai' },
    schema: {
      operationId: 'translatePrompt',
      summary: 'Translate a prompt from Japanese to English',
      tags,
      body: z.strictObject({
        text: promptText,
        terms: z.array(term).max(200).optional().describe('Words that have their English already.'),
      }),
      response: { 201: requestSchema.describe('With the original kept.'), ...refusals(400, 401, 403, 429, 503) },
    },
    handler: async ({ access, body: { text, terms: given = [] } }, reply) => {
      const { dialect } = database()
      const provider = area!.provider()
      const request = await database().write(null, function* () {
        const now = new Date()
        assertWithin(area!.limits.translation, yield* usedToday(dialect, 'translation', access.user.id, now), 1, now)
        return yield* beginRequest(dialect, {
          userId: access.user.id,
          kind: 'translation',
          prompt: text,
          english: null,
          model: area!.models.translation,
          width: null,
          height: null,
          steps: null,
          seed: null,
          count: 1,
        })
      })
      try {
        const english = await provider.translate(withTerms(text, given))
        await database().write(null, () => endRequest(dialect, request.id, { status: 'done', english }))
        return reply.status(201).send(requestAnswer({ ...request, status: 'done', english }))
      } catch (error) {
        const failure = (error as { reason?: string }).reason ?? 'unreachable'
        await database().write(null, () => endRequest(dialect, request.id, { status: 'failed', failure }))
        throw error
      }
    },
  })

  historyRoute(app, {
    kind: 'translation',
    path: '/api/v1/ai/translations',
    operationId: 'listTranslations',
    summary: 'One’s translations, newest first',
  })

  app.delete<{ Params: { id: string } }>('/api/v1/ai/translations/:id', {
    config: { access: 'ai' },
    schema: {
      operationId: 'deleteTranslation',
      summary: 'Delete one of one’s translations',
      tags,
      params: z.object({ id: z.uuid().describe('The id of the translation.') }),
      response: { 204: z.null().describe('It is gone.'), ...refusals(400, 401, 403, 404) },
    },
    handler: async ({ access, params }, reply) => {
      await database().write(null, function* () {
        yield* forgetRequest(database().dialect, yield* requestOf(database().dialect, access.user.id, params.id))
      })
      return reply.status(204).send()
    },
  })

  app.get('/api/v1/authorized/tenants/:tenant/ai-glossary', {
    config: { access: 'member' },
    schema: {
      operationId: 'readAiGlossary',
      summary: 'A tenant’s frequent words and their English',
      tags,
      params: tenantParams,
      response: { 200: terms.describe('In order.'), ...refusals(401, 403, 404) },
    },
    handler: async ({ access }) => {
      const { id } = access.tenant!
      return { terms: [...(await database().read(id, () => glossaryOf(storeOf(database()), id)))] }
    },
  })

  app.put<{ Body: z.output<typeof terms> }>('/api/v1/authorized/tenants/:tenant/ai-glossary', {
    config: { access: 'member' },
    schema: {
      operationId: 'saveAiGlossary',
      summary: 'Put these words in the place of a tenant’s glossary',
      tags,
      params: tenantParams,
      body: terms,
      response: { 200: terms.describe('As they are now.'), ...refusals(400, 401, 403, 404) },
    },
    handler: async ({ access, body }) => {
      const { id } = access.tenant!
      await database().write(id, () => saveGlossary(storeOf(database()), id, body.terms))
      return body
    },
  })
}
