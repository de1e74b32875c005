import { z } from 'zod'
import { field } from '../field-kind.ts'
import { integerMax, max, min } from '../rules/numbers.ts'
import { toHalfWidth, trim, normaliseText, withoutThousandsSeparators } from '../input/normalise.ts'

/** ¥1,234 and 1,234円 are ways to write 1234. */
const withoutSign = (text: string): string => text.replace(/^[¥\\]\s*/, '').replace(/\s*円$/, '')

interface YenOptions {
  readonly min?: number
  /** Without one, the greatest 32-bit integer (spec section 5). */
  readonly max?: number
  readonly initially?: number
}

/** An amount of whole yen, zero or more. */
export const yen = ({ min: least = 0, max: most, initially }: YenOptions = {}) =>
  field(z.int(), {
    kind: 'yen',
    storage: 'integer',
    rules: [min(least), most === undefined ? integerMax() : max(most)],
    missingRule: 'required',
    wrongTypeRule: 'integer',
    filter: 'number',
    normalise: normaliseText(toHalfWidth, trim, withoutSign, withoutThousandsSeparators),
    sortable: true,
    ...(initially !== undefined && { initially }),
  })
