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

export const trim: Step = (text) => (isBlank(text) ? '' : text.trim())

/** Converts full-width letters, digits and signs to half-width. */
export const toHalfWidth: Step = (text) => text.normalize('NFKC')

/** Converts the various hyphens and long vowel marks of Japanese keyboards to the ASCII hyphen. */
export const toAsciiHyphens: Step = (text) => text.replace(/[‐-―−ーｰ－﹣]/gu, '-')

/** Removes commas between groups of three digits. Any other comma stays, so that validation rejects it. */
export const withoutThousandsSeparators: Step = (text) =>
  /^-?[0-9]{1,3}(?:,[0-9]{3})+(?:\.|$)/.test(text) ? text.replaceAll(',', '') : text

export const toLowerCase: Step = (text) => text.toLowerCase()

/**
 * Converts the scheme and the host of a URL to lower case and leaves out the port that its scheme has anyway; the case of
 * the rest may mean something.
 */
export const normaliseOrigin: Step = (text) =>
  text.replace(/^(https?:\/\/)([^/?#\\]*)/i, (_, prefix: string, authority: string) => {
    const scheme = prefix.toLowerCase()
    return scheme + authority.toLowerCase().replace(scheme === 'https://' ? /:443$/ : /:80$/, '')
  })

/** Converts all line endings to \n, whatever the browser sent. */
export const normaliseLineEnds: Step = (text) => text.replace(/\r\n?/g, '\n')

/** Converts katakana, including half-width, to hiragana; katakana without a hiragana equivalent stay. */
export const toHiragana: Step = (text) =>
  toHalfWidth(text).replace(/[ァ-ヶヽヾ]/gu, (letter) => shiftLetter(letter, -kanaOffset))

/** Converts hiragana and half-width katakana to full-width katakana. */
export const toKatakana: Step = (text) =>
  toHalfWidth(text).replace(/[ぁ-ゖゝゞ]/gu, (letter) => shiftLetter(letter, kanaOffset))

/** The distance in Unicode from a hiragana letter to its katakana. */
const kanaOffset = 0x60

const shiftLetter = (letter: string, places: number): string => String.fromCodePoint(letter.codePointAt(0)! + places)
