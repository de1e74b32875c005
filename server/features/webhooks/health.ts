import { z } from 'zod'
import { metric, type Metric } from '../../base/metrics.ts'
import { storeOf } from '../../kernel/records/context.ts'
import { allTenants } from '../../kernel/tenants/all-tenants.ts'
import type { SurveyPart } from '../feature.ts'
import { countDeliveries } from './deliveries.ts'
import { countFailingEndpoints } from './endpoints.ts'

const count = z.int().nonnegative()

const undelivered = z.object({
  waiting: count.describe('How many deliveries are still to be tried.'),
  failed: count.describe('How many deliveries were given up.'),
  failingEndpoints: count.describe('How many endpoints fail or were switched off for it.'),
})

export const webhookSurvey: SurveyPart<z.output<typeof undelivered>> = {
  name: 'webhooks',
  schema: undelivered.describe('Deliveries of all tenants that did not arrive, and endpoints that fail.'),
  async count(database, operator) {
    const total = { waiting: 0, failed: 0, failingEndpoints: 0 }
    const store = storeOf(database)
    for (const { id } of await allTenants(database, operator)) {
      const [deliveries, failing] = await database.read(id, function* () {
        return [yield* countDeliveries(store, id), yield* countFailingEndpoints(store, id)] as const
      })
      total.failingEndpoints += failing
      for (const { status, count: found } of deliveries)
        if (status === 'waiting' || status === 'failed') total[status] += Number(found)
    }
    return total
  },
  metrics: ({ waiting, failed }) => [
    metric(
      'gauge',
      'captain_webhook_deliveries',
      'Deliveries of webhooks that did not arrive.',
      [waiting, { status: 'waiting' }],
      [failed, { status: 'failed' }],
    ),
  ],
}

/** What became of the tries of this process. */
export const webhookTries = { succeeded: 0, failed: 0 }

export const webhookMetrics = (): readonly Metric[] => [
  metric(
    'counter',
    'captain_webhook_tries_total',
    'Tries of webhook deliveries on this server.',
    [webhookTries.succeeded, { outcome: 'succeeded' }],
    [webhookTries.failed, { outcome: 'failed' }],
  ),
]
