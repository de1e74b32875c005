import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { deliveryColumns } from '../../../entities/system/webhook-delivery.ts'
import { param } from '../../base/db/parameter.ts'
import { all, first, run, type Operation } from '../../base/db/query.ts'
import { enqueue } from '../../base/jobs/job.ts'
import type { Store } from '../../kernel/records/context.ts'
import { systemTable, type RowOf, type StoredRowOf } from '../../kernel/system-records/table.ts'
import { endpointTable, type StoredEndpoint } from './endpoints.ts'

declare module '../../base/db/tables.ts' {
  interface TenantSystemTables {
    webhook_delivery: StoredRowOf<typeof deliveryColumns>
  }
}

export type StoredDelivery = RowOf<typeof deliveryColumns>
export type DeliveryStatus = StoredDelivery['status']

export const deliveryTable = systemTable('webhook_delivery', deliveryColumns)

/** The job that sends what is due to an endpoint. */
export interface DeliveryJob {
  readonly tenant: string
  readonly endpoint: string
}

export const newDelivery = (
  endpoint: string,
  sequence: number | null,
  body: string,
  now: number,
  nextAt: number,
): StoredDelivery => ({
  id: uuid(),
  endpoint,
  sequence,
  body,
  status: 'waiting',
  attempts: 0,
  nextAt: new Date(nextAt).toISOString(),
  sendingUntil: null,
  createdAt: new Date(now).toISOString(),
  attemptedAt: null,
  responseStatus: null,
  response: null,
  reason: null,
  duration: null,
})

/** A page of an endpoint's deliveries, the newest first, those before an id. */
export function* deliveriesOf(
  { scope, cachedStatement }: Store,
  tenant: string,
  {
    endpoint,
    status,
    before,
    limit,
  }: { endpoint: string; status?: DeliveryStatus | undefined; before?: string | undefined; limit: number },
): Operation<readonly StoredDelivery[]> {
  const statement = cachedStatement<StoredDelivery>`webhook deliveries ${status !== undefined} ${before !== undefined}`(
    () =>
      scope
        .selectFrom('webhook_delivery')
        .where('webhook_delivery.endpoint', '=', param('endpoint'))
        .$if(status !== undefined, (query) => query.where('webhook_delivery.status', '=', param('status')))
        .$if(before !== undefined, (query) => query.where('webhook_delivery.id', '<', param('before')))
        .orderBy('webhook_delivery.id', 'desc')
        .limit(param('limit'))
        .select(deliveryTable.columns),
  )
  return yield* all(
    statement({ tenant_id: tenant, endpoint, limit, ...(status && { status }), ...(before && { before }) }),
  )
}

/** How many deliveries of each endpoint have a status, tests left out. */
export function* countDeliveries(
  { scope, cachedStatement }: Store,
  tenant: string,
): Operation<readonly { readonly endpoint: string; readonly status: DeliveryStatus; readonly count: number }[]> {
  const statement = cachedStatement<{
    endpoint: string
    status: DeliveryStatus
    count: number
  }>`count webhook deliveries`(() =>
    scope
      .selectFrom('webhook_delivery')
      .where('webhook_delivery.sequence', 'is not', null)
      .groupBy(['webhook_delivery.endpoint', 'webhook_delivery.status'])
      .select(['webhook_delivery.endpoint', 'webhook_delivery.status', sql<number>`count(*)`.as('count')]),
  )
  return yield* all(statement({ tenant_id: tenant }))
}

/** What is under way to an endpoint or due at a moment: first what is being sent, then by the order of the events. */
export function* nextDelivery(
  { scope, cachedStatement }: Store,
  tenant: string,
  endpoint: string,
  status: 'waiting' | 'sending',
  now: string,
): Operation<StoredDelivery | undefined> {
  const statement = cachedStatement<StoredDelivery>`next webhook delivery ${status}`(() =>
    scope
      .selectFrom('webhook_delivery')
      .where('webhook_delivery.endpoint', '=', param('endpoint'))
      .where('webhook_delivery.status', '=', sql.lit(status))
      .$if(status === 'waiting', (query) => query.where('webhook_delivery.nextAt', '<=', param('now')))
      .orderBy('webhook_delivery.sequence')
      .limit(1)
      .select(deliveryTable.columns),
  )
  return yield* first(statement({ tenant_id: tenant, endpoint, now }))
}

/** The pending delivery to an endpoint that is called once for many changes. */
export function* waitingDelivery(
  { scope, cachedStatement }: Store,
  tenant: string,
  endpoint: string,
): Operation<StoredDelivery | undefined> {
  const statement = cachedStatement<StoredDelivery>`waiting webhook delivery`(() =>
    scope
      .selectFrom('webhook_delivery')
      .where('webhook_delivery.endpoint', '=', param('endpoint'))
      .where('webhook_delivery.status', '=', sql.lit('waiting'))
      .orderBy('webhook_delivery.sequence', 'desc')
      .limit(1)
      .select(deliveryTable.columns),
  )
  return yield* first(statement({ tenant_id: tenant, endpoint }))
}

/** When the first of the deliveries that wait for an endpoint is due, in milliseconds; undefined if none waits. */
export function* nextTime(
  { scope, cachedStatement }: Store,
  tenant: string,
  endpoint: string,
): Operation<number | undefined> {
  const statement = cachedStatement<{ at: string | null }>`next webhook time`(() =>
    scope
      .selectFrom('webhook_delivery')
      .where('webhook_delivery.endpoint', '=', param('endpoint'))
      .where('webhook_delivery.status', '=', sql.lit('waiting'))
      .select(({ fn }) => fn.min('webhook_delivery.nextAt').as('at')),
  )
  const at = (yield* first(statement({ tenant_id: tenant, endpoint })))?.at
  return at ? Date.parse(at) : undefined
}

/** Marks the pending deliveries to an endpoint as failed. */
export function* failWaitingDeliveries(
  { scope, cachedStatement }: Store,
  tenant: string,
  endpoint: string,
  reason: string,
): Operation<void> {
  const statement = cachedStatement`give up webhook deliveries`(() =>
    scope
      .updateTable('webhook_delivery')
      .set({ status: 'failed', nextAt: null, reason: param('reason') })
      .where('webhook_delivery.endpoint', '=', param('endpoint'))
      .where('webhook_delivery.status', '=', sql.lit('waiting')),
  )
  yield* run(statement({ tenant_id: tenant, endpoint, reason }))
}

/** Has deliveries of events from one number to another sent again, with the same ids; returns how many. */
export function* replayDeliveries(
  { scope, cachedStatement }: Store,
  tenant: string,
  { endpoint, from, to, onlyFailed }: { endpoint: string; from: number; to: number; onlyFailed: boolean },
  now: string,
): Operation<number> {
  const statement = cachedStatement`replay webhook deliveries ${onlyFailed}`(() =>
    scope
      .updateTable('webhook_delivery')
      .set({ status: 'waiting', attempts: 0, nextAt: param('now') })
      .where('webhook_delivery.endpoint', '=', param('endpoint'))
      .where('webhook_delivery.sequence', '>=', param('first'))
      .where('webhook_delivery.sequence', '<=', param('last'))
      .where('webhook_delivery.status', 'in', onlyFailed ? ['failed'] : ['failed', 'delivered']),
  )
  return yield* run(statement({ tenant_id: tenant, endpoint, first: from, last: to, now }))
}

export function* deleteOldDeliveries(
  { scope, cachedStatement }: Store,
  tenant: string,
  before: string,
): Operation<void> {
  const statement = cachedStatement`delete old webhook deliveries`(() =>
    scope.deleteFrom('webhook_delivery').where('webhook_delivery.createdAt', '<', param('before')),
  )
  yield* run(statement({ tenant_id: tenant, before }))
}

/**
 * Saves an endpoint, and has its deliveries looked at by a moment (in milliseconds), unless a job will do so by then.
 */
export function* saveAndWake(
  store: Store,
  tenant: string,
  endpoint: StoredEndpoint,
  at: number,
  now: number,
): Operation<void> {
  const planned = endpoint.wakeAt === null ? undefined : Date.parse(endpoint.wakeAt)
  const isPlanned = planned !== undefined && planned > now && planned <= at
  const job: DeliveryJob = { tenant, endpoint: endpoint.id }
  if (!isPlanned) yield* enqueue(store.database.dialect, 'webhook-deliveries', job, { runAt: at })
  const wakeAt = isPlanned ? endpoint.wakeAt : new Date(at).toISOString()
  yield* endpointTable.save(store, tenant, { ...endpoint, wakeAt })
}
