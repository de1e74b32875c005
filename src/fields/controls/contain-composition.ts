import type { KeyboardEvent } from 'react'
import { isComposing } from '../../shell/ui/composing.ts'

const acting = ['Enter', 'Tab', 'Escape']

/** Keeps Enter, Tab and Escape of an input method from whatever listens around a field: menus, chips, the form itself. */
export function containComposition(event: KeyboardEvent): void {
  if (!isComposing(event.nativeEvent)) return
  event.stopPropagation()
  // Safari tells of the Enter that ends a composition after its end, when it would submit the form.
  if (acting.includes(event.key) && !event.nativeEvent.isComposing) event.preventDefault()
}
