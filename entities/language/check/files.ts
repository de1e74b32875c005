import { type Entity, statesOf } from '../entity.ts'
import type { LayoutColumn } from '../declaration/export-layouts.ts'
import { fieldsOnPath, ownDetails, pathsOf } from '../derived/layout-paths.ts'
import { fault, type Fault } from './fault.ts'

/** Checks that the layouts of an entity's exports name fields, and say each thing once. */
export const layoutFaults = (entity: Entity, entities: readonly Entity[]): readonly Fault[] =>
  Object.entries(entity.layouts ?? {}).flatMap(([name, { rows, columns }]) => {
    const at = `${entity.name}.layouts.${name}`
    const entityOf = (wanted: string) => entities.find((each) => each.name === wanted)
    return [
      ...(rows !== undefined && entity.fields[rows]?.kind !== 'lines'
        ? [fault('E196', at, rows, 'The rows of a file are those of a group of lines().')]
        : []),
      ...columns.flatMap((column) => [
        ...pathsOf(column)
          .filter((path) => !isFound(entity, path, entityOf))
          .map((path) =>
            fault('E196', at, path, 'Name a field, a part of its rows, or a field of what it references.'),
          ),
        ...(isStated(column)
          ? []
          : [fault('E197', at, column, 'A column has a heading, or a field that has a label.')]),
      ]),
    ]
  })

/** The tenant's own details are known where there is an entity of them. */
function isFound(entity: Entity, path: string, entityOf: (name: string) => Entity | undefined): boolean {
  if (!path.startsWith(`${ownDetails}.`)) return fieldsOnPath(entity, path, entityOf) !== undefined
  const details = entityOf(ownDetails)
  return !details || path.slice(ownDetails.length + 1) in details.fields
}

const isStated = (column: LayoutColumn): boolean =>
  (column.heading ?? column.label) !== undefined || pathsOf(column).length === 1

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
