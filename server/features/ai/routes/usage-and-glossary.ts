import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AiServices } from '../services.ts'
import { glossaryOf, hashOfTerms, saveGlossary, type Term } from '../glossary.ts'
import { dayOf, usageToday, usedToday } from '../quota.ts'
import { glossary } from '../../../../entities/system/glossary.ts'
import { operationRoutes } from '../../../kernel/system-records/operations.ts'
import { stale } from '../../../base/errors/api-error.ts'
import { errorResponses } from '../../../base/errors/error-responses.ts'

const tags = ['AI']
const usage = z.object({ mine: z.int(), all: z.int(), mineMost: z.int(), allMost: z.int() })

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

  operationRoutes(app, glossary, {
    read: async ({ store, tenant, read }) => answerOf(await read(() => glossaryOf(store, tenant.id))),
    async save({ store, tenant, body, write }) {
      const wanted = answerOf(body.terms)
      await write(function* () {
        const current = answerOf(yield* glossaryOf(store, tenant.id))
        // What is so already, as after a lost answer, takes nothing from anybody.
        if (current.hash !== body.hash && current.hash !== wanted.hash) throw stale(current)
        yield* saveGlossary(store, tenant.id, body.terms)
      })
      return wanted
    },
  })
}

const answerOf = (terms: readonly Term[]) => ({
  terms: [...terms],
  hash: hashOfTerms(terms),
})
