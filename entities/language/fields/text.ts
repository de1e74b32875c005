import { z } from 'zod'
import { field } from '../field-kind.ts'
import type { Rule } from '../rule.ts'
import { bankName, hiragana, hiraganaKatakana, katakana } from '../rules/letters.ts'
import { maxBytes, maxFullWidth, nonBlank, portableCharacters } from '../rules/text.ts'
import {
  toLowerCase,
  toUpperCase,
  toHalfWidth,
  toAsciiHyphens,
  toHiragana,
  toKatakana,
  oneLine,
  normaliseText,
} from '../text/normalise-text.ts'

const schema = z.string()

/** Readings of names; what is typed in the other kana is converted. */
const kanaReadings = {
  hiragana: { rule: hiragana(), normalise: normaliseText(toHiragana, oneLine) },
  katakana: { rule: katakana(), normalise: normaliseText(toKatakana, oneLine) },
  /** Of an account, as banks write it. */
  bank: { rule: bankName(), normalise: normaliseText(toKatakana, toUpperCase, oneLine) },
  both: { rule: hiraganaKatakana(), normalise: normaliseText(toHalfWidth, oneLine) },
} as const

const codeNormalisers = {
  any: normaliseText(toHalfWidth, toAsciiHyphens, oneLine),
  lower: normaliseText(toHalfWidth, toAsciiHyphens, oneLine, toLowerCase),
} as const

interface TextOptions {
  /** How long it may be, in characters (code points). */
  readonly max?: number
  /** How large it may be, in bytes of UTF-8. */
  readonly maxBytes?: number
  /** Rules besides those of the kind, such as `digitsExact(8)`. */
  readonly rules?: readonly Rule[]
  /** The text that a new record has. */
  readonly initially?: string
  /** Personal data: never kept in the browser, never public; exports of it are recorded. */
  readonly personal?: true
  /** A reading in kana, sorted in kana order. `bank` allows only what banks print in account names. */
  readonly kana?: 'hiragana' | 'katakana' | 'bank' | 'both'
  /** Of a reading: the field whose reading it is. What is typed there with an input method is suggested here. */
  readonly readingOf?: string
  /** For text that couriers and banks read: warns of characters that their systems may lack. */
  readonly portable?: true
  /** A technical number, address or name: half-width, with ASCII hyphens. `lower` makes it lower case, too. */
  readonly code?: 'any' | 'lower'
}

/**
 * One line of text.
 *
 * @remarks A text box with a counter; one for 100 characters or more grows with the text.
 * @example text({ max: 80 })
 */
export const text = ({
  max,
  maxBytes: byteLimit,
  rules = [],
  initially,
  personal,
  kana,
  readingOf,
  portable,
  code,
}: TextOptions): z.ZodString =>
  field(schema, {
    kind: 'text',
    storage: 'text',
    rules: [
      nonBlank(),
      ...(max ? [maxFullWidth(max)] : []),
      ...(byteLimit ? [maxBytes(byteLimit)] : []),
      ...(kana ? [kanaReadings[kana].rule] : []),
      ...(portable ? [portableCharacters()] : []),
      ...rules,
    ],
    missingRule: 'required',
    wrongTypeRule: 'text',
    filter: 'text',
    normalise: kana ? kanaReadings[kana].normalise : code ? codeNormalisers[code] : normaliseText(oneLine),
    searchText: String,
    sortable: true,
    ...(kana && { reading: true }),
    ...(readingOf && { readingOf }),
    ...(initially && { initially }),
    ...(personal && { personal }),
    ...(code && { code: true }),
    ...(!code &&
      !kana && {
        english: () => text({ maxBytes: englishBytes(max, byteLimit), ...(personal && { personal }) }).optional(),
      }),
  })

/** What English needs for as much: two and a half times the characters, of one byte each, in steps of ten. */
const englishBytes = (max: number | undefined, byteLimit: number | undefined): number =>
  max === undefined ? (byteLimit ?? 200) : Math.ceil(max / 4) * 10
