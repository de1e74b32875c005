import { z } from 'zod'
import { field } from '../field-kind.ts'
import { withoutUnit } from '../numbers/typed-unit.ts'
import type { Unit } from '../numbers/units.ts'
import { integerMax, max, min } from '../rules/numbers.ts'
import { toHalfWidth, oneLine, normaliseText, withoutThousandsSeparators } from '../input/normalise-text.ts'

const schema = z.int()

interface IntegerOptions {
  readonly min?: number
  /** Defaults to the largest 32-bit integer (spec section 5). */
  readonly max?: number
  readonly initially?: number
  readonly unit?: Unit
}

/** A whole number, zero or more unless `min` says otherwise. */
export const integer = ({ min: minimum = 0, max: maximum, initially, unit }: IntegerOptions = {}) =>
  field(schema, {
    kind: 'integer',
    storage: 'integer',
    rules: [min(minimum), maximum === undefined ? integerMax() : max(maximum)],
    missingRule: 'required',
    wrongTypeRule: 'integer',
    filter: 'number',
    normalise: normaliseText(toHalfWidth, oneLine, withoutUnit(unit), withoutThousandsSeparators),
    sortable: true,
    ...(initially !== undefined && { initially }),
    ...(unit && { unit }),
  })
