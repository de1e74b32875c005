/**
 * Decimals as text, exact at any size. `12.5` and `0.125` are in canonical form; `012.50` and `.125` are equivalent
 * ways to write them.
 */

const decimalPattern = /^(-?)([0-9]*)(?:\.([0-9]*))?$/

interface DecimalParts {
  readonly negative: boolean
  /** Without leading zeros; empty for zero. */
  readonly whole: string
  /** Without trailing zeros. */
  readonly part: string
}

function parseDecimal(text: string): DecimalParts | undefined {
  const [match, sign, whole = '', part = ''] = decimalPattern.exec(text) ?? []
  if (match === undefined || !/[0-9]/.test(match)) return undefined
  return { negative: sign === '-', whole: whole.replace(/^0+/, ''), part: withoutTrailingZeros(part) }
}

/** Written by hand, because a regular expression for trailing zeros would try every run of zeros before them. */
function withoutTrailingZeros(text: string): string {
  let end = text.length
  while (text[end - 1] === '0') end -= 1
  return text.slice(0, end)
}

/**
 * Whether a text is a number that a decimal column can be compared with: up to 13 digits and 3 places, zero or more.
 */
export const isComparableDecimal = (text: string): boolean => /^[0-9]{1,13}(?:\.[0-9]{1,3})?$/.test(text)

/** The canonical form of a number; text that is not a number is returned unchanged. */
export function plainDecimal(text: string): string {
  const parts = parseDecimal(text)
  if (!parts) return text
  const { negative, whole, part } = parts
  const size = `${whole || '0'}${part && `.${part}`}`
  return negative && size !== '0' ? `-${size}` : size
}

/**
 * Negative, zero or positive, as the first number is less than, equal to or greater than the second. Text that is not a
 * number sorts after every number.
 */
export function compareDecimals(first: string, second: string): number {
  const [a, b] = [parseDecimal(first), parseDecimal(second)]
  if (!a || !b) return Number(!a) - Number(!b)
  if (a.negative !== b.negative) return a.negative ? -1 : 1
  return compareMagnitudes(a, b) * (a.negative ? -1 : 1)
}

function compareMagnitudes(a: DecimalParts, b: DecimalParts): number {
  if (a.whole.length !== b.whole.length) return a.whole.length - b.whole.length
  const [first, second] = [`${a.whole}.${a.part}`, `${b.whole}.${b.part}`]
  return first === second ? 0 : first < second ? -1 : 1
}
