/** What people type, brought into the form that is stored. Values that are no text pass unchanged. */

type Step = (text: string) => string

export const typed =
  (...steps: readonly Step[]) =>
  (value: unknown): unknown =>
    typeof value === 'string' ? steps.reduce((text, step) => step(text), value) : value

export const trimmed: Step = (text) => text.trim()

/** Full-width letters, digits and signs to half-width ones. */
export const narrow: Step = (text) => text.normalize('NFKC')

/** The many hyphens and long marks of Japanese keyboards to the ASCII hyphen. */
export const plainHyphens: Step = (text) => text.replace(/[‐-―−ーｰ－﹣]/gu, '-')

/** Commas between groups of three digits are for readers; a comma anywhere else stays, to be refused. */
export const ungrouped: Step = (text) =>
  /^-?[0-9]{1,3}(?:,[0-9]{3})+(?:\.|$)/.test(text) ? text.replaceAll(',', '') : text

export const lowerCase: Step = (text) => text.toLowerCase()

/** Line ends as one character, whatever the browser sent. */
export const plainLineEnds: Step = (text) => text.replace(/\r\n?/g, '\n')

/** Katakana, half-width too, to hiragana; marks that hiragana has no letter for stay. */
export const toHiragana: Step = (text) => narrow(text).replace(/[ァ-ヶヽヾ]/gu, (letter) => shifted(letter, -kanaApart))

/** Hiragana, and half-width katakana, to full-width katakana. */
export const toKatakana: Step = (text) => narrow(text).replace(/[ぁ-ゖゝゞ]/gu, (letter) => shifted(letter, kanaApart))

/** Katakana stand so many places after their hiragana. */
const kanaApart = 0x60

const shifted = (letter: string, places: number): string => String.fromCodePoint(letter.codePointAt(0)! + places)
