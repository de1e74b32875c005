import type { Locale } from '../../shell/words/locale.ts'

/** The language of a calendar's dates. English ones are written as elsewhere in captain: 23 Nov. */
export const calendarTag = (locale: Locale): string => (locale === 'ja' ? 'ja' : 'en-GB')

/** 11/23 in Japanese, 23 Nov in English: English readers disagree on the order of numeric dates. */
export const shortMonth = (locale: Locale) => (locale === 'ja' ? 'numeric' : 'short')
