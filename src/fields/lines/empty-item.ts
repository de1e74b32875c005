import type { Field } from '../../../entities/language/entity.ts'
import { itemFields } from '../../../entities/language/reference-fields.ts'

export type Item = Readonly<Record<string, unknown>>

/** What a new row starts with. */
export const emptyItem = (field: Field): Item =>
  Object.fromEntries(itemFields(field).map(({ name, initially }) => [name, initially ?? null]))
