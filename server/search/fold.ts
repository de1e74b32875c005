import { foldText } from '../../entities/language/input/fold-text.ts'

/** The words typed into a search box, all of which must match. */
export const searchWords = (typed: string): readonly string[] => [
  ...new Set(
    foldText(typed)
      .split(/[\s\p{Cc}]+/u)
      .filter(Boolean),
  ),
]
