import { pastedFiles } from '../../kernel/uploads/pasted-files.ts'
import { isComposing } from '../../shell/ui/is-composing.ts'

interface EditorActions {
  undo(): void
  redo(): void
  move(by: 1 | -1): void
  /** Inserts a paragraph below a block in which Enter is a line break. */
  below(): void
  /** A choice was made in a block's menu, or the menu was closed, by keyboard. */
  handled(): void
  /** An input method started or ended a composition. */
  composed(on: boolean): void
  typed(): void
  /** Returns whether the clipboard was pasted; if not, Editor.js pastes it. */
  pasted(event: ClipboardEvent): boolean
}

const openMenu = '.ce-settings .ce-popover--opened'

/** Listens to typing and pasting in an editor; input of an input method is left alone. */
export function listenKeys(holder: HTMLElement, acts: EditorActions): () => void {
  const stop = new AbortController()
  const listen = <K extends keyof HTMLElementEventMap>(type: K, handler: (event: HTMLElementEventMap[K]) => void) =>
    holder.addEventListener(type, handler, { signal: stop.signal, capture: true })
  const act = (event: Event, doing: () => void) => {
    event.preventDefault()
    event.stopPropagation()
    doing()
  }

  listen('keydown', (event) => {
    if (isComposing(event)) return
    const command = event.ctrlKey || event.metaKey
    const key = event.key.toLowerCase()
    if (command && key === 'z') act(event, event.shiftKey ? acts.redo : acts.undo)
    else if (command && key === 'y') act(event, acts.redo)
    else if (command && key === 'enter') act(event, acts.below)
    else if (event.altKey && !command && key === 'arrowup') act(event, () => acts.move(-1))
    else if (event.altKey && !command && key === 'arrowdown') act(event, () => acts.move(1))
  })
  // Chromium restores the caret in a line that keeps the focus, and Editor.js removes selected blocks only where there
  // is no caret. Editor.js listens on the document, so this must run earlier.
  window.addEventListener(
    'keydown',
    (event) => {
      if (isComposing(event) || !['Backspace', 'Delete'].includes(event.key)) return
      // An open block menu selects the block too, and has a search box of its own.
      if (holder.querySelector(openMenu)) return
      if (!holder.contains(event.target as Node) || !holder.querySelector('.ce-block--selected')) return
      if (getSelection()?.isCollapsed) getSelection()?.removeAllRanges()
    },
    { signal: stop.signal, capture: true },
  )
  // The menus handle keys on the document, before the editor, and stop their propagation.
  window.addEventListener(
    'keydown',
    (event) => {
      if (
        (event.key === 'Enter' || event.key === 'Escape') &&
        !isComposing(event) &&
        holder.querySelector(openMenu)?.contains(event.target as Node)
      )
        acts.handled()
    },
    { signal: stop.signal, capture: true },
  )
  // The browser's own undo commands know nothing of blocks.
  listen('beforeinput', (event) => {
    if (event.inputType === 'historyUndo') act(event, acts.undo)
    if (event.inputType === 'historyRedo') act(event, acts.redo)
  })
  listen('compositionstart', () => acts.composed(true))
  listen('compositionend', () => acts.composed(false))
  listen('input', () => acts.typed())
  listen('paste', (event) => {
    const { target, clipboardData } = event
    // Text boxes paste their text themselves; Editor.js would make a block of the picture that comes with it.
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
      if (clipboardData && pastedFiles(clipboardData).length === 0) event.stopPropagation()
    } else if (acts.pasted(event)) act(event, acts.typed)
  })
  return () => stop.abort()
}
