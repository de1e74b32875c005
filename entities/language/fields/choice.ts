import { z } from 'zod'
import { field } from '../field-kind.ts'

interface ChoiceOptions<O extends readonly string[]> {
  /** The option that a new record has. */
  readonly initially?: O[number]
}

/**
 * One option of a list. Its labels are `options.<field>.<value>` of the entity's own file in `locales`.
 *
 * @remarks A few options stand side by side, more of them in a menu. Lists show the label.
 * @param options The values, in the order in which they are offered.
 * @example choice(['news', 'event', 'sale'], { initially: 'news' })
 */
export const choice = <const O extends readonly [string, ...string[]]>(
  options: O,
  { initially }: ChoiceOptions<O> = {},
) =>
  field(z.enum(options), {
    kind: 'choice',
    storage: 'text',
    rules: [],
    missingRule: 'selectRequired',
    wrongTypeRule: 'option',
    filter: 'options',
    options,
    sortable: true,
    ...(initially && { initially }),
  })
