const handleOf = '.ce-toolbar__settings-btn'
const marked = 'drop-here'

/** Lets blocks be dragged by the button before them; the place where one would go is marked. */
export function makeDraggable(holder: HTMLElement, move: (from: number, to: number) => void): () => void {
  const stop = new AbortController()
  const listen = <K extends keyof HTMLElementEventMap>(type: K, heard: (event: HTMLElementEventMap[K]) => void) =>
    holder.addEventListener(type, heard, { signal: stop.signal, capture: true })
  let from: number | undefined

  const blocks = (): readonly HTMLElement[] => [...holder.querySelectorAll<HTMLElement>('.ce-block')]
  const placeAt = (y: number): number => blocks().findIndex((block) => y <= block.getBoundingClientRect().bottom)
  const unmark = () => holder.querySelectorAll(`.${marked}`).forEach((block) => block.classList.remove(marked))

  listen('pointerdown', ({ target }) => {
    const handle = target instanceof Element ? target.closest<HTMLElement>(handleOf) : null
    if (handle) handle.draggable = true
  })
  listen('dragstart', (event) => {
    const handle = event.target instanceof Element ? event.target.closest(handleOf) : null
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
    blocks()[placeAt(event.clientY)]?.classList.add(marked)
  })
  listen('drop', (event) => {
    if (from === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const to = placeAt(event.clientY)
    unmark()
    if (to !== -1 && to !== from) move(from, to)
    from = undefined
  })
  listen('dragend', () => {
    unmark()
    from = undefined
  })
  return () => stop.abort()
}
