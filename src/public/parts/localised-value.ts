import type { Locale } from '../../shell/words/locale.ts'
import { useWords } from '../../shell/words/words-context.tsx'

/** A value in the page's language. Where only Japanese exists, `lang` marks it as such. */
export interface LocalisedValue<T> {
  readonly value: T
  readonly lang: 'ja' | undefined
}

const pick = <T>(locale: Locale, japanese: T, english: T | null | undefined): LocalisedValue<T> => {
  if (locale === 'ja') return { value: japanese, lang: undefined }
  return english ? { value: english, lang: undefined } : { value: japanese, lang: 'ja' }
}

/** English under /en where it exists, else Japanese marked as such. */
export function useLocalised(): <T>(japanese: T, english?: T | null) => LocalisedValue<T> {
  const { locale } = useWords()
  return (japanese, english) => pick(locale, japanese, english)
}
