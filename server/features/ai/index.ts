import { everyHour, type Feature } from '../feature.ts'
import { hourlyInStorage } from '../../base/jobs/handler.ts'
import { aiPictureRoutes } from './routes/pictures.ts'
import { aiProposalRoutes } from './routes/proposals.ts'
import { aiTranslationRoutes } from './routes/translations.ts'
import { aiUsageRoutes } from './routes/usage-and-glossary.ts'
import { createAiServices } from './services.ts'
import { ofInstallation } from '../../base/db/declared-tables.ts'

/** Pictures and translations by Cloudflare Workers AI. */
export const ai: Feature = {
  name: 'AI',
  tables: {
    ai_glossary: { isOfTenant: true, isArchived: true, isCounted: true },
    ...ofInstallation('ai_request', 'ai_picture', 'ai_revision'),
  },
  tags: [{ name: 'AI', description: 'Pictures and translations of prompts, for accounts allowed to use AI.' }],
  start({ env, database, identity, log }) {
    const services = database && createAiServices(env, database, log)
    return {
      routes(app) {
        aiUsageRoutes(app, services)
        aiTranslationRoutes(app, services)
        aiProposalRoutes(app, services)
        aiPictureRoutes(app, services, identity.callers)
      },
      jobs: { 'sweep-ai': everyHour(() => services!.sweep(), hourlyInStorage) },
      beat: () => services!.leases.renewAndExpire(),
    }
  },
}
