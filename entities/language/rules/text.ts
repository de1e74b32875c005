import { patternRule, type Rule } from '../rule.ts'
import { isBlank } from '../text/normalise-text.ts'

const countCodePoints = (text: string): number => {
  let count = 0
  for (const _ of text) count += 1
  return count
}
const countBytes = (text: string): number => new TextEncoder().encode(text).length

/** At least one character that can be seen. */
export const nonBlank = (): Rule => ({
  rule: 'nonBlank',
  params: {},
  holds: (value) => !isBlank(String(value)),
  json: { minLength: 1 },
})

/** At most `max` characters, counted in code points. */
export const maxFullWidth = (max: number): Rule => ({
  rule: 'maxFullWidth',
  params: { max },
  holds: (value) => countCodePoints(String(value)) <= max,
  json: { maxLength: max },
})

/** At most `max` bytes in UTF-8: `fullWidth` characters of three bytes, or `halfWidth` of one. */
export const maxBytes = (max: number): Rule => ({
  rule: 'maxBytes',
  params: { max, fullWidth: Math.floor(max / 3), halfWidth: max },
  holds: (value) => countBytes(typeof value === 'string' ? value : JSON.stringify(value)) <= max,
  json: { 'x-max-bytes': max },
})

/** Printable ASCII and half-width katakana. */
export const halfWidth = (): Rule => patternRule('halfWidth', /[\x20-\x7e\uff61-\uff9f]+/)

export const startsWithAt = (): Rule => patternRule('startsWithAt', /@.+/)

/**
 * A warning of characters that systems of couriers and banks may lack: those outside of JIS X 0208 that vendors added
 * (①, ㈱, Ⅳ, ㎏), half-width katakana, and what has more than 16 bits, such as emoji and rare ideographs.
 */
export const portableCharacters = (): Rule => ({
  rule: 'portableCharacters',
  params: {},
  warning: true,
  holds: (value) =>
    !/[\u2116\u2121\u2160-\u217f\u2460-\u24ff\u3200-\u33ff\uff61-\uff9f]|[^\0-\uffff]/u.test(value as string),
})
