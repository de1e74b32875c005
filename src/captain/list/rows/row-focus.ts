import { useLayoutEffect, type SyntheticEvent } from 'react'
import { isComposing } from '../../../shell/ui/is-composing.ts'
import { isFocusLost } from '../../../shell/ui/is-focus-lost.ts'

/** By a list's path, the record whose row had the focus or was opened last. */
const lastRows = new Map<string, string>()

/** The link of a row or card, within it. */
const rowLink = ':is(a.title, a.body)'

/** Remembers the row that is focused or clicked. For `onFocus` and `onClickCapture` of the element around the rows. */
export function rememberRow({ target }: SyntheticEvent): void {
  const id = (target as Element).closest<HTMLElement>('[data-row]')?.dataset.row
  if (id) lastRows.set(location.pathname, id)
}

/**
 * Gives a row the focus back when one comes back to its list, or when the rows are drawn again with handles to move them,
 * unless the focus is somewhere else already.
 */
export function useRestoredFocus(id: string): void {
  // Before the next key, which would begin with the first row.
  useLayoutEffect(() => {
    if (lastRows.get(location.pathname) === id) focusRow(id)
  }, [id])
}

/** Gives a row the focus, unless it is somewhere already. */
export function focusRow(id: string): void {
  if (isFocusLost()) document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] ${rowLink}`)?.focus()
}

/** What is in front of the list takes the keys. */
const onTop = ':is([role="dialog"], [role="menu"], [role="listbox"]):not([aria-hidden="true"] *), dialog[open]'

/** A key in an input of a table or grid is typed; a checkbox takes no letters. */
const isInRows = (target: Element): boolean =>
  target.closest('table, [data-rows]')?.querySelector('[data-row]') != null &&
  !target.closest(
    'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"], [role="grid"]',
  )

/**
 * J and K move the focus down and up the rows, from within them or where nothing has the focus; Enter opens, as on
 * any link.
 */
export function useRowKeys(): void {
  // Before the rows are painted: a key pressed at their sight counts.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const step = { j: 1, k: -1 }[event.key]
      if (!step || event.defaultPrevented || isComposing(event)) return
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      if (!(isFocusLost() || isInRows(event.target as Element)) || document.querySelector(onTop)) return
      const links = [...document.querySelectorAll<HTMLElement>(`[data-row] ${rowLink}`)]
      const focused = document.activeElement?.closest('[data-row]')
      const at = links.findIndex((link) => focused?.contains(link))
      const next = links[at === -1 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1)]
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
