import type { Feature } from '../feature.ts'
import { hourly } from '../../base/jobs/handler.ts'
import { deliveryHandler } from './deliver.ts'
import { relayHandler } from './relay.ts'
import { webhookRoutes } from './routes.ts'
import { webhookParticipant } from './staged-changes.ts'
import { sweepWebhooks } from './sweep.ts'
import { tables } from './tables.ts'

/** Where a tenant's changes are sent. */
export const webhooks: Feature = {
  name: 'webhooks',
  tables,
  tags: [{ name: 'Webhooks', description: 'Where a tenant’s changes are sent, and what was sent there.' }],
  participant: webhookParticipant,
  start: ({ env, webhookNetwork: network }) => ({
    routes: (app) => webhookRoutes(app, network),
    jobs: ({ database, operator }) => ({
      'webhook-events': relayHandler(database, operator, env.PUBLIC_URL),
      'webhook-deliveries': deliveryHandler(database, operator, network),
      'sweep-webhooks': { ...hourly, run: async () => sweepWebhooks(database, await operator()) },
    }),
  }),
}
