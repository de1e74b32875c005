// Safari reports the Enter that ends a composition with this key code only.
const commitKeyCode = 229

/** Whether a key belongs to an input method that is still composing: such a key must do nothing else. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === commitKeyCode
