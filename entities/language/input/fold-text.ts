const katakana = /[\u30a1-\u30f6\u30fd\u30fe]/g

/**
 * The form in which text is searched: full and half width, upper and lower case, katakana and hiragana are equal. A
 * word matches if its folded characters occur anywhere in the folded text.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(katakana, (character) => String.fromCharCode(character.charCodeAt(0) - 0x60))
