import { z } from 'zod'
import { field } from '../field-kind.ts'
import { withoutUnit } from '../numbers/typed-unit.ts'
import type { Unit } from '../numbers/units.ts'
import { integerMax, max, min } from '../rules/numbers.ts'
import { toHalfWidth, oneLine, normaliseText, withoutThousandsSeparators } from '../text/normalise-text.ts'

const schema = z.int()

interface IntegerOptions {
  /** The smallest number; 0 unless given. */
  readonly min?: number
  /** The largest number; 2147483647, the largest 32-bit integer, unless given. */
  readonly max?: number
  /** The number that a new record has. */
  readonly initially?: number
  /** What it counts, as in `units.json` of `locales`; shown after the number. */
  readonly unit?: Unit
}

/**
 * A whole number.
 *
 * @remarks A number box with the unit after it. Full-width digits, separators and a typed unit are understood.
 * @example integer({ min: 1, max: 99, unit: 'person' })
 */
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
