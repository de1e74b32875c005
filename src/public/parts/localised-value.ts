import type { Locale } from '../../shell/words/locale.ts'
import { useWords } from '../../shell/words/words-context.tsx'

/** A value in the language of the page; where there is only Japanese, `lang` says so to readers and browsers. */
export interface LocalisedValue<T> {
  readonly value: T
  readonly lang: 'ja' | undefined
}

const pick = <T>(locale: Locale, japanese: T, english: T | null | undefined): LocalisedValue<T> => {
  if (locale === 'ja') return { value: japanese, lang: undefined }
  return english ? { value: english, lang: undefined } : { value: japanese, lang: 'ja' }
}

/** English under /en where it was written, else Japanese marked as such. */
export function useLocalised(): <T>(japanese: T, english?: T | null) => LocalisedValue<T> {
  const { locale } = useWords()
  return (japanese, english) => pick(locale, japanese, english)
}
