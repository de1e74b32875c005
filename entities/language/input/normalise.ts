/** What people type, brought into the form that is stored. Values that are no text pass unchanged. */

type Step = (text: string) => string

export const normaliseText =
  (...steps: readonly Step[]) =>
  (value: unknown): unknown =>
    typeof value === 'string' ? steps.reduce((text, step) => step(text), value) : value

export const trim: Step = (text) => text.trim()

/** Full-width letters, digits and signs to half-width ones. */
export const toHalfWidth: Step = (text) => text.normalize('NFKC')

/** The many hyphens and long marks of Japanese keyboards to the ASCII hyphen. */
export const toAsciiHyphens: Step = (text) => text.replace(/[‐-―−ーｰ－﹣]/gu, '-')

/** Commas between groups of three digits are for readers; a comma anywhere else stays, to be refused. */
export const withoutThousandsSeparators: Step = (text) =>
  /^-?[0-9]{1,3}(?:,[0-9]{3})+(?:\.|$)/.test(text) ? text.replaceAll(',', '') : text

export const toLowerCase: Step = (text) => text.toLowerCase()

/** Line ends as one character, whatever the browser sent. */
export const normaliseLineEnds: Step = (text) => text.replace(/\r\n?/g, '\n')

/** Katakana, half-width too, to hiragana; marks that hiragana has no letter for stay. */
export const toHiragana: Step = (text) =>
  toHalfWidth(text).replace(/[ァ-ヶヽヾ]/gu, (letter) => shiftLetter(letter, -kanaOffset))

/** Hiragana, and half-width katakana, to full-width katakana. */
export const toKatakana: Step = (text) =>
  toHalfWidth(text).replace(/[ぁ-ゖゝゞ]/gu, (letter) => shiftLetter(letter, kanaOffset))

/** Katakana stand so many places after their hiragana. */
const kanaOffset = 0x60

const shiftLetter = (letter: string, places: number): string => String.fromCodePoint(letter.codePointAt(0)! + places)
