import { z } from 'zod'
import { field } from '../kind.ts'
import { integerMax, max, min } from '../rules/numbers.ts'
import { narrow, trimmed, typed, ungrouped } from '../typing.ts'

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
    missing: 'required',
    mistyped: 'integer',
    filter: 'number',
    normalise: typed(narrow, trimmed, withoutSign, ungrouped),
    sortable: true,
    ...(initially !== undefined && { initially }),
  })
