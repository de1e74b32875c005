import type { Database } from '../../base/db/database.ts'
import { storeOf } from '../../kernel/records/context.ts'
import { allTenants } from '../../kernel/tenants/all-tenants.ts'
import { deleteOldDeliveries } from './deliveries.ts'
import { endpointTable } from './endpoints.ts'
import { startOverdue } from './relay.ts'

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
