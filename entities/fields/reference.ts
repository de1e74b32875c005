import { z } from 'zod'
import { field, type OnDelete } from '../kind.ts'

/** Another record of the same tenant, by id. While it is pointed at it cannot be deleted, unless the field says `setNull`. */
export const reference = (to: string, { onDelete = 'restrict' }: { readonly onDelete?: OnDelete } = {}) =>
  field(z.uuid(), {
    kind: 'reference',
    storage: 'text',
    rules: [],
    missing: 'selectRequired',
    mistyped: 'integrity.refNotFound',
    to,
    onDelete,
  })
