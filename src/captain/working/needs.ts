import { recordIssues } from '../../../entities/body.ts'
import { statesOf, type Entity } from '../../../entities/entity.ts'
import type { CaptainRecord } from '../record.ts'

/** The working fields that the rules of a record ask for before it may enter a state, in the order of the declaration. */
export function neededFor(entity: Entity, record: CaptainRecord, to: string): readonly string[] {
  const states = statesOf(entity)
  if (!states || !entity.working) return []
  const asked = recordIssues(entity, { ...record, [states.name]: to })
    .filter(({ warning }) => !warning)
    .flatMap(({ path, params }) => [String(path[0]), ...String(params.labels ?? '').split(',')])
  return entity.working.filter((name) => asked.includes(name))
}
