import { z } from 'zod'
import { field, type OnDelete } from '../kind.ts'
import type { IdOf } from './reference.ts'
import { countBetween, countMax, uniqueItems } from '../rules/arrays.ts'

interface ReferencesOptions {
  readonly min?: number
  readonly max: number
  readonly onDelete?: OnDelete
}

/** Several records of the same tenant, by id, in order. One that is deleted drops out of what readers see, unless the field says `restrict`. */
export const references = <const E extends string>(
  to: E,
  { min = 0, max, onDelete = 'setNull' }: ReferencesOptions,
): z.ZodArray<IdOf<E>> =>
  field(z.array(z.uuid() as IdOf<E>), {
    kind: 'references',
    storage: 'json',
    rules: [uniqueItems(), min > 0 ? countBetween(min, max) : countMax(max)],
    missing: 'selectRequired',
    mistyped: 'integrity.refNotFound',
    to,
    onDelete,
  })
