import { z } from 'zod'
import { field } from '../kind.ts'
import type { Unit } from '../units.ts'
import { integerMax, max, min } from '../rules/numbers.ts'
import { narrow, trimmed, typed } from '../typing.ts'

interface IntegerOptions {
  readonly min?: number
  /** Without one, the greatest 32-bit integer (spec section 5). */
  readonly max?: number
  readonly initially?: number
  readonly unit?: Unit
}

/** A whole number, zero or more unless `min` says otherwise. */
export const integer = ({ min: least = 0, max: most, initially, unit }: IntegerOptions = {}) =>
  field(z.int(), {
    kind: 'integer',
    storage: 'integer',
    rules: [min(least), most === undefined ? integerMax() : max(most)],
    missing: 'required',
    mistyped: 'integer',
    filter: 'number',
    normalise: typed(narrow, trimmed),
    sortable: true,
    ...(initially !== undefined && { initially }),
    ...(unit && { unit }),
  })
