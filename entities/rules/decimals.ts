import { compareDecimals } from '../decimals.ts'
import { matching, type Rule } from '../rule.ts'

/** Numbers written with up to so many decimal places. They are text, for binary numbers cannot hold them all. */
export const decimal1 = (): Rule => matching('decimal1', /-?[0-9]+(?:\.[0-9])?/)
export const decimal2 = (): Rule => matching('decimal2', /-?[0-9]+(?:\.[0-9]{1,2})?/)
export const decimal3 = (): Rule => matching('decimal3', /-?[0-9]+(?:\.[0-9]{1,3})?/)

const most = (rule: string, max: string): Rule => ({
  rule,
  params: { max },
  holds: (value) => compareDecimals(String(value), max) <= 0,
})

export const decimal2Max = (): Rule => most('decimal2Max', '9999999999999.99')
export const decimal3Max = (): Rule => most('decimal3Max', '9999999999999.999')
