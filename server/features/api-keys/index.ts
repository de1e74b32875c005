import { everyHour, type Feature } from '../feature.ts'
import { apiKeyTable } from './api-keys.ts'
import { apiKeyRoutes } from './routes.ts'
import { notifyOfExpiry } from './notify-of-expiry.ts'

/** The keys of programs. */
export const apiKeys: Feature = {
  name: 'API keys',
  // Secrets of one installation.
  tables: apiKeyTable.declared({ isArchived: false, isCounted: true }),
  tags: [{ name: 'API keys', description: 'With what programs call the API for a tenant.' }],
  start: () => ({
    routes: apiKeyRoutes,
    jobs: {
      'api-key-expiry': everyHour(async ({ database, operator }) => notifyOfExpiry(database, await operator())),
    },
  }),
}
