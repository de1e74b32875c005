import { sql } from 'kysely'
import type { Entity } from '../../../entities/language/declaration/declaration.ts'
import { statesOf } from '../../../entities/language/entity.ts'
import { announcedEvents, type Announced, type WebhookEvent } from '../../../entities/language/shared/webhook-events.ts'
import { param } from '../../base/db/parameter.ts'
import { all, first, run, type Operation } from '../../base/db/query.ts'
import { enqueue } from '../../base/jobs/job.ts'
import { publicDifference, type PublicDifference } from '../../kernel/public/public-difference.ts'
import type { ChangeSet } from '../../kernel/records/change-set.ts'
import type { Context, Store } from '../../kernel/records/context.ts'
import type { Write } from '../../kernel/records/entity-hooks.ts'
import type { Participant } from '../../kernel/records/participants.ts'
import { countLiveEndpoints } from './endpoints.ts'

declare module '../../base/db/tables.ts' {
  interface TenantSystemTables {
    /** Changes that endpoints have not been given yet. `change` is a `StagedChange` as JSON. */
    webhook_change: { tenant_id: string; position: number; changeSet: string; at: string; change: string }
  }
}

/** What a change was, as it is known in its transaction. What is sent to endpoints is decided later. */
export type StagedChange =
  | ({
      readonly kind: 'record'
      readonly entity: string
      readonly id: string
    } & PublicDifference)
  | {
      readonly kind: 'received'
      readonly event: (typeof receivedEvents)[keyof typeof receivedEvents]
      readonly entity: string
      readonly id: string
    }
  | { readonly kind: 'moved'; readonly entity: string; readonly id: string; readonly from: string; readonly to: string }
  | { readonly kind: 'file'; readonly id: string; readonly replacedBy: string }

/** A staged change, not sent yet. */
export interface WaitingChange {
  readonly position: number
  readonly changeSet: string
  readonly at: string
  readonly change: StagedChange
}

/** The job that makes events of what is staged. */
export interface RelayJob {
  readonly tenant: string
}

/** Whether changes of an entity can be events at all. */
export const hasEvents = (entity: Entity): boolean =>
  (entity.public !== undefined && !entity.parent) || entity.announces !== undefined

/** Stages what the endpoints of a tenant may want to know of a change, in its transaction. Most tenants have none. */
export const webhookParticipant: Participant = {
  name: 'webhooks',
  concerns: hasEvents,
  question: ({ store, tenant }) => countLiveEndpoints(store, tenant.id),
  *after(context, write, answer) {
    const changes = [...recordChanges(context, write), ...announcedChanges(context, write)]
    // What nobody would be sent asks nothing of the database.
    if (changes.length === 0) return
    const { store, tenant, changeSet } = context
    const [row] = answer ?? (yield* all(countLiveEndpoints(store, tenant.id)))
    if (Number((row as { readonly endpoints: number }).endpoints) > 0)
      yield* stage(store, tenant.id, changeSet!, changes)
  },
}

/** The same for a file that was replaced. */
export function* stageReplacedFile(
  store: Store,
  tenant: string,
  changeSet: ChangeSet,
  id: string,
  replacedBy: string,
): Operation<void> {
  if (Number((yield* first(countLiveEndpoints(store, tenant)))!.endpoints) === 0) return
  yield* stage(store, tenant, changeSet, [{ kind: 'file', id, replacedBy }])
}

function recordChanges(context: Context, write: Write): readonly StagedChange[] {
  const difference = publicDifference(context, write)
  const { id } = (write.after ?? write.before)!
  return difference ? [{ kind: 'record', entity: context.entity.name, id, ...difference }] : []
}

/** The event for a new record, by the entity's `announces`. */
const receivedEvents = {
  inquiry: announcedEvents.inquiry[0],
  order: announcedEvents.order[0],
  application: announcedEvents.application[0],
} as const satisfies Record<Announced, WebhookEvent>

/**
 * The events of an entity that announces its records: a new one, and an order's moves. Imported records are not new.
 */
function announcedChanges(
  { entity, isQuiet }: Context,
  { kind, action, before, after }: Write,
): readonly StagedChange[] {
  const { announces } = entity
  if (!announces || !after) return []
  const { id } = after
  if (action === 'create')
    return kind === 'import' || isQuiet
      ? []
      : [
          {
            kind: 'received',
            event: receivedEvents[announces.as],
            entity: entity.name,
            id,
          },
        ]
  const state = statesOf(entity)?.name
  if (announces.as !== 'order' || !before || state === undefined || before[state] === after[state]) return []
  return [{ kind: 'moved', entity: entity.name, id, from: String(before[state]), to: String(after[state]) }]
}

/**
 * Writes changes down behind those that wait. A tenant's writes come one after another, so their order is that of the
 * commits, and a job is on its way exactly if something waits.
 */
function* stage(
  { database: { dialect }, scope, cachedStatement }: Store,
  tenant: string,
  changeSet: ChangeSet,
  changes: readonly StagedChange[],
): Operation<void> {
  const last = cachedStatement<{ position: number | null }>`last webhook change`(() =>
    scope.selectFrom('webhook_change').select(({ fn }) => fn.max('webhook_change.position').as('position')),
  )
  const insert = cachedStatement`stage webhook change`(() =>
    scope.insertInto('webhook_change', {
      position: param('position'),
      changeSet: param('changeSet'),
      at: param('at'),
      change: param('change'),
    }),
  )
  const { position } = (yield* first(last({ tenant_id: tenant })))!
  if (position === null) yield* enqueue(dialect, 'webhook-events', { tenant } satisfies RelayJob)
  const at = new Date().toISOString()
  for (const [index, change] of changes.entries())
    yield* run(
      insert({
        tenant_id: tenant,
        position: (position ?? 0) + index + 1,
        changeSet: changeSet.id,
        at,
        change: JSON.stringify(change),
      }),
    )
}

/** How many changes are taken at once. */
export const maxTaken = 2000

/** The changes that wait, in the order of their commits, no more than a part of very many. */
export function* takeChanges({ scope, cachedStatement }: Store, tenant: string): Operation<readonly WaitingChange[]> {
  const select = cachedStatement<Omit<WaitingChange, 'change'> & { change: string }>`webhook changes`(() =>
    scope
      .selectFrom('webhook_change')
      .orderBy('webhook_change.position')
      .limit(sql.lit(maxTaken))
      .select(['webhook_change.position', 'webhook_change.changeSet', 'webhook_change.at', 'webhook_change.change']),
  )
  const remove = cachedStatement`take webhook changes`(() =>
    scope.deleteFrom('webhook_change').where('webhook_change.position', '<=', param('last')),
  )
  const rows = yield* all(select({ tenant_id: tenant }))
  if (rows.length > 0) yield* run(remove({ tenant_id: tenant, last: rows.at(-1)!.position }))
  return rows.map((row) => ({ ...row, change: JSON.parse(row.change) as StagedChange }))
}

/** Whether any pending change was staged before a moment. */
export function* hasStagedBefore({ scope, cachedStatement }: Store, tenant: string, at: string): Operation<boolean> {
  const statement = cachedStatement<{ position: number }>`old webhook changes`(() =>
    scope
      .selectFrom('webhook_change')
      .where('webhook_change.at', '<', param('at'))
      .limit(1)
      .select('webhook_change.position'),
  )
  return (yield* first(statement({ tenant_id: tenant, at }))) !== undefined
}
