import type { JudgedItem, JudgedPlan, ShownPlan } from '../../../entities/system/publish-plan.ts'
import { runPart, type Operation } from '../../base/db/query.ts'
import { newChangeSet } from '../../kernel/records/change-set.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import { titledRecords } from '../../kernel/public/titled-records.ts'
import { isReady, publishItems, type Judgements, type PlanContext } from './publish.ts'
import { itemsOf, type Plan, type PlanItem } from './tables.ts'

/** A plan as it is answered, without its records. */
export const shownPlan = (plan: Plan, count: number): ShownPlan => ({ ...plan, count })

/** A plan with what would become of its records if it were published now: that is tried, and taken back. */
export function* judgedPlan(context: Omit<PlanContext, 'changeSet'>, plan: Plan): Operation<JudgedPlan> {
  const items = yield* itemsOf(context.store, context.tenant.id, plan.id)
  if (plan.status === 'published') return yield* withJudgements(context, plan, items, new Map())
  const trial = { ...context, changeSet: newChangeSet() }
  const { value } = (yield* runPart(
    () => publishItems(trial, items),
    () => false,
    { dry: true },
  )) as { readonly value: Judgements }
  return yield* withJudgements(context, plan, items, value)
}

/** A plan with what became of its records. */
export function* withJudgements(
  { store, tenant }: Omit<PlanContext, 'changeSet'>,
  plan: Plan,
  items: readonly PlanItem[],
  judged: Judgements,
): Operation<JudgedPlan> {
  const titles = new Map<string, string>()
  for (const [name, ofEntity] of Map.groupBy(items, ({ entity }) => entity)) {
    const entity = entityByName(name)
    const ids = ofEntity.map(({ recordId }) => recordId)
    const found = entity ? yield* titledRecords(store, tenant.id, entity, ids) : []
    for (const [id, { title }] of found) titles.set(`${name} ${id}`, title)
  }
  const answered = items.map(({ plan: _plan, ...item }): JudgedItem => {
    const { isStale = false, issues = [], hidden = [] } = judged.get(item.id) ?? {}
    return { ...item, title: titles.get(`${item.entity} ${item.recordId}`) ?? null, isStale, issues, hidden }
  })
  return { ...shownPlan(plan, items.length), items: answered, isReady: isReady(judged) }
}
