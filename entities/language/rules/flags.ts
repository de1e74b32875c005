import type { Rule } from '../rule.ts'

/** A box that must be ticked, such as consent. */
export const onlyTrue = (): Rule => ({
  rule: 'onlyTrue',
  params: {},
  holds: (value) => value === true,
  json: { const: true },
})

/** A box that no person ticks, such as a trap for robots. */
export const onlyFalse = (): Rule => ({
  rule: 'onlyFalse',
  params: {},
  holds: (value) => value === false,
  json: { const: false },
})
