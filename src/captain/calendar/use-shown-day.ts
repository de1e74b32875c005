import { useState } from 'react'
import { today } from '../../../entities/language/dates/plain-date.ts'

const shownDays = new Map<string, string>()

/** The day whose week or month a calendar shows: today's, or the one that was shown when somebody went to a form and back. */
export function useShownDay(calendar: string): readonly [string, (day: string) => void] {
  const [day, setDay] = useState(() => shownDays.get(calendar) ?? today())
  return [
    day,
    (next) => {
      shownDays.set(calendar, next)
      setDay(next)
    },
  ]
}
