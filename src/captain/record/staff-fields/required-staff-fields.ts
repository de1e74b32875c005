import { brokenRules, incompleteIssues, recordIssues } from '../../../../entities/language/input/body.ts'
import type { Issue } from '../../../../entities/language/input/issues.ts'
import { transitionFields } from '../../../../entities/language/input/transition-fields.ts'
import type { SiteSlug } from '../../../../entities/installation.ts'
import { today } from '../../../../entities/language/dates/plain-date.ts'
import { statesOf, type Entity } from '../../../../entities/language/entity.ts'
import type { RecordRule } from '../../../../entities/language/record-rules/rule.ts'
import type { CaptainRecord } from '../../../kernel/api/record.ts'

/** What a record needs before it may enter a state. */
export interface Needs {
  /** The fields to fill in on the way: what its rules require then, and the staff fields that are asked for. */
  readonly names: readonly string[]
  /** What is wrong or missing besides, for which it needs its form. */
  readonly elsewhere: readonly Issue[]
}

export function needsOf(entity: Entity, record: CaptainRecord, to: string, site: SiteSlug): Needs {
  const prompts = entity.prompts?.[to] ?? []
  const issues = issuesIn(entity, record, to, site)
  const atFault = issues.flatMap(fieldsOfIssue)
  const names = transitionFields(entity, to).filter((name) => atFault.includes(name) || prompts.includes(name))
  return { names, elsewhere: issues.filter((issue) => !fieldsOfIssue(issue).some((name) => names.includes(name))) }
}

/** The fields to fill in before a record may enter a state; none where a form is needed, because something else is missing. */
export function fieldsToFillIn(entity: Entity, record: CaptainRecord, to: string, site: SiteSlug): readonly string[] {
  if (!statesOf(entity)) return []
  const { names, elsewhere } = needsOf(entity, record, to, site)
  return entity.edit !== undefined && elsewhere.length > 0 ? [] : names
}

/** What the rules between fields object to if a record enters a state, and what it lacks for it. */
export function issuesIn(entity: Entity, record: CaptainRecord, to: string, site: SiteSlug): readonly Issue[] {
  const moved = { ...record, [statesOf(entity)!.name]: to }
  return [
    ...recordIssues(entity, moved).filter(({ warning }) => !warning),
    ...incompleteIssues(entity, site, moved),
  ].map(({ path, rule, params }) => ({ path, rule, params }))
}

/**
 * Whether a record cannot enter a state without a value of a field, with the values it has otherwise. Where one of
 * several fields is enough, none of them is required.
 */
export const isRequiredIn = (entity: Entity, record: CaptainRecord, to: string, name: string): boolean =>
  rulesAgainst(entity, { ...record, [name]: null }, to).some(
    (rule) => !rule.oneOf && fieldsOf(rule.at, rule.params).includes(name),
  )

/** The groups of fields that a record needs before it may enter a state, where one field of a group is enough. */
export const alternativesIn = (entity: Entity, record: CaptainRecord, to: string): readonly (readonly string[])[] =>
  rulesAgainst(entity, record, to).flatMap(({ oneOf }) => (oneOf ? [oneOf] : []))

/** The rules of a record that object to a state. */
const rulesAgainst = (entity: Entity, record: CaptainRecord, to: string): readonly RecordRule<string, object>[] =>
  brokenRules(entity, { ...record, [statesOf(entity)!.name]: to }).filter(({ warning }) => !warning)

/** The fields that an issue or a rule is about. */
const fieldsOf = (at: string, { labels = '' }: { readonly labels?: unknown }): readonly string[] => [
  at,
  ...String(labels).split(','),
]

const fieldsOfIssue = ({ path, params }: Issue): readonly string[] => fieldsOf(String(path[0]), params)

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
