import type { Values } from '../../../entities/language/input/body.ts'
import type { Entity } from '../../../entities/language/entity.ts'

/** Whether an entity's rules require hours, forbid them, or leave them optional, for a record in its current state. */
export function hoursRuleFor({ calendar, rules = [] }: Entity, record: Values): 'wanted' | 'none' | 'free' {
  const { field } = calendar!.spans
  const broken = (rule: string, hours: unknown): boolean =>
    rules.some((each) => each.at === field && each.rule === rule && !each.holds({ ...record, [field]: hours }))
  if (broken('integrity.emptyWhen', [{}])) return 'none'
  return broken('integrity.requiredWhen', null) ? 'wanted' : 'free'
}
