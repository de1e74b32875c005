/** Steps that convert typed text to the stored form. Values that are not text are returned unchanged. */

type Step = (text: string) => string

export const normaliseText =
  (...steps: readonly Step[]) =>
  (value: unknown): unknown =>
    typeof value === 'string' ? steps.reduce((text, step) => step(text), value) : value

/**
 * Whether nothing of a text can be seen: it has spaces, control characters and characters that are drawn as nothing
 * (https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point) alone. U+2800, Braille without dots, is one by
 * its looks only.
 */
export const isBlank = (text: string): boolean => /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text)

const trim: Step = (text) => (isBlank(text) ? '' : text.trim())

/** What begins a new line: Alt+Enter in a cell, Enter, and the separators that word processors and JSON have. */
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g

/**
 * A text of one line, without spaces around it: a break becomes a space, since files of couriers and subjects of mail
 * would end there, and control characters, which nobody sees, go.
 */
export const oneLine: Step = (text) => trim(text.replace(breaks, ' ').replace(/\p{Cc}/gu, ''))

/** A text of many lines, without blank ones around it: every break is \n, and control characters other than tabs go. */
export const manyLines: Step = (text) =>
  trim(text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\t\n]/gu, ''))

/** Converts full-width letters, digits and signs to half-width. */
export const toHalfWidth: Step = (text) => text.normalize('NFKC')

/** Converts the various hyphens and long vowel marks of Japanese keyboards to the ASCII hyphen. */
export const toAsciiHyphens: Step = (text) => text.replace(/[‐-―−ーｰ－﹣]/gu, '-')

/** Removes commas between groups of three digits. Any other comma stays, so that validation rejects it. */
export const withoutThousandsSeparators: Step = (text) =>
  /^-?[0-9]{1,3}(?:,[0-9]{3})+(?:\.|$)/.test(text) ? text.replaceAll(',', '') : text

export const toLowerCase: Step = (text) => text.toLowerCase()

export const toUpperCase: Step = (text) => text.toUpperCase()

/** A host with a top-level domain, as people type and print it, with what may follow it. No mail address, no scheme. */
const bareAddress = /^(?:\/\/)?((?:[\p{L}\p{N}_-]+\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)(?::[0-9]{1,5})?(?:[/?#]\S*)?)$/iu

/** Puts `https://` before a web address that begins with its host: `example.jp/menu`, `www.example.jp`. */
export const completeScheme: Step = (text) => text.replace(bareAddress, 'https://$1')

/**
 * Converts the scheme and the host of a URL to lower case and leaves out the port that its scheme has anyway; the case of
 * the rest may mean something.
 */
export const normaliseOrigin: Step = (text) =>
  text.replace(/^(https?:\/\/)([^/?#\\]*)/i, (_, prefix: string, authority: string) => {
    const scheme = prefix.toLowerCase()
    return scheme + authority.toLowerCase().replace(scheme === 'https://' ? /:443$/ : /:80$/, '')
  })

/** Converts katakana, including half-width, to hiragana; katakana without a hiragana equivalent stay. */
export const toHiragana: Step = (text) =>
  toHalfWidth(text).replace(/[ァ-ヶヽヾ]/gu, (letter) => shiftLetter(letter, -kanaOffset))

/** Converts hiragana and half-width katakana to full-width katakana. */
export const toKatakana: Step = (text) =>
  toHalfWidth(text).replace(/[ぁ-ゖゝゞ]/gu, (letter) => shiftLetter(letter, kanaOffset))

/** The distance in Unicode from a hiragana letter to its katakana. */
const kanaOffset = 0x60

const shiftLetter = (letter: string, places: number): string => String.fromCodePoint(letter.codePointAt(0)! + places)
