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
  const fieldsAtFault = recordIssues(entity, { ...record, [states.name]: to })
    .filter(({ warning }) => !warning)
    .flatMap(({ path, params }) => [String(path[0]), ...String(params.labels ?? '').split(',')])
  return entity.staffFields.filter((name) => fieldsAtFault.includes(name) || prompts.includes(name))
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
