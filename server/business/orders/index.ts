import type { Feature } from '../../features/feature.ts'
import { unpaidOrderHandler } from './cancel.ts'
import { orderIntakeRoutes } from './intake-routes.ts'
import { orderRoutes } from './routes.ts'
import { orderTables } from '../../entities/shared/order-goods.ts'

/** Orders that sites send, and what staff do with them. */
export const orders: Feature = {
  name: 'orders',
  tables: orderTables,
  start: ({ env }) => ({
    routes(app) {
      orderRoutes(app)
      orderIntakeRoutes(app, env)
    },
    jobs: ({ database, operator }) => ({ 'unpaid-order': unpaidOrderHandler(database, operator) }),
  }),
}
