import type { KeyboardEvent } from 'react'
import { isComposing } from '../../shell/ui/is-composing.ts'

const acting = ['Enter', 'Tab', 'Escape']

/** Keeps an input method's Enter, Tab and Escape from listeners around a field: menus, chips, the form. */
export function containComposition(event: KeyboardEvent): void {
  if (!isComposing(event.nativeEvent)) return
  event.stopPropagation()
  // Safari reports the Enter that ends a composition only after its end, when it would submit the form.
  if (acting.includes(event.key) && !event.nativeEvent.isComposing) event.preventDefault()
}
