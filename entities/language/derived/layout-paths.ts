import type { LayoutColumn } from '../declaration/export-layouts.ts'
import type { Entity, Field } from '../entity.ts'
import { itemFields } from './reference-fields.ts'

/** The paths that a column reads. */
export const pathsOf = ({ from = [] }: LayoutColumn): readonly string[] => [from].flat()

/** The first part of a path to the tenant's own details. */
export const ownDetails = 'tenant'

/** A field with personal data, in any part of it. */
export const isPersonal = (field: Field): boolean =>
  field.personal === true || itemFields(field).some(({ personal }) => personal)

/**
 * What a path of a layout leads to: the field of the entity, and the part of its rows or the field of the referenced
 * record; undefined if there is no such thing, and for the tenant's own details. `entityOf` finds an entity by name.
 */
export function fieldsOnPath(
  { fields }: Pick<Entity, 'fields'>,
  path: string,
  entityOf: (name: string) => Pick<Entity, 'fields'> | undefined,
): { readonly field: Field; readonly inner?: Field } | undefined {
  const [name = '', rest] = path.split('.')
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (!field || rest === undefined) return field && { field }
  const inner =
    field.kind === 'lines'
      ? itemFields(field).find((each) => each.name === rest)
      : field.kind === 'reference'
        ? entityOf(field.to!)?.fields[rest]
        : undefined
  return inner && { field, inner }
}
