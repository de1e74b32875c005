import { displayComponent } from '../base/display-component.tsx'
import { HoursByDay } from '../week/hours-by-day.tsx'
import { HoursInShort } from '../week/hours-in-short.tsx'

export const Column = displayComponent(HoursInShort)
export const Preview = displayComponent(HoursByDay)
