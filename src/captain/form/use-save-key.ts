import { useEffect } from 'react'
import { isComposing } from '../../shell/ui/is-composing.ts'

/** Saves on ⌘S and Ctrl+S, except while an input method is composing. */
export function useSaveKey(save: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isComposing(event)) return
      if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (!event.repeat && !document.querySelector('[role="dialog"], dialog[open]')) save()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [save])
}
