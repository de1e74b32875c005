import { sql } from 'kysely'
import { param } from '../../base/db/parameter.ts'
import { all, first, run, type Operation, type Query } from '../../base/db/query.ts'
import type { WebhookEndpointRow } from './tables.ts'
import type { Store } from '../../kernel/records/context.ts'

const columns = [
  'id',
  'kind',
  'name',
  'url',
  'events',
  'secret',
  'previousSecret',
  'previousUntil',
  'isOn',
  'offReason',
  'offAt',
  'failures',
  'failingSince',
  'pausedUntil',
  'succeededAt',
  'lastSequence',
  'wakeAt',
  'version',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
] as const satisfies readonly (keyof WebhookEndpointRow)[]

/** An endpoint as it is stored. */
export type StoredEndpoint = Pick<WebhookEndpointRow, (typeof columns)[number]>

const selected = columns.map((name) => `webhook_endpoint.${name}` as const)
const values = Object.fromEntries(columns.map((name) => [name, param(name)]))

/** The endpoints of a tenant, the newest first. */
export function* endpointsOf({ scope, cachedStatement }: Store, tenant: string): Operation<readonly StoredEndpoint[]> {
  const statement = cachedStatement<StoredEndpoint>`webhook endpoints`(() =>
    scope.selectFrom('webhook_endpoint').orderBy('webhook_endpoint.id', 'desc').select(selected),
  )
  return yield* all(statement({ tenant_id: tenant }))
}

export function* endpointById(
  { scope, cachedStatement }: Store,
  tenant: string,
  id: string,
): Operation<StoredEndpoint | undefined> {
  const statement = cachedStatement<StoredEndpoint>`webhook endpoint`(() =>
    scope.selectFrom('webhook_endpoint').where('webhook_endpoint.id', '=', param('id')).select(selected),
  )
  return yield* first(statement({ tenant_id: tenant, id }))
}

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

export function* insertEndpoint(
  { scope, cachedStatement }: Store,
  tenant: string,
  endpoint: StoredEndpoint,
): Operation<void> {
  const statement = cachedStatement`insert webhook endpoint`(() => scope.insertInto('webhook_endpoint', values))
  yield* run(statement({ tenant_id: tenant, ...endpoint }))
}

export function* saveEndpoint(
  { scope, cachedStatement }: Store,
  tenant: string,
  endpoint: StoredEndpoint,
): Operation<void> {
  const statement = cachedStatement`save webhook endpoint`(() =>
    scope.updateTable('webhook_endpoint').set(values).where('webhook_endpoint.id', '=', param('id')),
  )
  yield* run(statement({ tenant_id: tenant, ...endpoint }))
}

/** Removes an endpoint, and what was sent to it. */
export function* removeEndpoint({ scope, cachedStatement }: Store, tenant: string, id: string): Operation<void> {
  const deliveries = cachedStatement`remove webhook deliveries`(() =>
    scope.deleteFrom('webhook_delivery').where('webhook_delivery.endpoint', '=', param('id')),
  )
  const endpoint = cachedStatement`remove webhook endpoint`(() =>
    scope.deleteFrom('webhook_endpoint').where('webhook_endpoint.id', '=', param('id')),
  )
  yield* run(deliveries({ tenant_id: tenant, id }))
  yield* run(endpoint({ tenant_id: tenant, id }))
}

/** How many endpoints of a tenant are on. */
export const countLiveEndpoints = ({ scope, cachedStatement }: Store, tenant: string): Query<{ endpoints: number }> =>
  cachedStatement<{ endpoints: number }>`live webhook endpoints`(() =>
    scope
      .selectFrom('webhook_endpoint')
      .where('webhook_endpoint.isOn', '=', sql.lit(1))
      .select(sql<number>`count(*)`.as('endpoints')),
  )({ tenant_id: tenant })
