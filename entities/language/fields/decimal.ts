import { z } from 'zod'
import { plainDecimal } from '../numbers/decimals.ts'
import { field } from '../field-kind.ts'
import { withoutUnit } from '../numbers/typed-unit.ts'
import type { Unit } from '../numbers/units.ts'
import { decimal1, decimal2, decimal2Max, decimal3, decimal3Max } from '../rules/decimals.ts'
import { max, min } from '../rules/numbers.ts'
import { toHalfWidth, oneLine, normaliseText, withoutThousandsSeparators } from '../text/normalise-text.ts'

const schema = z.string()

const shapes = { 1: [decimal1()], 2: [decimal2(), decimal2Max()], 3: [decimal3(), decimal3Max()] } as const

interface DecimalOptions {
  /** How many decimal places there may be. */
  readonly places: 1 | 2 | 3
  /** The smallest number; 0 unless given. */
  readonly min?: number
  /** The largest number. */
  readonly max?: number
  /** What it counts, as in `units.json` of `locales`; shown after the number. */
  readonly unit?: Unit
}

/**
 * A number with decimal places, stored exactly. It travels as text in its shortest form, `"12.5"` for 12.50.
 *
 * @remarks A number box with the unit after it. Lists show it with separators.
 * @example decimal({ places: 2, unit: 'squareMetre' })
 */
export const decimal = ({ places, min: minimum = 0, max: maximum, unit }: DecimalOptions) =>
  field(schema, {
    kind: 'decimal',
    storage: 'decimal',
    // The bounds are numeric, and JSON Schema has no numeric bounds for text.
    rules: [
      ...shapes[places],
      ...[min(minimum), ...(maximum === undefined ? [] : [max(maximum)])].map((rule) => ({ ...rule, json: {} })),
    ],
    missingRule: 'required',
    // A number in JSON is binary, and no longer exact.
    wrongTypeRule: 'decimalText',
    filter: 'number',
    normalise: normaliseText(toHalfWidth, oneLine, withoutUnit(unit), withoutThousandsSeparators, plainDecimal),
    sortable: true,
    ...(unit && { unit }),
  })
