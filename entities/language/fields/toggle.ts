import { z } from 'zod'
import { field, type Kind } from '../field-kind.ts'
import type { Rule } from '../rule.ts'

const schema = z.boolean()

interface ToggleOptions {
  readonly initially?: boolean
  readonly rules?: readonly Rule[]
  /** The fields for the start and end of the period in which the toggle takes effect; either may be empty. */
  readonly window?: { readonly from: string; readonly until: string }
  readonly tones?: Kind['tones']
}

/** On or off. If the rules do not allow the initial value, somebody must set it. */
export const toggle = ({ initially = false, rules = [], window, tones }: ToggleOptions = {}) =>
  field(schema, {
    kind: 'toggle',
    storage: 'boolean',
    rules,
    missingRule: rules.some(({ rule }) => rule === 'onlyTrue') ? 'onlyTrue' : 'selectRequired',
    wrongTypeRule: 'boolean',
    filter: 'toggle',
    sortable: true,
    ...(window && { window: { ...window, during: 'true' } }),
    ...(tones && { tones }),
    ...(rules.every((rule) => rule.holds(initially)) && { initially }),
  })
