/** Dialogs that are open: of MUI what it puts into the body, without those that are closing or lie below another. */
const open = ['body > .MuiModal-root:not([aria-hidden="true"])', 'dialog:modal']

const kept = new WeakSet<Element>()

/**
 * Shows the only child of an element to screen readers, and lets people use it, whatever is open: a dialog hides all that
 * stands beside it, so the child is moved into the dialog or menu on top, and back once that closes.
 */
export function keepInTopDialog(child: Element): void {
  if (kept.has(child)) return
  kept.add(child)
  const home = child.parentElement!
  const move = () => {
    const modal = open.flatMap((each) => [...document.querySelectorAll(each)]).at(-1)
    const place = modal?.querySelector('[role="dialog"], [role="alertdialog"]') ?? modal ?? home
    if (child.parentElement !== place) place.append(child)
  }
  new MutationObserver(move).observe(document.body, { childList: true })
  new MutationObserver(move).observe(document.body, { subtree: true, attributeFilter: ['aria-hidden', 'open'] })
  move()
}
