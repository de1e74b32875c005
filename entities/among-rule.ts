import type { AmongRule, FitRule } from './among-rules/rule.ts'

export type { AlikeRule, AmongRule, BesideRule, ElsewhereRule, FitRule } from './among-rules/rule.ts'

/** The fields of which a change puts a rule to the question. */
export function fieldsOfRule<F extends string>(rule: AmongRule<F>): readonly F[] {
  const when = Object.keys(rule.when ?? {}) as F[]
  if ('free' in rule) return when
  if ('through' in rule) return [rule.through, ...rule.of, ...when]
  if ('elsewhere' in rule) return [...rule.of, ...when]
  if ('beside' in rule) return [...rule.alike, rule.beside, ...rule.of, ...when]
  return [...rule.alike, ...(rule.during ?? []), ...when]
}

/** Whether a rule is worth a second look and refuses nothing. */
export const isWarning = (rule: AmongRule): boolean => 'warning' in rule && rule.warning === true

/** The fields that the warnings of an entity look at. */
export const warningFields = ({
  among = [],
}: {
  readonly among?: readonly AmongRule[] | undefined
}): readonly string[] => [...new Set(among.filter(isWarning).flatMap((rule) => fieldsOfRule(rule)))]

/** The same rule as a warning. */
export const warning = <R extends FitRule>(rule: R): R => ({ ...rule, warning: true })

export {
  atMostOne,
  mostWithin,
  noOverlap,
  noOverlapAlike,
  onePublishedPerDate,
  uniqueEverywhere,
  uniquePair,
} from './among-rules/alike.ts'
export { apartFromNextDay } from './among-rules/beside.ts'
export { closedDay } from './among-rules/elsewhere.ts'
export { castActive, dateInYear, hostUnderDomain, screenExists } from './among-rules/fit.ts'
export { freeWhen } from './among-rules/free.ts'
