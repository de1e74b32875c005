import { sql } from 'kysely'
import { columnsOf } from '../../../entities/language/system-record.ts'
import { webhookEndpoint } from '../../../entities/system/webhook-endpoint.ts'
import { param } from '../../base/db/parameter.ts'
import { first, run, type Operation, type Query } from '../../base/db/query.ts'
import type { Store } from '../../kernel/records/context.ts'
import { systemTable, type RecordOf, type StoredRowOf } from '../../kernel/system-records/table.ts'

const columns = columnsOf(webhookEndpoint)

declare module '../../base/db/tables.ts' {
  interface TenantSystemTables {
    webhook_endpoint: StoredRowOf<typeof columns>
  }
}

export type StoredEndpoint = RecordOf<typeof webhookEndpoint>

export const endpointTable = systemTable('webhook_endpoint', columns)

/** How many endpoints of a tenant are failing, or were switched off for it. */
export function* countFailingEndpoints({ scope, cachedStatement }: Store, tenant: string): Operation<number> {
  const statement = cachedStatement<{ count: number }>`failing webhook endpoints`(() =>
    scope
      .selectFrom('webhook_endpoint')
      .where((row) => row.or([row('failingSince', 'is not', null), row('offReason', 'in', ['gone', 'failing'])]))
      .select(sql<number>`count(*)`.as('count')),
  )
  return Number((yield* first(statement({ tenant_id: tenant })))!.count)
}

/** Removes what was sent to an endpoint. */
export function* removeDeliveries({ scope, cachedStatement }: Store, tenant: string, id: string): Operation<void> {
  const statement = cachedStatement`remove webhook deliveries`(() =>
    scope.deleteFrom('webhook_delivery').where('webhook_delivery.endpoint', '=', param('id')),
  )
  yield* run(statement({ tenant_id: tenant, id }))
}

/** How many endpoints of a tenant are on. */
export const countLiveEndpoints = ({ scope, cachedStatement }: Store, tenant: string): Query<{ endpoints: number }> =>
  cachedStatement<{ endpoints: number }>`live webhook endpoints`(() =>
    scope
      .selectFrom('webhook_endpoint')
      .where('webhook_endpoint.isOn', '=', sql.lit(1))
      .select(sql<number>`count(*)`.as('endpoints')),
  )({ tenant_id: tenant })
