import type { FieldNamesIn, When } from '../condition.ts'
import type { CrossRecordRule, ReferencedRecordRule } from './rule.ts'

export type {
  AdjacentDayRule,
  CoversSumRule,
  CrossRecordRule,
  LimitRule,
  OtherEntitiesRule,
  ReferencedRecordRule,
  ReferencingSum,
  SiblingsRule,
} from './rule.ts'

/** The fields whose change requires the rule to be checked again. */
export function fieldsOfCrossRecordRule<F extends string>(rule: CrossRecordRule<F>): readonly F[] {
  const conditionFields = Object.keys(rule.when ?? {}) as F[]
  if ('notReferenced' in rule) return conditionFields
  if ('covers' in rule) return [rule.at, ...conditionFields]
  if ('reference' in rule) return [rule.reference, ...rule.fields, ...conditionFields]
  if ('siblingsBy' in rule) return [rule.siblingsBy, ...rule.fields, ...conditionFields]
  if ('lookUp' in rule) return [...rule.fields, ...conditionFields]
  if ('adjacentBy' in rule) return [...rule.groupBy, rule.adjacentBy, ...rule.fields, ...conditionFields]
  return [...rule.groupBy, ...(rule.period ?? []), ...conditionFields]
}

/** Whether a rule only warns and never rejects a record. */
export const isWarning = (rule: CrossRecordRule): boolean => 'warning' in rule && rule.warning === true

/** The fields that the entity's warning rules read. */
export const warningFields = ({
  crossRecordRules = [],
}: {
  readonly crossRecordRules?: readonly CrossRecordRule[] | undefined
}): readonly string[] => [
  ...new Set(crossRecordRules.filter(isWarning).flatMap((rule) => fieldsOfCrossRecordRule(rule))),
]

/**
 * Applies a rule to the records that match a condition, and counts only those:
 * `onlyWhen(noOverlapPerGroup('from', 'until', 'item'), { status: ['reserved', 'out'] })`.
 */
export const onlyWhen = <F extends string, const W extends When>(rule: CrossRecordRule<F>, when: W) =>
  ({ ...rule, when: { ...rule.when, ...when } }) as CrossRecordRule<F | FieldNamesIn<W>>

/** Turns a rule into a warning. */
export const asWarning = <R extends ReferencedRecordRule>(rule: R): R => ({ ...rule, warning: true })

export {
  atMostOne,
  maxPerValue,
  noOverlap,
  noOverlapPerGroup,
  onePublishedPerDate,
  uniqueAcrossParents,
  uniquePair,
} from './limits.ts'
export { coversHeld } from './covers-sum.ts'
export { noOverlapWithNextDay } from './adjacent-days.ts'
export { dateInYear, hostUnderDomain, screenExists } from './referenced-records.ts'
export { notReferencedWhen } from './not-referenced.ts'
