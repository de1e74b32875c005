import type { Field } from '../../../entities/language/entity.ts'

/** Beyond this a box takes the whole column. */
const widest = 36
/** The width of a digit or letter, where a full-width character is 1. */
const narrow = 0.62
/** What a box has around its text. */
const around = 3
/** The room that a unit takes in a box. */
const besideUnit = 2.5

/** As wide as the longest text a field takes: an em for a full-width character, a little more than half for others. */
export function controlWidth({ rules, kind, unit }: Field): string {
  const limit = (...names: readonly string[]) => {
    const max = rules.find(({ rule }) => names.includes(rule))?.params.max
    return typeof max === 'number' ? max : undefined
  }
  const number = kind === 'decimal' ? decimalMost(limit('max')) : limit('max', 'integerMax')
  const digits = rules.flatMap(({ rule, params: { n, m = -1, length } }) =>
    rule === 'digitsMin' ? [] : [Number(n) + Number(m) + 1, Number(length)].filter((size) => size > 0),
  )
  const ems = Math.min(
    limit('maxFullWidth') ?? Infinity,
    (limit('maxBytes') ?? Infinity) * narrow,
    number === undefined ? Infinity : String(number).length * narrow + 1,
    ...digits.map((size) => size * narrow + 1),
  )
  return ems + around > widest ? '100%' : `${Math.ceil(ems + around + (unit ? besideUnit : 0))}em`
}

/** Decimals have places behind what they are at most. */
const decimalMost = (max: number | undefined): number => (max === undefined ? 1e13 : max * 1000)
