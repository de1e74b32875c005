import { recordIssues } from '../../../../entities/language/input/body.ts'
import { today } from '../../../../entities/language/dates/plain-date.ts'
import { statesOf, type Entity } from '../../../../entities/language/entity.ts'
import type { CaptainRecord } from '../../api/record.ts'

/**
 * The staff fields that a record's rules require before it may enter a state, and those that are asked for then, in
 * order of declaration.
 */
export function requiredStaffFields(entity: Entity, record: CaptainRecord, to: string): readonly string[] {
  const states = statesOf(entity)
  if (!states || !entity.staffFields) return []
  const prompts = entity.prompts?.[to] ?? []
  const atFault = fieldsAtFault(entity, record, to)
  return entity.staffFields.filter((name) => atFault.includes(name) || prompts.includes(name))
}

/** Whether a record cannot enter a state without a value of a staff field, with the values it has otherwise. */
export const isRequiredIn = (entity: Entity, record: CaptainRecord, to: string, name: string): boolean =>
  fieldsAtFault(entity, { ...record, [name]: null }, to).includes(name)

/** The fields that the rules of a record object to in a state. */
const fieldsAtFault = (entity: Entity, record: CaptainRecord, to: string): readonly string[] =>
  recordIssues(entity, { ...record, [statesOf(entity)!.name]: to })
    .filter(({ warning }) => !warning)
    .flatMap(({ path, params }) => [String(path[0]), ...String(params.labels ?? '').split(',')])

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
