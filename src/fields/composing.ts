import type { KeyboardEvent } from 'react'

const committing = 229

/** Whether a key belongs to an input method that is still composing: such a key must do nothing else. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === committing

const acting = ['Enter', 'Tab', 'Escape']

/** Keeps Enter, Tab and Escape of an input method from whatever listens around a field: menus, chips, the form itself. */
export function keepFromOthers(event: KeyboardEvent): void {
  if (!isComposing(event)) return
  event.stopPropagation()
  // Safari tells of the Enter that ends a composition after its end, when it would submit the form.
  if (acting.includes(event.key) && !event.nativeEvent.isComposing) event.preventDefault()
}
