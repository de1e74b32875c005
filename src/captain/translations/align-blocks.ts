import { diffArrays } from 'diff'

/** A block of an editor as it lies on the page, without the space that was added above it. */
export interface LaidBlock {
  /** The id that the body keeps of it; none if it has none. */
  readonly id?: string | undefined
  /** Its tool, and the level of a heading. */
  readonly kind: string
  /** In pixels from the top of the page. */
  readonly top: number
}

/** The places of two blocks that belong together, on the left and on the right. */
type BlockPair = readonly [number, number]

/** Bodies that differ in more blocks than this are matched by their order alone, as the comparison takes too long. */
const maxDifferences = 300

/**
 * The blocks of two bodies that belong together, in reading order: those with the same id, and of those whose id is of
 * one body alone, the ones of the same kind.
 */
export function matchBlocks(left: readonly LaidBlock[], right: readonly LaidBlock[]): readonly BlockPair[] {
  const ids = [left, right].map((blocks) => new Set(blocks.flatMap(({ id }) => id ?? [])))
  const isShared = ({ id }: LaidBlock): boolean => id !== undefined && ids.every((each) => each.has(id))
  const changes = diffArrays([...left], [...right], {
    comparator: (a, b) => (isShared(a) || isShared(b) ? a.id === b.id : a.kind === b.kind),
    maxEditLength: maxDifferences,
  })
  if (!changes) return left.slice(0, right.length).map((_, place) => [place, place])
  let [i, j] = [0, 0]
  return changes.flatMap(({ added, removed, count }) => {
    const [from, beside] = [i, j]
    if (!added) i += count
    if (!removed) j += count
    return added || removed
      ? []
      : Array.from({ length: count }, (_, place): BlockPair => [from + place, beside + place])
  })
}

/** The space in pixels to add above the blocks of both sides, by their places, so that those of a pair begin level. */
export function spacesAbove(
  left: readonly LaidBlock[],
  right: readonly LaidBlock[],
): readonly [ReadonlyMap<number, number>, ReadonlyMap<number, number>] {
  const spaces = [new Map<number, number>(), new Map<number, number>()] as const
  const moved = [0, 0]
  for (const [i, j] of matchBlocks(left, right)) {
    const ahead = Math.round(left[i]!.top + moved[0]! - right[j]!.top - moved[1]!)
    if (ahead === 0) continue
    const [side, place] = ahead > 0 ? [1, j] : [0, i]
    spaces[side]!.set(place!, Math.abs(ahead))
    moved[side!]! += Math.abs(ahead)
  }
  return spaces
}

/**
 * Keeps the blocks of the two editors in an element level with each other, and marks the one that belongs to the block
 * with the caret, until the returned function is called. All of it is rules of a style sheet: an editor takes changes of
 * its own elements for edits.
 *
 * @param scope A selector of the element.
 */
export function alignBlocks(frame: HTMLElement, scope: string): () => void {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  let spaces: ReturnType<typeof spacesAbove> = [new Map(), new Map()]
  let rules = ''
  let frameRequest = 0
  let watched: readonly Element[] = []

  const resized = new ResizeObserver(() => schedule())
  const update = () => {
    frameRequest = 0
    const editors = [...frame.querySelectorAll('.codex-editor__redactor')]
    if (editors.length !== watched.length || editors.some((editor, place) => editor !== watched[place])) {
      resized.disconnect()
      for (const editor of editors) resized.observe(editor)
      watched = editors
    }
    const [left, right] = editors
    const sideBySide = left && right && left.getBoundingClientRect().left < right.getBoundingClientRect().left
    if (!sideBySide) return write([new Map(), new Map()], [])
    const [ofLeft, ofRight] = [laidBlocks(left, spaces[0]), laidBlocks(right, spaces[1])]
    write(spacesAbove(ofLeft, ofRight), marked(left, right, matchBlocks(ofLeft, ofRight)))
  }
  const write = (next: typeof spaces, marks: readonly (readonly [number, number])[]) => {
    spaces = next
    const block = (side: number, place: number) =>
      `${scope} > :nth-of-type(${side + 1}) .ce-block:nth-child(${place + 1})`
    const text = [
      ...next.flatMap((ofSide, side) =>
        [...ofSide].map(([place, space]) => `${block(side, place)}{margin-top:${space}px}`),
      ),
      ...marks.map(([side, place]) => `${block(side, place)} .ce-block__content{background:var(--accent-soft)}`),
    ].join('')
    if (text === rules) return
    rules = text
    sheet.replaceSync(text)
  }
  const schedule = () => {
    frameRequest ||= requestAnimationFrame(update)
  }
  const edited = new MutationObserver(schedule)
  edited.observe(frame, { childList: true, subtree: true, characterData: true })
  document.addEventListener('selectionchange', schedule)
  schedule()

  return () => {
    cancelAnimationFrame(frameRequest)
    edited.disconnect()
    resized.disconnect()
    document.removeEventListener('selectionchange', schedule)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  }
}

/** Where the blocks of an editor would lie without the space above them. */
function laidBlocks(editor: Element, spaces: ReadonlyMap<number, number>): readonly LaidBlock[] {
  let added = 0
  return [...editor.children].map((block, place) => {
    added += spaces.get(place) ?? 0
    const id = block.getAttribute('data-id') ?? ''
    const content = block.querySelector('.ce-block__content > *')
    return {
      // The editor's own ids of blocks that are stored without one.
      id: id === '' || id.startsWith('kept-') ? undefined : id,
      kind: `${content?.tagName} ${content?.classList[0]}`,
      top: block.getBoundingClientRect().top - added,
    }
  })
}

/** The counterpart of the block with the caret, as its side and its place there; none where there is no caret. */
function marked(left: Element, right: Element, pairs: readonly BlockPair[]): readonly (readonly [number, number])[] {
  const placeIn = (editor: Element): number =>
    editor.contains(document.activeElement)
      ? [...editor.children].findIndex((block) => block.contains(document.activeElement))
      : -1
  const [inLeft, inRight] = [placeIn(left), placeIn(right)]
  return [
    ...pairs.filter(([i]) => i === inLeft).map(([, j]) => [1, j] as const),
    ...pairs.filter(([, j]) => j === inRight).map(([i]) => [0, i] as const),
  ]
}
