import type { Words } from '../../shell/words/words.ts'

/** One sentence after another: English leaves a space between, Japanese none. */
export const joinSentences = (translate: Words['translate'], first: string, second: string | false): string =>
  second ? translate('commons.sentences', { first, second }) : first
