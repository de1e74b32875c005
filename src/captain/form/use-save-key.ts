import { useEffect, type RefObject } from 'react'
import { isComposing } from '../../shell/ui/is-composing.ts'

/** Saves a form on ⌘S and Ctrl+S, except below a dialog, and while an input method is composing. */
export function useSaveKey(form: RefObject<Element | null>, save: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isComposing(event)) return
      if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (!event.repeat && isOnTop(form.current)) save()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [form, save])
}

/** Whether no dialog lies above a form; the panel beside a list is one that has a form in it. */
function isOnTop(form: Element | null): boolean {
  // Each is added to the page after those below it; the browser's own lie above all others.
  const dialogs = ['[role="dialog"]', 'dialog[open]'].flatMap((one) => [...document.querySelectorAll(one)])
  return dialogs.at(-1)?.contains(form) ?? true
}
