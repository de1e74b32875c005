import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AiServices } from '../../ai/services.ts'
import { glossaryOf, saveGlossary } from '../../ai/glossary.ts'
import { dayOf, usageToday, usedToday } from '../../ai/quota.ts'
import { storeOf } from '../../records/context.ts'
import { errorResponses } from '../../errors/error-responses.ts'
import { termSchema } from './request-schema.ts'

const tags = ['AI']
const usage = z.object({ mine: z.int(), all: z.int(), mineMost: z.int(), allMost: z.int() })
const terms = z.strictObject({ terms: termSchema.array().max(200) })
const tenantParams = z.object({ tenant: z.string().describe('The slug of the tenant.') })

/** What the AI area can do, its usage, and a tenant's glossary. */
export function aiUsageRoutes(app: FastifyInstance, area: AiServices | undefined): void {
  const database = () => app.database!
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
        ...errorResponses(401, 403),
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
        ...errorResponses(401, 403),
      },
    },
    handler: async () => database().read(null, () => usageToday(database().dialect, new Date())),
  })

  app.get('/api/v1/authorized/tenants/:tenant/ai-glossary', {
    config: { access: 'member' },
    schema: {
      operationId: 'readAiGlossary',
      summary: 'A tenant’s frequent words and their English',
      tags,
      params: tenantParams,
      response: { 200: terms.describe('In order.'), ...errorResponses(401, 403, 404) },
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
      response: { 200: terms.describe('As they are now.'), ...errorResponses(400, 401, 403, 404) },
    },
    handler: async ({ access, body }) => {
      const { id } = access.tenant!
      await database().write(id, () => saveGlossary(storeOf(database()), id, body.terms))
      return body
    },
  })
}
