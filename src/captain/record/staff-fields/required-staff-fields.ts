import { brokenRules, incompleteIssues } from '../../../../entities/language/input/body.ts'
import { transitionFields } from '../../../../entities/language/input/transition-fields.ts'
import type { SiteSlug } from '../../../../entities/installation.ts'
import { today } from '../../../../entities/language/dates/plain-date.ts'
import { statesOf, type Entity } from '../../../../entities/language/entity.ts'
import type { RecordRule } from '../../../../entities/language/record-rules/rule.ts'
import type { CaptainRecord } from '../../../kernel/api/record.ts'

/**
 * The fields to fill in before a record may enter a state: what its rules require then, and the staff fields that are
 * asked for. None where a form is needed, because something else is missing, too.
 */
export function fieldsToFillIn(entity: Entity, record: CaptainRecord, to: string, site: SiteSlug): readonly string[] {
  const states = statesOf(entity)
  if (!states) return []
  const prompts = entity.prompts?.[to] ?? []
  const against = rulesAgainst(entity, record, to)
  const atFault = against.flatMap(fieldsOf)
  const names = transitionFields(entity, to).filter((name) => atFault.includes(name) || prompts.includes(name))
  const isElsewhere = (fields: readonly string[]) => !fields.some((name) => names.includes(name))
  const needsForm =
    entity.edit !== undefined &&
    (against.some((rule) => isElsewhere(fieldsOf(rule))) ||
      incompleteIssues(entity, site, { ...record, [states.name]: to }).some(({ path }) =>
        isElsewhere([String(path[0])]),
      ))
  return needsForm ? [] : names
}

/**
 * Whether a record cannot enter a state without a value of a field, with the values it has otherwise. Where one of
 * several fields is enough, none of them is required.
 */
export const isRequiredIn = (entity: Entity, record: CaptainRecord, to: string, name: string): boolean =>
  rulesAgainst(entity, { ...record, [name]: null }, to).some((rule) => !rule.oneOf && fieldsOf(rule).includes(name))

/** The groups of fields that a record needs before it may enter a state, where one field of a group is enough. */
export const alternativesIn = (entity: Entity, record: CaptainRecord, to: string): readonly (readonly string[])[] =>
  rulesAgainst(entity, record, to).flatMap(({ oneOf }) => (oneOf ? [oneOf] : []))

/** The rules of a record that object to a state. */
const rulesAgainst = (entity: Entity, record: CaptainRecord, to: string): readonly RecordRule<string, object>[] =>
  brokenRules(entity, { ...record, [statesOf(entity)!.name]: to }).filter(({ warning }) => !warning)

/** The fields whose values a rule objects to. */
const fieldsOf = ({ at, params }: RecordRule<string, object>): readonly string[] => [
  at,
  ...String(params.labels ?? '').split(','),
]

/** The staff fields that say something about a record now: those asked for when it enters a state do from then on. */
export function shownStaffFields(entity: Entity, record: CaptainRecord): readonly string[] {
  const state = record[statesOf(entity)?.name ?? '']
  const prompts = Object.entries(entity.prompts ?? {})
  return (entity.staffFields ?? []).filter((name) => {
    const asking = prompts.filter(([, names]) => names.includes(name))
    return asking.length === 0 || asking.some(([to]) => to === state)
  })
}

/** What is suggested for the given staff fields of a record that enters a state. */
export const suggestedValues = (
  { suggestions }: Entity,
  record: CaptainRecord,
  to: string,
  names: readonly string[],
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(suggestions?.[to] ?? {})
      .filter(([name]) => names.includes(name))
      .map(([name, source]) => [name, source === 'today' ? today() : record[source]]),
  )
