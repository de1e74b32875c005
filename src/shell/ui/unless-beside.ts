/**
 * Closes a dialog with inputs by Escape and its buttons, but not by a click beside it, which often only puts the keyboard
 * of a phone away.
 */
export const unlessBeside =
  (close: () => void) =>
  (_event: object, reason: string): void => {
    if (reason !== 'backdropClick') close()
  }
