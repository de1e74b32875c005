import { z } from 'zod'
import { field, type Kind } from '../field-kind.ts'
import type { Rule } from '../rule.ts'

const schema = z.boolean()

interface ToggleOptions {
  /** Whether it is on in a new record; off unless given. */
  readonly initially?: boolean
  /** `onlyTrue()` for consent, which must be given. */
  readonly rules?: readonly Rule[]
  /** The fields of the period in which it takes effect, `{ from, until }`; either may be empty. */
  readonly window?: { readonly from: string; readonly until: string }
  /** With a window, what on and off mean, which decides their colour: `{ true: 'paused' }`. */
  readonly tones?: NonNullable<Kind['tones']>
}

/**
 * On or off. If the rules do not allow the initial value, somebody must set it.
 *
 * @remarks A switch. Lists show it beside the title where a record differs from a new one.
 * @example toggle({ initially: true })
 */
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
