import type { Feature } from '../../features/feature.ts'
import type { ModuleWithEmails } from '../customer-emails/writer.ts'
import { unpaidOrderHandler } from './cancel.ts'
import { orderEmails } from './email-writer.ts'
import { orderIntakeRoutes } from './intake-routes.ts'
import { orderRoutes } from './routes.ts'
import { archived } from '../../base/db/declared-tables.ts'

/** Orders that sites send, and what staff do with them. */
const orders: Feature = {
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

/** A shop: products, orders, parcels and payments. */
export const shop: ModuleWithEmails = { features: [orders], emails: [orderEmails] }
