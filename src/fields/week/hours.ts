import { useLocale, useTranslate } from 'react-admin'
import type { Weekday } from '../../../entities/language/dates/plain-date.ts'
import type { OpeningDay, OpeningRange } from '../../../entities/language/fields/week.ts'
import { joinWords } from '../values/join-words.ts'

/** Formats opening hours as text. */
export function useHours() {
  const translate = useTranslate()
  const locale = useLocale() ?? ''

  const range = ({ openTime: from, closeTime: to, lastOrderTime: time }: OpeningRange): string =>
    time
      ? translate('commons.week.spanWithLastOrder', { from, to, time })
      : translate('commons.week.span', { from, to })

  return {
    day: ({ isOpen, ranges }: OpeningDay): string =>
      isOpen ? joinWords(ranges.map(range), locale) : translate('commons.week.closed'),
    weekdays: (days: readonly Weekday[]): string =>
      joinWords(
        days.map((day) => translate(`commons.weekdays.${day}`)),
        locale,
      ),
  }
}
