import { isComposing } from '../ui/is-composing.ts'

/**
 * Keeps the Enter that ends a composition from submitting a form, wherever the form is. Safari reports that key only
 * after the composition has ended, when Enter submits.
 */
export function keepCompositionFromSubmitting(): void {
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Enter' && isComposing(event) && !event.isComposing) event.preventDefault()
    },
    { capture: true },
  )
}
