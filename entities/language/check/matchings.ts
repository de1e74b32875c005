import { statesOf, type Entity } from '../entity.ts'
import { fieldsOnPath } from '../derived/layout-paths.ts'
import { fault, type Fault } from './fault.ts'

/** Checks that what a file is matched by names fields, and that what is set can be set by a transition. */
export const matchingFaults = (entity: Entity, entities: readonly Entity[]): readonly Fault[] =>
  Object.entries(entity.matchings ?? {}).flatMap(([name, { columns, pairs, sets, asks = [], states, to }]) => {
    const at = `${entity.name}.matchings.${name}`
    const entityOf = (wanted: string) => entities.find((each) => each.name === wanted)
    const transitions = statesOf(entity)?.transitions ?? {}
    return [
      ...[...Object.keys(columns), ...pairs.flatMap((pair) => pair.with)]
        .filter((path) => !fieldsOnPath(entity, path, entityOf))
        .map((path) => fault('E220', at, path, 'Name a field, or a field of what it references.')),
      ...[...pairs.map(({ column }) => column), ...sets]
        .filter((column) => !Object.hasOwn(columns, column))
        .map((column) => fault('E220', at, column, 'Say under `columns` which headings it has.')),
      ...[...sets, ...asks]
        .filter((field) => !entity.staffFields?.includes(field))
        .map((field) => fault('E221', at, field, 'A transition sets fields that are in `staffFields`.')),
      ...states
        .filter((state) => !transitions[state]?.includes(to))
        .map((state) => fault('E221', at, state, `Declare the transition from it to \`${to}\`.`)),
    ]
  })
