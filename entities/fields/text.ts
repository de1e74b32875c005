import { z } from 'zod'
import { field } from '../kind.ts'
import type { Rule } from '../rule.ts'
import { hiragana, hiraganaKatakana, katakana } from '../rules/letters.ts'
import { maxBytes, maxFullWidth, nonBlank } from '../rules/text.ts'
import { lowerCase, narrow, plainHyphens, toHiragana, toKatakana, trimmed, typed } from '../typing.ts'

/** Readings of names; what is typed in the other kana is brought into the one asked for. */
const readings = {
  hiragana: { rule: hiragana(), normalise: typed(toHiragana, trimmed) },
  katakana: { rule: katakana(), normalise: typed(toKatakana, trimmed) },
  both: { rule: hiraganaKatakana(), normalise: typed(narrow, trimmed) },
} as const

const codes = {
  any: typed(narrow, plainHyphens, trimmed),
  lower: typed(narrow, plainHyphens, trimmed, lowerCase),
} as const

interface TextOptions {
  /** The most characters, by code points. */
  readonly max?: number
  /** The most bytes in UTF-8. */
  readonly maxBytes?: number
  readonly rules?: readonly Rule[]
  readonly initially?: string
  readonly personal?: true
  /** The reading of a name, in one kana or in both. */
  readonly kana?: keyof typeof readings
  /** A number, address or name of machines: half-width, its hyphens plain; `lower` case where case means nothing. */
  readonly code?: keyof typeof codes
}

/** One line of text. */
export const text = ({ max, maxBytes: most, rules = [], initially, personal, kana, code }: TextOptions) =>
  field(z.string(), {
    kind: 'text',
    storage: 'text',
    rules: [
      nonBlank(),
      ...(max ? [maxFullWidth(max)] : []),
      ...(most ? [maxBytes(most)] : []),
      ...(kana ? [readings[kana].rule] : []),
      ...rules,
    ],
    missing: 'required',
    mistyped: 'text',
    filter: 'text',
    normalise: kana ? readings[kana].normalise : code ? codes[code] : typed(trimmed),
    words: String,
    sortable: true,
    ...(initially && { initially }),
    ...(personal && { personal }),
  })
