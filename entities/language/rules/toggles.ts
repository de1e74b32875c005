import type { Rule } from '../rule.ts'

/** A checkbox that must be ticked, such as consent. */
export const onlyTrue = (): Rule => ({
  rule: 'onlyTrue',
  params: {},
  holds: (value) => value === true,
  json: { const: true },
})

/** A checkbox that must stay empty, such as a honeypot for bots. */
export const onlyFalse = (): Rule => ({
  rule: 'onlyFalse',
  params: {},
  holds: (value) => value === false,
  json: { const: false },
})
