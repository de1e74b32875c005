import { useState } from 'react'
import { currentBusinessDay } from '../../../entities/language/dates/plain-date.ts'
import { useTenant } from '../../kernel/context/tenant-context.tsx'

/** By tenant and calendar. */
const shownDays = new Map<string, string>()

const keyOf = (tenant: string, calendar: string): string => `${tenant}/${calendar}`

/** The day whose week or month a calendar shows: today, or the one last shown before the user left for a form. */
export function useShownDay(name: string): readonly [string, (day: string) => void] {
  const { slug } = useTenant()
  const calendar = keyOf(slug, name)
  const [day, setDay] = useState(() => shownDays.get(calendar) ?? currentBusinessDay())
  return [
    day,
    (next) => {
      shownDays.set(calendar, next)
      setDay(next)
    },
  ]
}

/** Lets the calendar begin with today. */
export const forgetShownDay = (tenant: string, name: string): unknown => shownDays.delete(keyOf(tenant, name))
