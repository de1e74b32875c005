import type { SyntheticEvent } from 'react'
import { isFocusLost } from '../../shell/ui/is-focus-lost.ts'

/** By a calendar's path, a selector of the entry or day that had the focus or was opened last. */
const lastPlaces = new Map<string, string>()

/** Remembers the entry or day that is focused or clicked. For `onFocus` and `onClickCapture` of the calendar. */
export function rememberPlace({ target }: SyntheticEvent): void {
  const element = target as Element
  const plan =
    element.closest<HTMLElement>('[data-plan]')?.dataset.plan ??
    element.closest<HTMLElement>('[data-cell]')?.dataset.cell
  const day = element.closest<HTMLElement>('[data-day]')?.dataset.day
  if (plan) lastPlaces.set(location.pathname, `[data-plan="${CSS.escape(plan)}"]`)
  else if (day) lastPlaces.set(location.pathname, `[data-day="${CSS.escape(day)}"] :is([data-plan], [data-add], a)`)
}

/** Gives it the focus back, unless that is somewhere else already; whether it has it. */
export function restorePlace(): boolean {
  const place = lastPlaces.get(location.pathname)
  const element = place && isFocusLost() ? document.querySelector<HTMLElement>(place) : null
  element?.focus()
  return element !== null
}
