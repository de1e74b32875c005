/** The tag that dates and numbers are formatted by: British English, because plain `en` means American. */
export const tagOf = (language: 'ja' | 'en'): string => (language === 'en' ? 'en-GB' : language)
