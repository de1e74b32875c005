import { z } from 'zod'
import { field } from '../field-kind.ts'
import { withoutUnit } from '../numbers/typed-unit.ts'
import { integerMax, max, min } from '../rules/numbers.ts'
import { toHalfWidth, oneLine, normaliseText, withoutThousandsSeparators } from '../input/normalise-text.ts'

const schema = z.int()

interface YenOptions {
  readonly min?: number
  /** Defaults to the largest 32-bit integer (spec section 5). */
  readonly max?: number
  readonly initially?: number
}

/** An amount in whole yen, zero or more. */
export const yen = ({ min: minimum = 0, max: maximum, initially }: YenOptions = {}) =>
  field(schema, {
    kind: 'yen',
    storage: 'integer',
    rules: [min(minimum), maximum === undefined ? integerMax() : max(maximum)],
    missingRule: 'required',
    wrongTypeRule: 'integer',
    filter: 'number',
    normalise: normaliseText(toHalfWidth, oneLine, withoutUnit('yen'), withoutThousandsSeparators),
    sortable: true,
    ...(initially !== undefined && { initially }),
  })
