import type { Field } from '../../../entities/entity.ts'
import { partsOf } from '../../../entities/pointing.ts'

export type Item = Readonly<Record<string, unknown>>

/** What a new row starts with. */
export const emptyItem = (field: Field): Item =>
  Object.fromEntries(partsOf(field).map(({ name, initially }) => [name, initially ?? null]))
