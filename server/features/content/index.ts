import type { Feature } from '../feature.ts'
import { showToMembers } from './member-reads.ts'
import { feedRoutes } from './feed-routes.ts'
import { openingRoutes } from './opening-routes.ts'
import { contentRoutes } from './routes.ts'

/** What the public may read through the API: records, feeds, calendars, sitemaps and opening hours. */
export const content: Feature = {
  name: 'content',
  start: ({ env, pages, identity }) => ({
    routes(app) {
      const services = { env, pages, secret: identity.authServices?.secret }
      showToMembers(app, services)
      contentRoutes(app, services)
      feedRoutes(app, env)
      openingRoutes(app)
    },
  }),
}
