import type { Entity, Field } from '../../../entities/language/entity.ts'
import { isFieldLocked } from '../../../entities/language/derived/record-locks.ts'
import { formFields } from '../../../entities/language/site-fields.ts'
import type { SiteSlug } from '../../../entities/installation.ts'

type Values = Readonly<Record<string, unknown>> | null | undefined

/** A field changed by a revision. */
export interface Change {
  readonly field: Field
  readonly before: unknown
  readonly after: unknown
}

/**
 * The fields that differ between two states of a record, in order of declaration. A missing value and null are equal.
 */
export const changesOf = (entity: Entity, before: Values, after: Values): readonly Change[] =>
  Object.values(entity.fields)
    .map((field) => ({ field, before: before?.[field.name] ?? null, after: after?.[field.name] ?? null }))
    .filter((change) => stable(change.before) !== stable(change.after))

/** JSON with sorted keys, since databases may return an object's keys in another order. */
const stable = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

/**
 * Whether a change can be undone by itself: the field is one of the record's form, may still change, and has another
 * value than before the change. A state is changed by its buttons, and the tenant's only record as a whole.
 */
export function isUndoable(entity: Entity, site: SiteSlug, record: NonNullable<Values>, change: Change): boolean {
  const { name, kind } = change.field
  if (!entity.edit || entity.edit === 'single' || kind === 'states') return false
  if ([entity.fixed, entity.recorded, entity.counted].some((names) => names?.includes(name))) return false
  if (!formFields(entity, 'edit', site).some((field) => field.name === name)) return false
  return !isFieldLocked(entity, record, name) && stable(record[name] ?? null) !== stable(change.before)
}
