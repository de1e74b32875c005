const focusable = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"], [tabindex]'

/** Leads to the place of a fault: the part it names, else the field; without a path, the summary. */
export function focusField(path: string | undefined): void {
  // The words of the fault, and with them its height, are on the page only after it has drawn.
  requestAnimationFrame(() => {
    const place = path ? findTarget(path) : document.querySelector<HTMLElement>('[data-faults]')
    const control = path ? (place?.querySelector<HTMLElement>(focusable) ?? place) : place
    control?.focus({ preventScroll: true })
    place?.scrollIntoView({ block: 'center', behavior: 'instant' })
  })
}

/** What a save was answered with stands above the form: it comes into sight, however far down one pressed the button. */
export function showResponse(): void {
  requestAnimationFrame(() =>
    document.querySelector('[data-messages]')?.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
  )
}

function findTarget(path: string): HTMLElement | null {
  const steps = path.split('.')
  for (let length = steps.length; length > 0; length -= 1) {
    const part = CSS.escape(steps.slice(0, length).join('.'))
    const found = document.querySelector<HTMLElement>(`[data-path="${part}"], [data-field="${part}"]`)
    if (found) return found
  }
  return null
}

/** The buttons of the save bar go with it: whoever pressed one goes on from the head of the form, not from nowhere. */
export function keepFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-form-title]')?.focus({ preventScroll: true })
  })
}
