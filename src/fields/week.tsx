import { inputComponent, lazyInput, displayComponent } from './base/define-kind.tsx'
import { HoursByDay } from './week/hours-by-day.tsx'
import { HoursInShort } from './week/hours-in-short.tsx'

const WeekEditor = lazyInput(() => import('./week/week-editor.tsx'), 480)

export const Column = displayComponent(HoursInShort)
export const Preview = displayComponent(HoursByDay)
export const Input = inputComponent((entry) => <WeekEditor {...entry} />, { group: true })
