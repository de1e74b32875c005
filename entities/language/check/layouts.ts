import type { Entity } from '../entity.ts'
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
