import { useCallback } from 'react'

/** Dialogs that are open: of MUI what it puts into the body, without those that are closing or lie below another. */
const open = ['body > .MuiModal-root:not([aria-hidden="true"])', 'dialog:modal']

/**
 * A ref for an element whose only child is shown to screen readers, and can be used, whatever is open: a dialog hides all
 * that stands beside it, so the child is moved into the dialog or menu on top, and back once that closes.
 */
export const useInTopDialog = () =>
  useCallback((home: HTMLElement | null) => {
    const child = home?.firstElementChild
    if (!home || !child) return
    const move = () => {
      const modal = open.flatMap((each) => [...document.querySelectorAll(each)]).at(-1)
      const place = modal?.querySelector('[role="dialog"], [role="alertdialog"]') ?? modal ?? home
      if (child.parentElement !== place) place.append(child)
    }
    const added = new MutationObserver(move)
    added.observe(document.body, { childList: true })
    const shown = new MutationObserver(move)
    shown.observe(document.body, { subtree: true, attributeFilter: ['aria-hidden', 'open'] })
    move()
    return () => {
      added.disconnect()
      shown.disconnect()
      // React removes it from where it was rendered.
      home.append(child)
    }
  }, [])
