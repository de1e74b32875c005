import { z } from 'zod'
import { field } from '../field-kind.ts'
import { integerMax, max, min } from '../rules/numbers.ts'
import { toHalfWidth, trim, normaliseText, withoutThousandsSeparators } from '../input/normalise-text.ts'

const schema = z.int()

/** Accepts ¥1,234 and 1,234円 for 1234. */
const withoutSign = (text: string): string => text.replace(/^[¥\\]\s*/, '').replace(/\s*円$/, '')

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
    normalise: normaliseText(toHalfWidth, trim, withoutSign, withoutThousandsSeparators),
    sortable: true,
    ...(initially !== undefined && { initially }),
  })
