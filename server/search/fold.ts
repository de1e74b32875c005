const katakana = /[\u30a1-\u30f6\u30fd\u30fe]/g

/**
 * The form in which words are searched: full and half width, upper and lower case, katakana and hiragana are the same.
 * What a word means is "these characters, so folded, stand somewhere in the text".
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(katakana, (character) => String.fromCharCode(character.charCodeAt(0) - 0x60))

/** The words of what someone typed into a search box: all of them must be found. */
export const searchWords = (typed: string): readonly string[] => [
  ...new Set(
    foldText(typed)
      .split(/[\s\p{Cc}]+/u)
      .filter(Boolean),
  ),
]
