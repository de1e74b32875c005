import { use, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import Box from '@mui/material/Box'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useColumnWidths, widthVariable } from './column-widths.ts'

const [least, most, step] = [64, 800, 16]

interface ColumnHandleProps {
  readonly field: string
  readonly label: string
}

/** The edge of a column header: dragged, or moved by the arrow keys; Home and a double click give it back its own width. */
export default function ColumnHandle({ field, label }: ColumnHandleProps) {
  const words = useWords()
  use(words.load('views'))
  const [widths, setWidths] = useColumnWidths()
  const handle = useRef<HTMLSpanElement>(null)
  const drag = useRef<{ readonly from: number; readonly width: number; now?: number }>(undefined)

  const widthNow = (): number => Math.round(handle.current!.parentElement!.getBoundingClientRect().width)
  const bounded = (px: number): number => Math.min(Math.max(px, least), most)
  const reset = () => setWidths(Object.fromEntries(Object.entries(widths).filter(([name]) => name !== field)))

  function begin(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) return
    event.preventDefault()
    drag.current = { from: event.clientX, width: widthNow() }
    handle.current!.setPointerCapture(event.pointerId)
  }

  /** A mere click leaves the width automatic. While it is dragged only the style of the table follows, not its rows. */
  function follow({ clientX }: PointerEvent<HTMLElement>): void {
    const { current } = drag
    if (!current || (current.now === undefined && clientX === current.from)) return
    const begins = current.now === undefined
    current.now = bounded(current.width + clientX - current.from)
    handle.current!.closest('table')!.parentElement!.style.setProperty(widthVariable(field), `${current.now}px`)
    if (begins) setWidths({ ...widths, [field]: current.now })
  }

  function end(): void {
    const now = drag.current?.now
    if (now !== undefined) setWidths({ ...widths, [field]: now })
    drag.current = undefined
  }

  function move(event: KeyboardEvent): void {
    const by = { ArrowLeft: -step, ArrowRight: step }[event.key]
    if (by === undefined && event.key !== 'Home') return
    event.preventDefault()
    if (by === undefined) reset()
    else setWidths({ ...widths, [field]: bounded((widths[field] ?? widthNow()) + by) })
  }

  return (
    <Box
      component="span"
      ref={handle}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={words.translate('views.width', { field: label })}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={widths[field] ?? least}
      aria-valuetext={widths[field] === undefined ? words.translate('views.ownWidth') : `${widths[field]}px`}
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={reset}
      onKeyDown={move}
      sx={{
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: 0,
        width: 9,
        cursor: 'col-resize',
        touchAction: 'none',
        borderInlineEnd: '2px solid transparent',
        '&:hover, &:focus-visible, &:active': { borderColor: 'var(--accent)' },
        '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
      }}
    />
  )
}
