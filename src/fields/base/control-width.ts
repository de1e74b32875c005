import type { Field } from '../../../entities/language/entity.ts'

/** A wider input takes the full column, in em. */
const maxWidth = 36
/** The width of a digit or Latin letter, in em; a full-width character is 1. */
const narrowWidth = 0.62
/** The padding of an input, in em. */
const padding = 3
/** The room for a unit in an input, in em. */
const unitWidth = 2.5

/** The width for the longest value of a field: 1 em per full-width character, `narrowWidth` for others. */
export function controlWidth(field: Field): string {
  const ems = longestValue(field)
  return isWide(field) ? '100%' : `${Math.ceil(ems + padding + (field.unit ? unitWidth : 0))}em`
}

/** Whether an input takes the full column, as its values may be longer than that. */
export const isWide = (field: Field): boolean => longestValue(field) + padding > maxWidth

/** The kinds whose values are short, whatever their rules. */
const shortKinds: readonly Field['kind'][] = [
  'date',
  'date-time',
  'time',
  'phone',
  'postal-code',
  'corporate-number',
  'invoice-number',
  'colour',
]
/** The kinds whose values are as long as their rules allow. */
const measuredKinds: readonly Field['kind'][] = ['text', 'integer', 'decimal', 'yen']
/** The longest value that an input in half a form shows, in em. */
const halfWidth = 20

/** Whether an input fits into half the width of a form, beside another such; for a choice, see `isMenu`. */
export const isShort = (field: Field): boolean =>
  shortKinds.includes(field.kind) || (measuredKinds.includes(field.kind) && longestValue(field) <= halfWidth)

/** The width of the longest value, in em. */
function longestValue({ rules, kind }: Field): number {
  const limit = (...names: readonly string[]) => {
    const max = rules.find(({ rule }) => names.includes(rule))?.params.max
    return typeof max === 'number' ? max : undefined
  }
  const number = kind === 'decimal' ? decimalLimit(limit('max')) : limit('max', 'integerMax')
  const digits = rules.flatMap(({ rule, params: { n, m = -1, length } }) =>
    rule === 'digitsMin' ? [] : [Number(n) + Number(m) + 1, Number(length)].filter((size) => size > 0),
  )
  return Math.min(
    limit('maxFullWidth') ?? Infinity,
    (limit('maxBytes') ?? Infinity) * narrowWidth,
    number === undefined ? Infinity : String(number).length * narrowWidth + 1,
    ...digits.map((size) => size * narrowWidth + 1),
  )
}

/** Leaves room for decimal places after the maximum. */
const decimalLimit = (max: number | undefined): number => (max === undefined ? 1e13 : max * 1000)
