import { fieldOf, type Entity, type Field } from '../entity.ts'
import type { OnDelete } from '../field-kind.ts'
import type { Path } from '../rule.ts'
import type { z } from 'zod'

/** A place where an entity stores ids of other records: a field, or an item field in each row of a repeated group. */
export interface ReferenceField {
  readonly field: string
  readonly part?: string
  /** The entity referenced. */
  readonly to: string
  readonly onDelete: OnDelete
  /** Whether the field itself holds several ids. */
  readonly many: boolean
}

/** The fields and item fields of an entity that reference records, in order of declaration. */
export const referenceFieldsOf = (entity: Entity): readonly ReferenceField[] =>
  Object.values(entity.fields).flatMap(referenceFieldsIn)

const referenceFieldsIn = (field: Field): readonly ReferenceField[] =>
  field.to
    ? [{ field: field.name, to: field.to, onDelete: field.onDelete!, many: field.kind === 'references' }]
    : itemFields(field)
        .filter(({ to }) => to)
        .map(({ name, to, onDelete }) => ({ field: field.name, part: name, to: to!, onDelete: onDelete!, many: false }))

/** The item fields of a repeated group, in order; empty for any other field. */
export const itemFields = ({ item }: Field): readonly Field[] =>
  Object.entries(item?.shape ?? {}).map(([name, schema]) => fieldOf(name, schema as z.ZodType))

/** The parts of repeated groups that reference records, as fields named `group.part`: lists are filtered by them. */
export const referenceParts = (fields: readonly Field[]): readonly Field[] =>
  fields.flatMap((group) =>
    itemFields(group)
      .filter(({ kind }) => kind === 'reference')
      .map((part) => ({ ...part, name: partName(group.name, part.name) })),
  )

/** The name of a part of a repeated group, as filters and labels have it. */
export const partName = (group: string, part: string): string => `${group}.${part}`

/** The ids that a field's value holds, each with its path. */
export function idsAt({ field, part, many }: ReferenceField, value: unknown): readonly { id: string; path: Path }[] {
  if (value === null || value === undefined) return []
  if (part !== undefined)
    return (value as readonly Readonly<Record<string, unknown>>[]).flatMap((row, index) =>
      typeof row[part] === 'string' ? [{ id: row[part], path: [field, index, part] }] : [],
    )
  return many
    ? (value as readonly string[]).map((id, index) => ({ id, path: [field, index] }))
    : [{ id: value as string, path: [field] }]
}
