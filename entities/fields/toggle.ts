import { z } from 'zod'
import { field } from '../kind.ts'
import type { Rule } from '../rule.ts'

interface ToggleOptions {
  readonly initially?: boolean
  readonly rules?: readonly Rule[]
}

/** On or off. One that its rules do not let start off must be set by somebody. */
export const toggle = ({ initially = false, rules = [] }: ToggleOptions = {}) =>
  field(z.boolean(), {
    kind: 'toggle',
    storage: 'boolean',
    rules,
    missing: rules.some(({ rule }) => rule === 'onlyTrue') ? 'onlyTrue' : 'selectRequired',
    mistyped: 'boolean',
    sortable: true,
    ...(rules.every((rule) => rule.holds(initially)) && { initially }),
  })
