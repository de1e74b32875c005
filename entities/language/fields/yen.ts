import { z } from 'zod'
import { field } from '../field-kind.ts'
import { withoutUnit } from '../numbers/typed-unit.ts'
import { integerMax, max, min } from '../rules/numbers.ts'
import { toHalfWidth, oneLine, normaliseText, withoutThousandsSeparators } from '../text/normalise-text.ts'

const schema = z.int()

interface YenOptions {
  /** The smallest amount; 0 unless given. */
  readonly min?: number
  /** The largest amount; 2147483647, the largest 32-bit integer, unless given. */
  readonly max?: number
  /** The amount that a new record has. */
  readonly initially?: number
}

/**
 * An amount in whole yen.
 *
 * @remarks A number box with 円 after it. Lists show it with separators.
 * @example yen({ max: 100_000 })
 */
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
