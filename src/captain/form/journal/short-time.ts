import { useMemo } from 'react'
import { tagOf } from '../../../../locales/dates.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useFormat } from '../../words/format.ts'
import { useTenant } from '../../tenant/tenant-context.tsx'

/** Formats an instant as briefly as possible: today's show the time alone, in the tenant's zone. */
export function useShortTime(): (instant: string) => string {
  const { locale } = useWords()
  const { timeZone } = useTenant()
  const format = useFormat()
  return useMemo(() => {
    const day = new Intl.DateTimeFormat('en-CA', { timeZone })
    const time = new Intl.DateTimeFormat(tagOf(locale), {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    return (instant) => {
      const date = new Date(instant)
      return day.format(date) === day.format(new Date()) ? time.format(date) : format.dateTime(instant)
    }
  }, [locale, timeZone, format])
}
