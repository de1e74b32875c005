import { useMemo } from 'react'
import { today } from '../../../entities/language/dates/plain-date.ts'
import { tagOf } from '../../../locales/tags.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { useFormat } from '../words/format.ts'
import { useTenant } from '../context/tenant-context.tsx'

/** Formats an instant as briefly as possible, in the tenant's zone: `13:05` today, `11/23 10:00` this year. */
export function useShortTime(): (instant: string) => string {
  const { locale } = useWords()
  const { timeZone } = useTenant()
  const format = useFormat()
  return useMemo(() => {
    const minutes = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
    const time = new Intl.DateTimeFormat(tagOf(locale), minutes)
    const month = locale === 'ja' ? 'numeric' : 'short'
    const dayAndTime = new Intl.DateTimeFormat(tagOf(locale), { ...minutes, month, day: 'numeric' })
    return (instant) => {
      const date = new Date(instant)
      const [day, now] = [today(date), today()]
      if (day === now) return time.format(date)
      return day.slice(0, 4) === now.slice(0, 4) ? dayAndTime.format(date).replace(',', '') : format.dateTime(instant)
    }
  }, [locale, timeZone, format])
}
