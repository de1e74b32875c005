import type { Feature } from '../feature.ts'
import { hourly } from '../../base/jobs/handler.ts'
import { apiKeyRoutes } from './routes.ts'
import { notifyOfExpiry } from './notify-of-expiry.ts'
import { tables } from './tables.ts'

/** The keys of programs. */
export const apiKeys: Feature = {
  name: 'API keys',
  tables,
  tags: [{ name: 'API keys', description: 'With what programs call the API for a tenant.' }],
  start: () => ({
    routes: apiKeyRoutes,
    jobs: ({ database, operator }) => ({
      'api-key-expiry': { ...hourly, run: async () => notifyOfExpiry(database, await operator()) },
    }),
  }),
}
