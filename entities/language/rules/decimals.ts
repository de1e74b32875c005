import { compareDecimals } from '../numbers/decimals.ts'
import { patternRule, type Rule } from '../rule.ts'

/**
 * Numbers with a limited number of decimal places. They are text, because binary floating point cannot represent them
 * exactly.
 */
export const decimal1 = (): Rule => patternRule('decimal1', /-?[0-9]+(?:\.[0-9])?/)
export const decimal2 = (): Rule => patternRule('decimal2', /-?[0-9]+(?:\.[0-9]{1,2})?/)
export const decimal3 = (): Rule => patternRule('decimal3', /-?[0-9]+(?:\.[0-9]{1,3})?/)

const maxRule = (rule: string, max: string): Rule => ({
  rule,
  params: { max },
  holds: (value) => compareDecimals(String(value), max) <= 0,
})

export const decimal2Max = (): Rule => maxRule('decimal2Max', '9999999999999.99')
export const decimal3Max = (): Rule => maxRule('decimal3Max', '9999999999999.999')
