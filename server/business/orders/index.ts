import type { Feature } from '../../features/feature.ts'
import { unpaidOrderHandler } from './cancel.ts'
import { orderIntakeRoutes } from './intake-routes.ts'
import { orderRoutes } from './routes.ts'
import { archived } from '../../base/db/declared-tables.ts'

/** Orders that sites send, and what staff do with them. */
export const orders: Feature = {
  name: 'orders',
  tables: archived('order_goods'),
  start: ({ env }) => ({
    routes(app) {
      orderRoutes(app)
      orderIntakeRoutes(app, env)
    },
    jobs: { 'unpaid-order': ({ database, operator }) => unpaidOrderHandler(database, operator) },
  }),
}
