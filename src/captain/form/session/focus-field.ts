const focusable = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"], [tabindex]'

/**
 * Focuses the input of an error: the part its path names, else the field. Without a path, focuses the error summary.
 */
export function focusField(path: string | undefined): void {
  // The error message, which changes the height of the page, is in the DOM only after the next render.
  requestAnimationFrame(() => {
    const target = path ? findTarget(path) : document.querySelector<HTMLElement>('[data-faults]')
    const control = path ? (target?.querySelector<HTMLElement>(focusable) ?? target) : target
    control?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'center', behavior: 'instant' })
  })
}

/**
 * Scrolls to the head of the form, where the outcome of a failed save is shown, however far down the button was
 * pressed.
 */
export function showResponse(): void {
  requestAnimationFrame(() =>
    document.querySelector('[data-messages]')?.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
  )
}

function findTarget(path: string): HTMLElement | null {
  const steps = path.split('.')
  for (let length = steps.length; length > 0; length -= 1) {
    const part = CSS.escape(steps.slice(0, length).join('.'))
    const target = document.querySelector<HTMLElement>(`[data-path="${part}"], [data-field="${part}"]`)
    if (target) return target
  }
  return null
}

/** The save bar's buttons are unmounted with it; moves the focus to the head of the form so that it is not lost. */
export function keepFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-form-title]')?.focus({ preventScroll: true })
  })
}
