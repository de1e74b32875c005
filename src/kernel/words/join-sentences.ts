import type { Words } from '../../shell/words/words.ts'

/** Joins two sentences: with a space in English, without one in Japanese. */
export const joinSentences = (translate: Words['translate'], first: string, second: string | false): string =>
  second ? translate('commons.sentences', { first, second }) : first
