import { input, laterInForm, shown } from './halves.tsx'
import { HoursByDay } from './week/hours-by-day.tsx'
import { HoursInShort } from './week/hours-in-short.tsx'

const Editor = laterInForm(() => import('./week/editor.tsx'), 480)

export const Column = shown(HoursInShort)
export const Preview = shown(HoursByDay)
export const Input = input((entry) => <Editor {...entry} />, { group: true })
