import { sql, type RawBuilder } from 'kysely'
import { isPlanOver, planStates } from '../../../entities/language/shared/plan-states.ts'
import { planColumns, planItemColumns } from '../../../entities/system/publish-plan.ts'
import { param } from '../../base/db/parameter.ts'
import { first, run, type Operation } from '../../base/db/query.ts'
import type { Store } from '../../kernel/records/context.ts'
import type { Participant } from '../../kernel/records/participants.ts'
import { systemTable, type RowOf, type StoredRowOf } from '../../kernel/system-records/table.ts'

declare module '../../base/db/tables.ts' {
  interface TenantSystemTables {
    publish_plan: StoredRowOf<typeof planColumns>
    publish_plan_item: StoredRowOf<typeof planItemColumns>
  }
}

export type Plan = RowOf<typeof planColumns>
export type PlanItem = RowOf<typeof planItemColumns>

export const planTable = systemTable('publish_plan', planColumns)
export const itemTable = systemTable('publish_plan_item', planItemColumns)

/** The records of a plan, in the order in which they were added. */
export function* itemsOf(store: Store, tenant: string, plan: string): Operation<readonly PlanItem[]> {
  return (yield* itemTable.all(store, tenant, { plan })).toReversed()
}

/** Whether a plan has the record whose id is bound. */
export const hasRecord = ({ scope }: Store): RawBuilder<boolean> =>
  sql`exists ${scope
    .selectFrom('publish_plan_item')
    .where(sql<boolean>`"publish_plan_item"."plan" = "publish_plan"."id"`)
    .where('publish_plan_item.recordId', '=', param('record'))
    .select(sql`1`.as('one'))}`

/** How many plans of a tenant are still to be published. */
export function* countOpen({ scope, cachedStatement }: Store, tenant: string): Operation<number> {
  const statement = cachedStatement<{ count: number }>`open plans`(() =>
    scope
      .selectFrom('publish_plan')
      .where(
        'publish_plan.status',
        'in',
        planStates.filter((status) => !isPlanOver(status)),
      )
      .select(sql<number>`count(*)`.as('count')),
  )
  return Number((yield* first(statement({ tenant_id: tenant })))!.count)
}

/** Takes all records out of a plan. */
export function* removeItems({ scope, cachedStatement }: Store, tenant: string, plan: string): Operation<void> {
  const statement = cachedStatement`remove items of a plan`(() =>
    scope.deleteFrom('publish_plan_item').where('publish_plan_item.plan', '=', param('plan')),
  )
  yield* run(statement({ tenant_id: tenant, plan }))
}

/** What happens to plans when their records are removed for good, and when what they published is undone. */
export const planParticipant: Participant = {
  name: 'plans',
  concerns: (entity) => entity.public !== undefined,
  removed: (context, recordId) => itemTable.removeAbout(context, recordId),
  *undone({ store, tenant, changeSet: { id: changeSet } }, undone) {
    const [plan] = yield* planTable.all(store, tenant.id, { changeSet: undone })
    if (!plan) return
    // Undoing the undo publishes it again.
    const status = plan.status === 'published' ? 'undone' : 'published'
    yield* planTable.save(store, tenant.id, { ...plan, status, changeSet, version: plan.version + 1 })
  },
}
