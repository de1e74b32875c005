import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { currentBusinessDay } from '../../../entities/language/dates/plain-date.ts'
import type { CalendarView } from './calendar-view.ts'
import { restorePlace } from './place-focus.ts'

/**
 * Brings a calendar that is opened to the place that one comes back to or, on phones, where days stand one below the
 * other, to today; a view that is chosen to today, too. `ready`: whether everything in the days shown has been read, as
 * what comes later would move them. Returns what brings today into view, now or once the days are ready.
 */
export function useTodayInView(view: CalendarView, ready: boolean): () => void {
  const stacked = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true })
  const sought = useRef<'place' | 'today'>(undefined)
  const now = useRef({ ready, stacked })
  const shownBefore = useRef<CalendarView>(undefined)

  useEffect(() => {
    now.current = { ready, stacked }
    if (shownBefore.current !== view) sought.current = shownBefore.current ? 'today' : 'place'
    shownBefore.current = view
    if (!ready || !sought.current) return
    let isOver = false
    // After the effects of what stands around the calendar: react-admin's scrolls to where the page was left.
    queueMicrotask(() => {
      if (isOver) return
      const isPlaced = sought.current === 'place' && restorePlace()
      sought.current = undefined
      if (stacked && !isPlaced) bringTodayIntoView()
    })
    return () => {
      isOver = true
    }
  }, [view, ready, stacked])

  return () => {
    if (now.current.stacked) bringTodayIntoView()
    sought.current = now.current.ready ? undefined : 'today'
  }
}

/** Puts today, unless all of it is in view, at the top, with the days to come below it. */
function bringTodayIntoView(): void {
  const today = document.querySelector(`[data-day="${currentBusinessDay()}"]`)
  if (!today) return
  const { top, bottom } = today.getBoundingClientRect()
  const margin = parseFloat(getComputedStyle(today).scrollMarginTop)
  if (top < margin || bottom > innerHeight) today.scrollIntoView()
}
