import type { Feature } from '../feature.ts'
import { attentionRoutes } from './attention-routes.ts'
import { chartRoutes } from './chart-routes.ts'
import { summaryRoutes } from './summary-routes.ts'
import { tenantRoutes } from './tenant-routes.ts'
import { todayRoutes } from './today-routes.ts'

/** What a member sees first: the tenants to enter, today, what wants attention, charts and the latest changes. */
export const dashboard: Feature = {
  name: 'dashboard',
  tags: [{ name: 'Tenants', description: 'The tenants one may enter, and what they have.' }],
  start: ({ env, identity: { tenantAccess } }) => ({
    routes(app, jobKinds) {
      tenantRoutes(app, env, tenantAccess)
      attentionRoutes(app, tenantAccess, jobKinds)
      summaryRoutes(app)
      todayRoutes(app)
      chartRoutes(app)
    },
  }),
}
