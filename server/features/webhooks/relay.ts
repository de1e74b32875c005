import { sql } from 'kysely'
import type { Database } from '../../base/db/database.ts'
import { param } from '../../base/db/parameter.ts'
import { first, run, type Operation } from '../../base/db/query.ts'
import type { JobHandler } from '../../base/jobs/handler.ts'
import { enqueue } from '../../base/jobs/job.ts'
import { storeOf, type Store } from '../../kernel/records/context.ts'
import { deliveryTable, newDelivery, saveAndWake, waitingDelivery } from './deliveries.ts'
import { endpointTable, type StoredEndpoint } from './endpoints.ts'
import { eventsOf, lastReportedVisibility, type KnownRecords } from './events.ts'
import { messageBody, type ReportedEvent } from './message.ts'
import { maxTaken, takeChanges, hasStagedBefore, type RelayJob } from './staged-changes.ts'
import { webhookTenant, type WebhookTenant } from './tenant.ts'
import { isVisibleAt, windowChanges } from '../../kernel/public/windows.ts'

declare module '../../base/db/tables.ts' {
  interface TenantSystemTables {
    /** How far events are counted, and until when publication windows were looked at. */
    webhook_state: { tenant_id: string; sequence: number; windowsUntil: string; wakeAt: string | null }
  }
}

const minute = 60_000

/**
 * How long nothing may change before a site is rebuilt (the debounce), and how long it waits at most, in milliseconds.
 */
const quietTime = minute
const maxQuietWait = 10 * minute

/**
 * Makes events of the changes that wait at a tenant, and of the publication windows that opened or closed, and addresses
 * them to its endpoints. An event gets its number here, in the transaction that takes its changes: so numbers are in the
 * order of the commits and none is missing, whoever is killed when.
 */
export const relayHandler = (
  database: Database,
  operator: () => Promise<string | undefined>,
  origin: string,
): JobHandler => ({
  // Staged changes must not be lost: the job is retried until it succeeds.
  retry: { first: 5_000, longest: 10 * minute, tries: Infinity },
  async run(payload, signal) {
    const { tenant: id } = payload as RelayJob
    const owner = await operator()
    const tenant = owner === undefined ? undefined : await webhookTenant(database, owner, id)
    if (!tenant) return
    const store = storeOf(database)
    const known: KnownRecords = new Map()
    for (let isLeft = true; isLeft;) {
      signal.throwIfAborted()
      isLeft = await database.write(id, () => relay(store, tenant, origin, known, Date.now()))
    }
  },
})

interface RelayState {
  readonly sequence: number
  readonly windowsUntil: string
  /** When the next job that looks at the windows is due. */
  readonly wakeAt: string | null
}

/** Relays a batch of staged changes; returns whether there may be more. */
function* relay(
  store: Store,
  tenant: WebhookTenant,
  origin: string,
  known: KnownRecords,
  at: number,
): Operation<boolean> {
  const now = new Date(at).toISOString()
  const live = (yield* endpointTable.all(store, tenant.id)).filter(({ isOn }) => isOn)
  const waiting = yield* takeChanges(store, tenant.id)
  const isLeft = waiting.length === maxTaken
  // Without endpoints nothing is sent, and nothing is counted.
  if (live.length === 0) return isLeft
  const state = (yield* stateOf(store, tenant.id)) ?? { sequence: 0, windowsUntil: now, wakeAt: null }
  const events = eventsOf(waiting, state.windowsUntil, known)
  if (isLeft) {
    const sequence = yield* addressEvents(store, tenant, origin, live, events, state.sequence, at)
    yield* saveState(store, tenant.id, { ...state, sequence })
    return true
  }
  const { changes, next } = yield* windowChanges(
    store,
    tenant,
    state.windowsUntil,
    now,
    ({ name }, id, period, isVisible) =>
      isVisible !== (lastReportedVisibility(known, name, id) ?? isVisibleAt(period, state.windowsUntil)),
  )
  const opened = changes.map(({ kind, entity, id }) => ({ event: `record.${kind}`, entity: entity.name, id }) as const)
  const all = [...events, { changeSet: null, at: now, changes: opened }]
  const sequence = yield* addressEvents(store, tenant, origin, live, all, state.sequence, at)
  const wakeAt = yield* planWindows(store, tenant.id, state, next, at)
  yield* saveState(store, tenant.id, { sequence, windowsUntil: now, wakeAt })
  return false
}

/** Has the windows looked at when the next one opens or closes, unless a job will do so by then. */
function* planWindows(
  store: Store,
  tenant: string,
  { wakeAt }: RelayState,
  next: number,
  at: number,
): Operation<string | null> {
  const planned = wakeAt === null ? undefined : Date.parse(wakeAt)
  if (planned !== undefined && planned > at && planned <= next) return wakeAt
  yield* enqueue(store.database.dialect, 'webhook-events', { tenant } satisfies RelayJob, { runAt: next })
  return new Date(next).toISOString()
}

/** Addresses events to the endpoints that chose one of their changes; returns the last number given. */
function* addressEvents(
  store: Store,
  tenant: WebhookTenant,
  origin: string,
  live: readonly StoredEndpoint[],
  events: readonly ReportedEvent[],
  lastSequence: number,
  at: number,
): Operation<number> {
  let sequence = lastSequence
  const addressed = new Map<string, { endpoint: StoredEndpoint; dueAt: number }>()
  for (const event of events) {
    const receivers = live.flatMap((endpoint) => {
      const changes = event.changes.filter((change) => endpoint.events.includes(change.event))
      return changes.length > 0 ? [{ endpoint: addressed.get(endpoint.id)?.endpoint ?? endpoint, changes }] : []
    })
    // What nobody wants has no number, or receivers of everything else would miss it.
    if (receivers.length > 0) sequence += 1
    for (const { endpoint, changes } of receivers) {
      const { id, kind, lastSequence: previous, pausedUntil } = endpoint
      let dueAt = Math.max(at, pausedUntil === null ? 0 : Date.parse(pausedUntil))
      if (kind === 'rebuild') dueAt = yield* debounceRebuild(store, tenant.id, id, sequence, at)
      else {
        const body = messageBody(origin, tenant, { ...event, changes }, sequence, previous)
        yield* deliveryTable.insert(store, tenant.id, newDelivery(id, sequence, body, at, at))
      }
      addressed.set(id, { endpoint: { ...endpoint, lastSequence: sequence }, dueAt })
    }
  }
  for (const { endpoint, dueAt } of addressed.values()) yield* saveAndWake(store, tenant.id, endpoint, dueAt, at)
  return sequence
}

/** Schedules the rebuild of a site after a quiet minute, once for all changes until then (debounced); returns when. */
function* debounceRebuild(
  store: Store,
  tenant: string,
  endpoint: string,
  sequence: number,
  at: number,
): Operation<number> {
  const waiting = yield* waitingDelivery(store, tenant, endpoint)
  if (waiting && waiting.attempts === 0) {
    const dueAt = Math.min(at + quietTime, Date.parse(waiting.createdAt) + maxQuietWait)
    yield* deliveryTable.save(store, tenant, { ...waiting, sequence, nextAt: new Date(dueAt).toISOString() })
    return dueAt
  }
  // One that failed is overtaken.
  if (waiting)
    yield* deliveryTable.save(store, tenant, { ...waiting, status: 'failed', nextAt: null, reason: 'overtaken' })
  yield* deliveryTable.insert(store, tenant, newDelivery(endpoint, sequence, '', at, at + quietTime))
  return at + quietTime
}

function* stateOf({ scope, cachedStatement }: Store, tenant: string): Operation<RelayState | undefined> {
  const statement = cachedStatement<RelayState>`webhook state`(() =>
    scope
      .selectFrom('webhook_state')
      .select(['webhook_state.sequence', 'webhook_state.windowsUntil', 'webhook_state.wakeAt']),
  )
  return yield* first(statement({ tenant_id: tenant }))
}

function* saveState({ scope, cachedStatement }: Store, tenant: string, state: RelayState): Operation<void> {
  const names = ['sequence', 'windowsUntil', 'wakeAt'] as const
  const statement = cachedStatement`save webhook state`(() =>
    scope
      .insertInto('webhook_state', Object.fromEntries(names.map((name) => [name, param(name)])))
      .onConflict((conflict) =>
        conflict
          .column('tenant_id')
          .doUpdateSet(Object.fromEntries(names.map((name) => [name, sql.ref(`excluded.${name}`)]))),
      ),
  )
  yield* run(statement({ tenant_id: tenant, ...state }))
}

/** Has windows looked at from now on, when the first endpoint of a tenant is switched on. */
export function* beginWatching(store: Store, tenant: string, at: number): Operation<void> {
  const state = yield* stateOf(store, tenant)
  yield* saveState(store, tenant, {
    sequence: state?.sequence ?? 0,
    windowsUntil: new Date(at).toISOString(),
    wakeAt: null,
  })
  yield* enqueue(store.database.dialect, 'webhook-events', { tenant } satisfies RelayJob)
}

/** Starts the job of a tenant again where something has waited for long, or a window was to be looked at long ago. */
export function* startOverdue(store: Store, tenant: string, at: number): Operation<void> {
  const longAgo = new Date(at - 10 * minute).toISOString()
  const state = yield* stateOf(store, tenant)
  const isOverdue = state?.wakeAt && state.wakeAt < longAgo
  if (!isOverdue && !(yield* hasStagedBefore(store, tenant, longAgo))) return
  yield* enqueue(store.database.dialect, 'webhook-events', { tenant } satisfies RelayJob)
}
