import { sql } from 'kysely'
import { isPlanOver } from '../../../entities/language/shared/plan-states.ts'
import type { JudgedItem, JudgedPlan, ShownPlan } from '../../../entities/system/publish-plan.ts'
import { accountName } from '../../base/db/account-name.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, runPart, type Operation } from '../../base/db/query.ts'
import type { Store } from '../../kernel/records/context.ts'
import { newChangeSet } from '../../kernel/records/change-set.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import { titledRecords, type TitledRecord } from '../../kernel/public/titled-records.ts'
import { isReady, publishItems, type Judgements, type PlanContext } from './publish.ts'
import { itemsOf, type Plan, type PlanItem } from './tables.ts'

/** Plans as they are answered, without their records. */
export function* shownPlans(
  { scope, fn, cachedStatement }: Store,
  tenant: string,
  plans: readonly Plan[],
): Operation<readonly ShownPlan[]> {
  const statement = cachedStatement<Pick<ShownPlan, 'id' | 'count' | 'askedByName'>>`what is shown of plans`(() => {
    const items = scope
      .selectFrom('publish_plan_item')
      .where(sql<boolean>`"publish_plan_item"."plan" = "publish_plan"."id"`)
      .select(sql<number>`count(*)`.as('count'))
    return scope
      .selectFrom('publish_plan')
      .where(fn.inJsonArray(column('publish_plan', 'id'), param('plans')))
      .select(['publish_plan.id', sql<number>`${items}`.as('count')])
      .select(accountName(column('publish_plan', 'askedBy')).as('askedByName'))
  })
  const rows = yield* all(statement({ tenant_id: tenant, plans: JSON.stringify(plans.map(({ id }) => id)) }))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return plans.map((plan) => {
    const { count, askedByName } = byId.get(plan.id)!
    return { ...plan, count: Number(count), askedByName }
  })
}

/** A plan with what would become of its records if it were published now: that is tried, and taken back. */
export function* judgedPlan(context: Omit<PlanContext, 'changeSet'>, plan: Plan): Operation<JudgedPlan> {
  const items = yield* itemsOf(context.store, context.tenant.id, plan.id)
  if (isPlanOver(plan.status)) return yield* withJudgements(context, plan, items, new Map())
  const trial = { ...context, changeSet: newChangeSet() }
  const { value } = (yield* runPart(
    () => publishItems(trial, items),
    () => false,
    { dry: true },
  )) as { readonly value: Judgements }
  return yield* withJudgements(context, plan, items, value)
}

/** The records of a change set, as `entity id`. */
function* changedBy(
  { scope, cachedStatement }: Store,
  tenant: string,
  changeSet: string,
): Operation<ReadonlySet<string>> {
  const statement = cachedStatement<{ entity: string; id: string }>`records of a change set`(() =>
    scope
      .selectFrom('revision')
      .where('revision.changeSet', '=', param('changeSet'))
      .select(['revision.entity', 'revision.recordId as id']),
  )
  const rows = yield* all(statement({ tenant_id: tenant, changeSet }))
  return new Set(rows.map(({ entity, id }) => `${entity} ${id}`))
}

/** A plan with what became of its records. */
export function* withJudgements(
  { store, tenant }: Omit<PlanContext, 'changeSet'>,
  plan: Plan,
  items: readonly PlanItem[],
  judged: Judgements,
): Operation<JudgedPlan> {
  const titles = new Map<string, TitledRecord>()
  for (const [name, ofEntity] of Map.groupBy(items, ({ entity }) => entity)) {
    const entity = entityByName(name)
    const ids = ofEntity.map(({ recordId }) => recordId)
    const found = entity ? yield* titledRecords(store, tenant.id, entity, ids) : []
    for (const [id, record] of found) titles.set(`${name} ${id}`, record)
  }
  const takenBack = plan.status === 'undone' ? yield* changedBy(store, tenant.id, plan.changeSet!) : new Set()
  const answered = items.map(({ plan: _plan, ...item }): JudgedItem => {
    const { isStale = false, issues = [], hidden = [] } = judged.get(item.id) ?? {}
    const key = `${item.entity} ${item.recordId}`
    const { title = null, titleEn = null } = titles.get(key) ?? {}
    return { ...item, title, titleEn, isStale, isUndone: takenBack.has(key), issues, hidden }
  })
  const [shown] = (yield* shownPlans(store, tenant.id, [plan])) as [ShownPlan]
  return { ...shown, items: answered, isReady: isReady(judged) }
}
