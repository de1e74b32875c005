import { useState } from 'react'
import { currentBusinessDay } from '../../../entities/language/dates/plain-date.ts'

const shownDays = new Map<string, string>()

/** The day whose week or month the calendar shows: today, or the one last shown before the user left for a form. */
export function useShownDay(calendar: string): readonly [string, (day: string) => void] {
  const [day, setDay] = useState(() => shownDays.get(calendar) ?? currentBusinessDay())
  return [
    day,
    (next) => {
      shownDays.set(calendar, next)
      setDay(next)
    },
  ]
}
