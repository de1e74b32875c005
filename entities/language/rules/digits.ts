import { patternRule, type Rule } from '../rule.ts'

/** Digits 0 to 9, stored as text to preserve leading zeros. */
export const numeric = (): Rule => patternRule('numeric', /[0-9]+/)

export const digitsExact = (n: number): Rule => patternRule('digitsExact', new RegExp(`[0-9]{${n}}`), { n })
export const digitsMin = (n: number): Rule => patternRule('digitsMin', new RegExp(`[0-9]{${n},}`), { n })
export const digitsMax = (n: number): Rule => patternRule('digitsMax', new RegExp(`[0-9]{1,${n}}`), { n })

export const digitsHyphen = (): Rule => patternRule('digitsHyphen', /[0-9-]+/)

/** `n` digits, a hyphen, `m` digits. */
export const digitsHyphenDigits = (n: number, m: number): Rule =>
  patternRule('digitsHyphenDigits', new RegExp(`[0-9]{${n}}-[0-9]{${m}}`), { n, m })

/** The number of a product's bar code (JAN): 8 or 13 digits. */
export const janCode = (): Rule => patternRule('integrity.janLength', /[0-9]{8}|[0-9]{13}/)

/** A version number such as 1.0 or 2.10.3. */
export const editionShape = (): Rule => patternRule('edition', /[0-9]{1,3}(?:\.[0-9]{1,3}){1,2}/)
