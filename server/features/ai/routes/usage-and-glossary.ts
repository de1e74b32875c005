import type { FastifyInstance } from 'fastify'
import type { AiServices } from '../services.ts'
import { glossaryOf, hashOfTerms, saveGlossary, type Term } from '../glossary.ts'
import { dayOf, usageToday, usedToday } from '../quota.ts'
import { aiArea, aiUsage } from '../../../../entities/system/ai-request.ts'
import { glossary } from '../../../../entities/system/glossary.ts'
import { operationRoutes } from '../../../kernel/system-records/operations.ts'
import { stale } from '../../../base/errors/api-error.ts'

/** What the AI area can do, its usage, and a tenant's glossary. */
export function aiUsageRoutes(app: FastifyInstance, area: AiServices | undefined): void {
  app.addHook('onClose', () => area?.stop())

  operationRoutes(app, aiArea, {
    async read({ store, user, read }) {
      const now = new Date()
      const used = async (kind: 'pictures' | 'translation') => {
        const limits = area!.limits[kind]
        const counted = await read(() => usedToday(store.database.dialect, kind, limits, user.id, now))
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

  operationRoutes(app, aiUsage, {
    list: ({ store, read }) => read(() => usageToday(store.database.dialect, area!.limits, new Date())),
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

const answerOf = (terms: readonly Term[]) => ({ terms, hash: hashOfTerms(terms) })
