import { z } from 'zod'
import { field } from '../field-kind.ts'
import { countBetween, countMax, uniqueItems } from '../rules/arrays.ts'

/** Several options of a list, without duplicates, in the order chosen. */
export const choices = <const O extends readonly [string, ...string[]]>(
  options: O,
  { min = 0, max }: { readonly min?: number; readonly max: number },
) =>
  field(z.array(z.enum(options)), {
    kind: 'choices',
    storage: 'json',
    rules: [uniqueItems(), min > 0 ? countBetween(min, max) : countMax(max)],
    missingRule: 'selectRequired',
    wrongTypeRule: 'option',
    options,
  })
