import type { Feature } from '../feature.ts'
import { feedRoutes } from './feed-routes.ts'
import { openingRoutes } from './opening-routes.ts'
import { contentRoutes } from './routes.ts'

/** What the public may read through the API: records, feeds, calendars, sitemaps and opening hours. */
export const content: Feature = {
  name: 'content',
  start: ({ env, pages, identity }) => ({
    routes(app) {
      contentRoutes(app, { env, pages, secret: identity.authServices?.secret })
      feedRoutes(app, env)
      openingRoutes(app)
    },
  }),
}
