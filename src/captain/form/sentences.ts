import type { Words } from '../../shell/words.ts'

/** One sentence after another: English leaves a space between, Japanese none. */
export const sentences = (translate: Words['translate'], first: string, second: string | false): string =>
  second ? translate('commons.sentences', { first, second }) : first
