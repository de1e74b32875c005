import type { Rule } from '../rule.ts'

const maxInteger = 2147483647

export const min = (bound: number): Rule => ({
  rule: 'min',
  params: { min: bound },
  holds: (value) => Number(value) >= bound,
  json: { minimum: bound },
})

export const max = (bound: number): Rule => ({
  rule: 'max',
  params: { max: bound },
  holds: (value) => Number(value) <= bound,
  json: { maximum: bound },
})

/** The largest integer that a 32-bit column holds (spec section 5). */
export const integerMax = (): Rule => ({ ...max(maxInteger), rule: 'integerMax' })
