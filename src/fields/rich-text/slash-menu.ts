import type EditorJS from '@editorjs/editorjs'
import { isComposing } from '../../shell/ui/is-composing.ts'
import { blockIndexAt } from './block-index.ts'

/**
 * What opens the menu on an empty line: a slash, and what Japanese keyboards type in its place. Editor.js takes a slash
 * itself, unless it has not yet noticed in which line the caret is.
 */
const slashes: readonly string[] = ['/', '／', '・']
const menu = '.ce-toolbox .ce-popover--opened'
const item = '.ce-popover-item:not(.ce-popover-item--hidden)'
/** The distance kept from the edges of the window. */
const margin = 8

/**
 * What Editor.js's menu of blocks lacks: opens it by a full-width slash or 「・」 on an empty line as well, and by a slash
 * however quickly it is typed, lets Enter take the only match, and keeps menus inside the window. Whatever was typed stays in the line if nothing is chosen.
 */
export function attachSlashMenu(holder: HTMLElement, editor: EditorJS): () => void {
  const stop = new AbortController()
  /** The line that opened the menu, and what was typed in it. */
  let opened: { readonly line: HTMLElement; readonly slash: string; query: string } | undefined

  const openBy = (event: Event) => {
    if (event instanceof InputEvent && event.isComposing) return
    const line = event.target instanceof Element ? event.target.closest<HTMLElement>('.ce-paragraph') : null
    const typed = (event as InputEvent | CompositionEvent).data
    if (!line || !typed || !slashes.includes(typed) || line.textContent !== typed) return
    // Editor.js takes a line with nothing but a slash for an empty one, which the chosen block replaces.
    line.textContent = '/'
    editor.caret.setToBlock(blockIndexAt(editor, line), 'end')
    opened = { line, slash: typed, query: '' }
    editor.toolbar.toggleToolbox(true)
  }
  /** Whether the focus is in the line, in the menu that it opened, or lost with that menu. */
  const isAt = (line: HTMLElement): boolean => {
    const { activeElement, body } = document
    if (!activeElement || activeElement === body || line.contains(activeElement)) return true
    return holder.contains(activeElement) && activeElement.closest('.ce-toolbox') !== null
  }
  const restore = () => {
    const left = opened
    opened = undefined
    if (!left?.line.isConnected || left.line.textContent !== '/') return
    left.line.textContent = left.slash + left.query
    // Whoever went on to something else stays there.
    if (isAt(left.line)) editor.caret.setToBlock(blockIndexAt(editor, left.line), 'end')
    left.line.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }

  holder.addEventListener('input', openBy, { signal: stop.signal })
  holder.addEventListener('compositionend', openBy, { signal: stop.signal })
  holder.addEventListener(
    'input',
    ({ target }) => {
      if (opened && target instanceof HTMLInputElement && target.closest(menu)) opened.query = target.value
    },
    { signal: stop.signal, capture: true },
  )
  // Editor.js listens on the document, so this must run earlier.
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' || isComposing(event) || !(event.target instanceof HTMLInputElement)) return
      const matches = holder.contains(event.target)
        ? event.target.closest(menu)?.querySelectorAll<HTMLElement>(item)
        : []
      if (matches?.length !== 1) return
      event.preventDefault()
      event.stopPropagation()
      matches[0]!.click()
    },
    { signal: stop.signal, capture: true },
  )

  // A menu may get its height, and the page its own, only after the menu has opened.
  const known = new WeakSet<Element>([document.body])
  const sizes = new ResizeObserver(() => placeMenus())
  sizes.observe(document.body)
  const placeMenus = () => {
    for (const container of holder.querySelectorAll<HTMLElement>(
      ':is(.ce-toolbox, .ce-settings) .ce-popover > .ce-popover__container',
    )) {
      if (!container.matches('.ce-popover--opened > *')) {
        container.style.marginTop = ''
        continue
      }
      keepInWindow(container)
      if (known.has(container)) continue
      known.add(container)
      sizes.observe(container)
    }
  }
  window.addEventListener('scroll', placeMenus, { signal: stop.signal, passive: true })
  const observer = new MutationObserver(() => {
    placeMenus()
    // A choice closes the menu before its block takes the line's place.
    if (opened && !holder.querySelector(menu)) setTimeout(restore)
  })
  // All of it: the toolbar with the menus comes a moment after the editor is ready.
  observer.observe(holder, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] })
  return () => {
    stop.abort()
    observer.disconnect()
    sizes.disconnect()
  }
}

/**
 * Moves an open menu that is cut off by an edge of the window, and leaves any other where it is, as somebody may be about
 * to click in it; on phones it is at the bottom of the window anyway.
 */
function keepInWindow(container: HTMLElement): void {
  const frame = container.offsetParent
  if (!frame || getComputedStyle(container).position === 'fixed') return
  // Not its own rectangle, which is still being animated.
  const top = frame.getBoundingClientRect().top + container.offsetTop
  const below = top + container.offsetHeight + margin - window.innerHeight
  const shift = Math.max(margin - top, Math.min(0, -below))
  if (shift !== 0) container.style.marginTop = `${(Number.parseFloat(container.style.marginTop) || 0) + shift}px`
}
