/** Joins words with the language's separator: A、B or A, B. */
export const joinWords = (words: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }).format(words)
