import type { Entity, Field } from '../../../entities/language/entity.ts'

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
