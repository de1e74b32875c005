import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AiServices } from '../services.ts'
import { glossaryOf, hashOfTerms, saveGlossary, type Term } from '../glossary.ts'
import { dayOf, usageToday, usedToday } from '../quota.ts'
import { storeOf } from '../../../kernel/records/context.ts'
import { stale } from '../../../base/errors/api-error.ts'
import { errorResponses } from '../../../base/errors/error-responses.ts'
import { termSchema } from './request-schema.ts'

const tags = ['AI']
const usage = z.object({ mine: z.int(), all: z.int(), mineMost: z.int(), allMost: z.int() })
const glossary = z.strictObject({
  terms: termSchema.array().max(200),
  hash: z.string().describe('A hash of the words: a change sends that of the words it is based on.'),
})
const tenantParams = z.object({ tenant: z.string().describe('The slug of the tenant.') })

/** What the AI area can do, its usage, and a tenant's glossary. */
export function aiUsageRoutes(app: FastifyInstance, area: AiServices | undefined): void {
  const database = () => app.database!
  app.addHook('onClose', () => area?.stop())

  app.get('/api/v1/ai', {
    config: { access: 'ai' },
    schema: {
      operationId: 'readAiArea',
      summary: 'Get the models of the AI area, and what is left of today’s limits',
      tags,
      response: {
        200: z
          .object({
            configured: z.boolean(),
            models: z.object({ picture: z.string(), translation: z.string() }),
            usage: z.object({ pictures: usage, translation: usage }),
            resetsAt: z.string(),
          })
          .describe(
            'Limits count from midnight UTC. What the service fails to make does not count, as long as it is no more than the limit itself.',
          ),
        ...errorResponses(401, 403),
      },
    },
    handler: async ({ access }) => {
      const { dialect } = database()
      const now = new Date()
      const used = async (kind: 'pictures' | 'translation') => {
        const limits = area!.limits[kind]
        const counted = await database().read(null, () => usedToday(dialect, kind, limits, access.user.id, now))
        return { ...counted, mineMost: limits.perPerson, allMost: limits.perDay }
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
      summary: 'List today’s use of the AI area by account',
      tags,
      response: {
        200: z
          .array(z.object({ userId: z.string(), name: z.string(), pictures: z.int(), translations: z.int() }))
          .describe('The most first.'),
        ...errorResponses(401, 403),
      },
    },
    handler: async () => database().read(null, () => usageToday(database().dialect, area!.limits, new Date())),
  })

  app.get('/api/v1/authorized/tenants/:tenant/ai-glossary', {
    config: { access: 'member' },
    schema: {
      operationId: 'readAiGlossary',
      summary: 'Get a tenant’s glossary',
      tags,
      params: tenantParams,
      response: { 200: glossary.describe('In order.'), ...errorResponses(401, 403, 404) },
    },
    handler: async ({ access }) => {
      const { id } = access.tenant!
      return answerOf(await database().read(id, () => glossaryOf(storeOf(database()), id)))
    },
  })

  app.put<{ Body: z.output<typeof glossary> }>('/api/v1/authorized/tenants/:tenant/ai-glossary', {
    config: { access: 'member' },
    schema: {
      operationId: 'saveAiGlossary',
      summary: 'Replace a tenant’s glossary',
      description:
        'Refused with 412, and the words as they are now in `data.current`, if somebody else has changed them since.',
      tags,
      params: tenantParams,
      body: glossary,
      response: { 200: glossary.describe('As they are now.'), ...errorResponses(400, 401, 403, 404, 412) },
    },
    handler: async ({ access, body }) => {
      const { id } = access.tenant!
      const store = storeOf(database())
      const wanted = answerOf(body.terms)
      await database().write(id, function* () {
        const current = answerOf(yield* glossaryOf(store, id))
        // What is so already, as after a lost answer, takes nothing from anybody.
        if (current.hash !== body.hash && current.hash !== wanted.hash) throw stale(current)
        yield* saveGlossary(store, id, body.terms)
      })
      return wanted
    },
  })
}

const answerOf = (terms: readonly Term[]): z.output<typeof glossary> => ({
  terms: [...terms],
  hash: hashOfTerms(terms),
})
