import { publishingOf } from '../../../entities/language/derived/publishing.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import type { PlanAction } from '../../../entities/system/publish-plan.ts'
import type { CaptainRecord } from '../../kernel/api/record.ts'

/** What a plan can do with records: the likeliest for the first of them first, each with those that it can do it with. */
export function planChoices(
  entity: Entity,
  records: readonly CaptainRecord[],
): readonly { readonly action: PlanAction; readonly records: readonly CaptainRecord[] }[] {
  const actions = records.map((record) => actionsFor(entity, record))
  return [...new Set(actions.flat())].map((action) => ({
    action,
    records: records.filter((_, place) => actions[place]!.includes(action)),
  }))
}

function actionsFor(entity: Entity, record: CaptainRecord): readonly PlanAction[] {
  const publishing = publishingOf(entity)
  const isShown = publishing !== undefined && record[publishing.field] === publishing.shown
  return [
    ...(entity.keepsDraft && record['draft'] ? (['change'] as const) : []),
    ...(publishing && !isShown ? (['publish'] as const) : []),
    ...(publishing && isShown ? (['withdraw'] as const) : []),
    ...(publishing && isShown ? (['publish'] as const) : []),
  ]
}
