import { statesOf, type Entity } from '../entity.ts'
import { referenceFieldsOf } from '../derived/reference-fields.ts'
import { fault, type Fault } from './fault.ts'

/** Checks that what moves with a record references it, and that its own states allow the move. */
export const cascadeFaults = (entity: Entity): readonly Fault[] =>
  Object.entries(entity.cascades ?? {}).flatMap(([state, cascades]) => {
    const known = statesOf(entity)?.options?.includes(state)
    return [
      ...(known ? [] : [fault('E162', `${entity.name}.cascades`, state, 'Name a state of the entity.')]),
      ...cascades.flatMap(({ entity: moved, field, from, to }) => {
        const at = `${entity.name}.cascades.${state}`
        const references = referenceFieldsOf(moved).some(
          (each) => each.field === field && !each.part && !each.many && each.to === entity.name,
        )
        const transitions = statesOf(moved)?.transitions ?? {}
        return [
          ...(references ? [] : [fault('E179', at, `${moved.name}.${field}`, 'Name a reference() that points here.')]),
          ...from
            .filter((each) => !transitions[each]?.includes(to))
            .map((each) => fault('E179', at, `${moved.name}: ${each} → ${to}`, 'Name a transition of its states().')),
        ]
      }),
    ]
  })
