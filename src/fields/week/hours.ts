import { useLocale, useTranslate } from 'react-admin'
import type { Weekday } from '../../../entities/calendar.ts'
import type { Day, Range } from '../../../entities/fields/week.ts'
import { listed } from '../listed.ts'

/** Opening hours in words. */
export function useHours() {
  const translate = useTranslate()
  const locale = useLocale() ?? ''

  const range = ({ openTime: from, closeTime: to, lastOrderTime: time }: Range): string =>
    time
      ? translate('commons.week.spanWithLastOrder', { from, to, time })
      : translate('commons.week.span', { from, to })

  return {
    day: ({ isOpen, ranges }: Day): string =>
      isOpen ? listed(ranges.map(range), locale) : translate('commons.week.closed'),
    weekdays: (days: readonly Weekday[]): string =>
      listed(
        days.map((day) => translate(`commons.weekdays.${day}`)),
        locale,
      ),
  }
}
