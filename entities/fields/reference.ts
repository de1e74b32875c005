import { z } from 'zod'
import { field, type OnDelete } from '../kind.ts'

declare const entityOf: unique symbol

/** The id of a record of an entity; any text may be taken for one, but not the id of another entity's record. */
export type Id<E extends string> = string & { readonly [entityOf]?: E }

/** A schema whose value is the id of a record. */
export type IdOf<E extends string> = z.ZodType<Id<E>, Id<E>>

/** Another record of the same tenant, by id. While it is pointed at it cannot be deleted, unless the field says `setNull`. */
export const reference = <const E extends string>(
  to: E,
  { onDelete = 'restrict' }: { readonly onDelete?: OnDelete } = {},
): IdOf<E> =>
  field(z.uuid(), {
    kind: 'reference',
    storage: 'text',
    rules: [],
    missing: 'selectRequired',
    mistyped: 'integrity.refNotFound',
    to,
    onDelete,
  })
