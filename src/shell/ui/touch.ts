/** Whether the device is used by touch alone: nothing is dragged there from elsewhere, and no key is at hand. In browsers only. */
export const isTouchOnly = (): boolean => matchMedia('(hover: none) and (pointer: coarse)').matches
