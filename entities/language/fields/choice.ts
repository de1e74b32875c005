import { z } from 'zod'
import { field } from '../field-kind.ts'

/** One option of a list. Its labels are `options.<field>.<value>` of the entity's own file in `locales`. */
export const choice = <const O extends readonly [string, ...string[]]>(
  options: O,
  { initially }: { readonly initially?: O[number] } = {},
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
