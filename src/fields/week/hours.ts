import { useLocale, useTranslate } from 'react-admin'
import type { Weekday } from '../../../entities/language/dates/plain-date.ts'
import type { OpeningDay, OpeningRange } from '../../../entities/language/fields/week.ts'
import { nextDayTime } from '../values/next-day-time.ts'
import { joinWords } from '../../kernel/words/join-words.ts'

/** Formats opening hours as text. */
export function useHours() {
  const translate = useTranslate()
  const locale = useLocale() ?? ''

  // 24:00 is said as it stands: nobody takes it for another day.
  const late = (time: string): string | undefined => (time === '24:00' ? undefined : nextDayTime(time))
  const clock = (time: string): string => {
    const next = late(time)
    return next ? translate('commons.week.nextDay', { time: next }) : time
  }
  const range = ({ openTime, closeTime, lastOrderTime }: OpeningRange): string => {
    const [from, to] = [clock(openTime), clock(closeTime)]
    return lastOrderTime
      ? translate('commons.week.spanWithLastOrder', { from, to, time: late(lastOrderTime) ?? lastOrderTime })
      : translate('commons.week.span', { from, to })
  }

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
