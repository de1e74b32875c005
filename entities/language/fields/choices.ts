import { z } from 'zod'
import { field } from '../field-kind.ts'
import { countBetween, countMax, uniqueItems } from '../rules/arrays.ts'

interface ChoicesOptions {
  /** How many must be chosen; none unless given. */
  readonly min?: number
  /** How many may be chosen. */
  readonly max: number
}

/**
 * Several options of a list, without duplicates, in the order chosen.
 *
 * @remarks Checkboxes side by side. Lists show the labels.
 * @param options The values, in the order in which they are offered.
 * @example choices(['mon', 'tue', 'wed'], { max: 2 })
 */
export const choices = <const O extends readonly [string, ...string[]]>(options: O, { min = 0, max }: ChoicesOptions) =>
  field(z.array(z.enum(options)), {
    kind: 'choices',
    storage: 'json',
    rules: [uniqueItems(), min > 0 ? countBetween(min, max) : countMax(max)],
    missingRule: 'selectRequired',
    wrongTypeRule: 'option',
    options,
  })
