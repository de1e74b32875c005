import { startsAsDraft, statesOf, type Entity } from '../entity.ts'
import type { Field } from '../field-kind.ts'

/**
 * The field by whose values an entity's lists stand in groups: one that `sort` names and that has an order of its own,
 * that of its options or of the records it refers to. Within a group the manual order decides.
 */
export function groupingField({ sort, reorder, fields }: Entity): Field | undefined {
  const field = reorder === undefined ? undefined : fields[sort?.[0] ?? '']
  return field && !field.nullable && (field.kind === 'choice' || field.kind === 'reference') ? field : undefined
}

/** Whether a list that is sorted by a field stands in groups: its order is not that of the field's values. */
export const isGrouped = (entity: Entity, field: string): boolean => groupingField(entity)?.name === field

/** Whether lists of an entity can be sorted by a field. */
export const isSortable = (entity: Entity, field: Field): boolean =>
  field.sortable === true || isGrouped(entity, field.name)

/** Whether the database has an index of the order by a field: one that lists show, begin with, or move records by. */
export function hasOrderIndex(entity: Entity, field: Field): boolean {
  const { from, until } = statesOf(entity)?.window ?? {}
  const indexed = [...(entity.list ?? []), entity.sort?.[0], entity.reorder, from, until]
  return entity.edit !== 'single' && isSortable(entity, field) && indexed.includes(field.name)
}

/** Whether only a draft may lack the date: the one its publication sets, or one that is required of what is published. */
export function isDateOfDrafts(entity: Entity, name: string): boolean {
  const field = entity.fields[name]
  if (!field || !startsAsDraft(entity)) return false
  if (statesOf(entity)?.window?.from === name) return true
  return (field.kind === 'date' || field.kind === 'date-time') && field.nullable && !field.optional
}
