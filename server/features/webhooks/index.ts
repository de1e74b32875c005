import { notArchived, type Tables } from '../../base/db/declared-tables.ts'
import { everyHour, type Feature } from '../feature.ts'
import { deliveryHandler } from './deliver.ts'
import { deleteOldDeliveries, deliveryTable } from './deliveries.ts'
import { endpointTable } from './endpoints.ts'
import { webhookMetrics, webhookSurvey } from './health.ts'
import { relayHandler, startOverdue } from './relay.ts'
import { webhookRoutes } from './routes.ts'
import { webhookParticipant } from './staged-changes.ts'
import type { Database } from '../../base/db/database.ts'
import { storeOf } from '../../kernel/records/context.ts'
import { allTenants } from '../../kernel/tenants/all-tenants.ts'

/**
 * Secrets and addresses of one installation. After a restore, events get no number that another had, by counting on from
 * further ahead than a tenant has events; receivers are asked to read everything again, as when they were switched on.
 */
const tables: Tables = {
  ...notArchived('webhook_change'),
  ...deliveryTable.declared({ isArchived: false }),
  webhook_state: {
    isOfTenant: true,
    isArchived: false,
    afterRestore: 'UPDATE "webhook_state" SET "sequence" = "sequence" + 1000000',
  },
  ...endpointTable.declared({
    isArchived: false,
    afterRestore: 'UPDATE "webhook_endpoint" SET "lastSequence" = NULL',
  }),
}

/** Where a tenant's changes are sent. */
export const webhooks: Feature = {
  name: 'webhooks',
  tables,
  survey: webhookSurvey,
  metrics: webhookMetrics,
  tags: [{ name: 'Webhooks', description: 'Where a tenant’s changes are sent, and what was sent there.' }],
  participant: webhookParticipant,
  start: ({ env, webhookNetwork: network }) => ({
    routes: (app) => webhookRoutes(app, network),
    jobs: {
      'webhook-events': ({ database, operator }) => relayHandler(database, operator, env.PUBLIC_URL),
      'webhook-deliveries': ({ database, operator }) => deliveryHandler(database, operator, network),
      'sweep-webhooks': everyHour(async ({ database, operator }) => sweepWebhooks(database, await operator())),
    },
  }),
}

/** How long a delivery can be looked at and replayed, in milliseconds. */
export const deliveryRetention = 30 * 86_400_000

/** Deletes the deliveries of long ago, and starts again what should have run. */
export async function sweepWebhooks(database: Database, operator: string | undefined, now = Date.now()): Promise<void> {
  const store = storeOf(database)
  for (const { id } of await allTenants(database, operator)) {
    const endpoints = await database.read(id, () => endpointTable.all(store, id))
    if (endpoints.length === 0) continue
    await database.write(id, function* () {
      yield* deleteOldDeliveries(store, id, new Date(now - deliveryRetention).toISOString())
      yield* startOverdue(store, id, now)
    })
  }
}
