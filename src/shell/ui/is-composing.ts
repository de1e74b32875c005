// Safari marks the Enter that ends a composition by this key code only.
const commitKeyCode = 229

/** Whether a key event belongs to an input method that is composing; such a key must trigger nothing else. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === commitKeyCode
