import { useEffect } from 'react'
import { isComposing } from '../../shell/ui/is-composing.ts'

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'keyCode' | 'isComposing' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'repeat'
>

/** Whether ⌘⇧T or Ctrl+Shift+T was pressed outside a composition. */
export const isTenantSwitchKey = (event: Pressed): boolean =>
  event.key.toLowerCase() === 't' &&
  event.shiftKey &&
  (event.metaKey || event.ctrlKey) &&
  !event.altKey &&
  !event.repeat &&
  !isComposing(event)

/** ⌘⇧T and Ctrl+Shift+T open the tenant switcher, unless a dialog is open. */
export function useTenantSwitchKey(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isTenantSwitchKey(event)) return
      event.preventDefault()
      if (!document.querySelector('[role="dialog"], dialog[open]')) open()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [open])
}
