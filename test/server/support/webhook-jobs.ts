import { jobRunner } from '../../../server/base/jobs/runner.ts'
import type { Network } from '../../../server/base/network/guarded-request.ts'
import { deliveryHandler } from '../../../server/features/webhooks/deliver.ts'
import { relayHandler } from '../../../server/features/webhooks/relay.ts'
import type { World } from './world.ts'

/** Tells and sends all that is due, as a server does in the background. */
export async function runWebhookJobs({ database, tenants }: World, network: Network): Promise<void> {
  const operator = async () => tenants['funaneco-jp'].id
  const runner = jobRunner(
    database,
    {
      'webhook-events': relayHandler(database, operator, 'https://captain.example'),
      'webhook-deliveries': deliveryHandler(database, operator, network),
    },
    { log: { warn() {}, error() {} } as never },
  )
  while ((await runner.runDue()) > 0) continue
  await runner.stop()
}
