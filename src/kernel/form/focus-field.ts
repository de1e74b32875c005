const focusable = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"], [tabindex]'

/**
 * Focuses the input of an error: the part its path names, else the field. Without a path, focuses the error summary.
 * `within` selects the part of the page to search, where several records show the same fields.
 */
export function focusField(path: string | undefined, within?: string): void {
  // The error message, which changes the height of the page, is in the DOM only after the next render.
  requestAnimationFrame(() => {
    const target = path ? findTarget(path, within) : findOnTop('[data-faults]')
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
  requestAnimationFrame(() => findOnTop('[data-messages]')?.scrollIntoView({ block: 'nearest', behavior: 'instant' }))
}

function findTarget(path: string, within = ''): HTMLElement | undefined {
  const steps = path.split('.')
  const parts = steps.map((_, index) => CSS.escape(steps.slice(0, steps.length - index).join('.')))
  for (const root of rootsFromTop()) {
    for (const part of parts) {
      const target = root.querySelector<HTMLElement>(`${within} :is([data-path="${part}"], [data-field="${part}"])`)
      if (target) return target
    }
  }
  return undefined
}

/** The first match in the topmost dialog that has one, else on the page. */
function findOnTop(selector: string): HTMLElement | undefined {
  for (const root of rootsFromTop()) {
    const target = root.querySelector<HTMLElement>(selector)
    if (target) return target
  }
  return undefined
}

/** A dialog may show the fields of the form behind it; the one opened last is the last in the document. */
const rootsFromTop = (): readonly ParentNode[] => [
  ...[...document.querySelectorAll('[role="dialog"]')].reverse(),
  document,
]

/** The save bar's buttons are unmounted with it; moves the focus to the record's title so that it is not lost. */
export function keepFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) findOnTop('[data-record-title]')?.focus({ preventScroll: true })
  })
}
