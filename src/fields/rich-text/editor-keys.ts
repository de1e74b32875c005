import { isComposing } from '../../shell/ui/composing.ts'

import { normalisePastedMarks } from './normalise-paste.ts'

interface EditorActions {
  undo(): void
  redo(): void
  move(by: 1 | -1): void
  /** Goes on below a block in which Enter is a line end. */
  below(): void
  /** Something was chosen in a block's menu, or the menu was left, by keys. */
  handled(): void
  /** An input method began to compose, or ended. */
  composed(on: boolean): void
  typed(): void
  pasted(): void
}

const openMenu = '.ce-settings .ce-popover--opened'

/** Listens to what is typed and pasted in an editor; what an input method does is left to it. */
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
  // Chromium puts a caret back into a line that keeps the focus, and the editor takes out the blocks that are selected
  // only where there is none. It listens at the document, so this must come before.
  window.addEventListener(
    'keydown',
    (event) => {
      if (isComposing(event) || !['Backspace', 'Delete'].includes(event.key)) return
      // A block's menu marks it too, and has a line of its own to type in.
      if (holder.querySelector(openMenu)) return
      if (!holder.contains(event.target as Node) || !holder.querySelector('.ce-block--selected')) return
      if (getSelection()?.isCollapsed) getSelection()?.removeAllRanges()
    },
    { signal: stop.signal, capture: true },
  )
  // The menus hear keys on the document, before the editor does, and keep them.
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
  // The menus of browsers undo too, and know nothing of blocks.
  listen('beforeinput', (event) => {
    if (event.inputType === 'historyUndo') act(event, acts.undo)
    if (event.inputType === 'historyRedo') act(event, acts.redo)
  })
  listen('compositionstart', () => acts.composed(true))
  listen('compositionend', () => acts.composed(false))
  listen('input', () => acts.typed())
  listen('paste', ({ clipboardData }) => {
    if (clipboardData) normalisePastedMarks(clipboardData)
    acts.pasted()
  })
  return () => stop.abort()
}
