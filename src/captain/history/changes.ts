import type { Entity, Field } from '../../../entities/language/entity.ts'

type Values = Readonly<Record<string, unknown>> | null | undefined

/** One field that a revision made different. */
export interface Change {
  readonly field: Field
  readonly before: unknown
  readonly after: unknown
}

/** The fields in which two states of a record differ, in the order of the declaration. An absent value and null are the same. */
export const changesOf = (entity: Entity, before: Values, after: Values): readonly Change[] =>
  Object.values(entity.fields)
    .map((field) => ({ field, before: before?.[field.name] ?? null, after: after?.[field.name] ?? null }))
    .filter((change) => stable(change.before) !== stable(change.after))

/** JSON with sorted keys: two databases may hand the same object back with its keys in another order. */
const stable = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
