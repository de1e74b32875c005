import type { KeyboardEvent } from 'react'
import { isComposing } from './is-composing.ts'

/** What Safari reports only after the end of a composition; of Enter, `composition-enter.ts` takes care everywhere. */
const acting = ['Tab', 'Escape']

/** Keeps an input method's Enter, Tab and Escape from listeners around a field: menus, chips, the form. */
export function containComposition(event: KeyboardEvent): void {
  if (!isComposing(event.nativeEvent)) return
  event.stopPropagation()
  if (acting.includes(event.key) && !event.nativeEvent.isComposing) event.preventDefault()
}
