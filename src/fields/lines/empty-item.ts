import type { Field } from '../../../entities/language/entity.ts'
import { itemFields } from '../../../entities/language/derived/reference-fields.ts'

export type Item = Readonly<Record<string, unknown>>

/** The initial values of a new row. */
export const emptyItem = (field: Field): Item =>
  Object.fromEntries(itemFields(field).map(({ name, initially }) => [name, initially ?? null]))
