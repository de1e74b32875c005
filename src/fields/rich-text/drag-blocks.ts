const handleOf = '.ce-toolbar__settings-btn'
const [marked, above] = ['drop-here', 'drop-above']

/** Lets blocks be dragged by the settings button next to them, and marks the drop position. */
export function makeDraggable(holder: HTMLElement, move: (from: number, to: number) => void): () => void {
  const stop = new AbortController()
  const listen = <K extends keyof HTMLElementEventMap>(type: K, handler: (event: HTMLElementEventMap[K]) => void) =>
    holder.addEventListener(type, handler, { signal: stop.signal, capture: true })
  let from: number | undefined

  const blocks = (): readonly HTMLElement[] => [...holder.querySelectorAll<HTMLElement>('.ce-block')]
  const placeAt = (y: number): number => {
    const place = blocks().findIndex((block) => y <= block.getBoundingClientRect().bottom)
    return place === -1 ? blocks().length - 1 : place
  }
  const unmark = () => blocks().forEach((block) => block.classList.remove(marked, above))

  listen('pointerdown', (event) => {
    const handle = handleAt(event)
    if (handle) handle.draggable = true
  })
  // A browser starts a drag only if the pressed element stays in place. Editor.js would open the block's menu on
  // mousedown, whose search box takes the focus and scrolls the page, and would move the button to the next block under
  // the pointer. So the menu opens on click, and the button stays while pressed.
  listen('mousedown', (event) => {
    if (event.isTrusted && handleAt(event)) event.stopPropagation()
  })
  listen('mousemove', (event) => {
    if (event.buttons !== 0 && holder.querySelector(`${handleOf}:active`)) event.stopPropagation()
  })
  listen('click', (event) => {
    handleAt(event)?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
  })
  listen('dragstart', (event) => {
    const handle = handleAt(event)
    if (!handle) return
    const { top, height } = handle.getBoundingClientRect()
    from = placeAt(top + height / 2)
    const block = blocks()[from]
    event.dataTransfer!.effectAllowed = 'move'
    if (block) event.dataTransfer!.setDragImage(block, 0, 0)
  })
  listen('dragover', (event) => {
    if (from === undefined) return
    event.preventDefault()
    unmark()
    const to = placeAt(event.clientY)
    if (to !== from) blocks()[to]?.classList.add(to < from ? above : marked)
  })
  listen('drop', (event) => {
    if (from === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const to = placeAt(event.clientY)
    unmark()
    if (to !== from) move(from, to)
    from = undefined
  })
  listen('dragend', () => {
    unmark()
    from = undefined
  })
  return () => stop.abort()
}

const handleAt = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(handleOf) : null
