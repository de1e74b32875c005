import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react'
import { holidayOn } from '../../../entities/language/dates/holidays.ts'
import { RecordName } from '../../fields/records/record-link.tsx'
import { recordName } from '../../kernel/words/record-name.ts'
import { useGetManyAggregate } from 'react-admin'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { DayName } from './day-name.tsx'
import { hatched } from './day-background.tsx'
import { PatternText } from './pattern-text.tsx'
import { isPaintable, isPainted, paint, patternOf, type Drafts, type Pattern } from './patterns.ts'
import { useScope } from '../../kernel/words/scope.ts'

interface PaintGridProps {
  readonly days: readonly string[]
  readonly records: readonly CaptainRecord[]
  readonly drafts: Drafts
  readonly pattern: Pattern | undefined
  /** The ids of the records that were refused. */
  readonly refused: ReadonlySet<string>
  change(drafts: Drafts): void
  /** Called when something would have been painted, but there is no pattern. */
  askForPattern(): void
}

type Place = readonly [row: number, column: number]

/** A stroke paints, or clears, the rectangle from where it began to where it is now. */
interface Stroke {
  readonly from: Place
  readonly before: Drafts
  readonly with: Pattern | undefined
  /** The pointer that draws it; undefined for the keyboard. */
  readonly pointer: number | undefined
}

/**
 * People by days, painted by click, by dragging and by keyboard. A finger that moves up or down scrolls; moving sideways
 * paints.
 */
export function PaintGrid({ days, records, drafts, pattern, refused, change, askForPattern }: PaintGridProps) {
  const { entity, locale, translate, format } = useScope()
  const { date, rows } = entity.calendar!
  const to = entity.fields[rows!.reference]!.to!
  const people = [...new Set(records.map((record) => String(record[rows!.reference])))].toSorted()
  const { data: named } = useGetManyAggregate(to, { ids: people })
  const nameOf = (who: string) => {
    const found = named?.find((each) => each?.id === who)
    return found ? recordName(locale, to, found) : ''
  }
  const recordAt = ([row, column]: Place) =>
    records.find((each) => each[rows!.reference] === people[row] && each[date] === days[column])
  const recordsIn = ([r1, c1]: Place, [r2, c2]: Place) =>
    people
      .slice(Math.min(r1, r2), Math.max(r1, r2) + 1)
      .flatMap((_, r) => days.slice(Math.min(c1, c2), Math.max(c1, c2) + 1).map((__, c) => [r, c] as const))
      .flatMap(([r, c]) => recordAt([r + Math.min(r1, r2), c + Math.min(c1, c2)]) ?? [])

  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true })
  const [active, setActive] = useState<Place>([0, 0])
  const table = useRef<HTMLTableElement>(null)
  const stroke = useRef<Stroke>(undefined)
  const moved = useRef(false)

  const begin = (from: Place, pointer?: number): void => {
    const over = recordsIn(from, from)
    stroke.current = {
      from,
      before: drafts,
      with: pattern && isPainted(drafts, over, pattern) ? undefined : pattern,
      pointer,
    }
    moved.current = false
  }
  const extend = (until: Place): void => {
    const { from, before, with: chosen } = stroke.current!
    change(paint(entity, before, recordsIn(from, until), chosen))
  }
  const toggle = (from: Place, until: Place): void => {
    if (!pattern) return askForPattern()
    const over = recordsIn(from, until)
    change(paint(entity, drafts, over, isPainted(drafts, over, pattern) ? undefined : pattern))
  }
  const end = () => (stroke.current = undefined)
  const isDrawing = ({ pointerId }: PointerEvent): boolean => stroke.current?.pointer === pointerId

  useEffect(() => {
    const ended = () => (stroke.current = undefined)
    // A mouse may be released outside the table, and a key in another window.
    window.addEventListener('pointerup', ended)
    window.addEventListener('blur', ended)
    return () => {
      window.removeEventListener('pointerup', ended)
      window.removeEventListener('blur', ended)
    }
  }, [stroke])

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const place = placeOf(event.target as Element)
    if (!place || !pattern || event.button !== 0 || !event.isPrimary) return
    // A finger's events stay with the cell it touched first unless they are released.
    const target = event.target as Element
    if (target.hasPointerCapture(event.pointerId)) target.releasePointerCapture(event.pointerId)
    begin(place, event.pointerId)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    if (!stroke.current || !isDrawing(event)) return
    if (event.buttons === 0) return void end()
    const place = placeOf(document.elementFromPoint(event.clientX, event.clientY))
    if (!place || (!moved.current && String(place) === String(stroke.current.from))) return
    moved.current = true
    extend(place)
  }
  const onPointerCancel = (event: PointerEvent): void => {
    if (!stroke.current || !isDrawing(event)) return
    // A finger that turned out to scroll has painted nothing.
    if (moved.current) change(stroke.current.before)
    end()
  }
  const onPointerUp = (event: PointerEvent): void => {
    if (!stroke.current || !isDrawing(event)) return
    if (!moved.current) extend(stroke.current.from)
    end()
  }

  const focus = (place: Place): void => {
    setActive(place)
    table.current?.querySelector<HTMLElement>(`[data-paint="${place.join(' ')}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const place = placeOf(event.target as Element)
    if (!place || event.ctrlKey || event.metaKey || event.altKey) return
    const next = nextPlace(place, event.key, people.length, days.length)
    if (next) {
      event.preventDefault()
      if (!event.shiftKey) end()
      else if (pattern) {
        if (!stroke.current || stroke.current.pointer !== undefined) begin(place)
        extend(next)
      } else askForPattern()
      focus(next)
    } else if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      if (!event.repeat) toggle(place, place)
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      change(paint(entity, drafts, recordsIn(place, place), undefined))
    }
  }

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget) && stroke.current?.pointer === undefined) end()
  }

  const last: Place = [people.length - 1, days.length - 1]
  // Another week may have fewer people.
  const tabStop = String([Math.min(active[0], last[0]), Math.min(active[1], last[1])])
  return (
    <>
      {narrow && days.filter(holidayOn).map((day) => <DayName key={day} day={day} />)}
      <Box
        component="table"
        ref={table}
        role="grid"
        aria-label={translate('calendar.paint.grid')}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerCancel}
        // A finger that scrolls makes no click.
        onClick={() => !pattern && askForPattern()}
        onKeyDown={onKeyDown}
        onKeyUp={(event: KeyboardEvent) => event.key === 'Shift' && stroke.current?.pointer === undefined && end()}
        onBlur={onBlur}
        sx={grid}
      >
        <thead>
          <tr>
            <th scope="col">{translate('commons.calendar.who')}</th>
            {days.map((day, column) => (
              <th key={day} scope="col">
                <Box
                  component="button"
                  type="button"
                  aria-label={translate('calendar.paint.column', { day: format.date(day) })}
                  onClick={() => toggle([0, column], [last[0], column])}
                  sx={head}
                >
                  <DayName day={day} narrow={narrow} />
                </Box>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((who, row) => (
            <tr key={who}>
              <th scope="row">
                <Box
                  component="button"
                  type="button"
                  aria-label={translate('calendar.paint.row', { who: nameOf(who) })}
                  onClick={() => toggle([row, 0], [row, last[1]])}
                  sx={head}
                >
                  <RecordName entity={to} id={who} />
                </Box>
              </th>
              {days.map((day, column) => {
                const record = recordAt([row, column])
                const draft = record && drafts.get(record.id)
                const locked = !record || !isPaintable(entity, record)
                return (
                  <Box
                    key={day}
                    component="td"
                    role="gridcell"
                    tabIndex={tabStop === String([row, column]) ? 0 : -1}
                    data-paint={`${row} ${column}`}
                    data-draft={draft ? '' : undefined}
                    data-refused={record && refused.has(record.id) ? '' : undefined}
                    aria-disabled={locked || undefined}
                    aria-label={[nameOf(who), format.date(day)].join(' ')}
                    aria-describedby={`paint-${row}-${column}`}
                    onFocus={() => setActive([row, column])}
                    sx={locked ? hatched : undefined}
                  >
                    <span id={`paint-${row}-${column}`}>
                      {draft && <span className="unseen">{translate('calendar.paint.draft')} </span>}
                      {locked && <span className="unseen">{translate('calendar.paint.locked')} </span>}
                      {record && <PatternText short pattern={draft?.pattern ?? patternOf(entity, record)} />}
                    </span>
                  </Box>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </>
  )
}

/** The place of the cell that an element is in. */
function placeOf(element: Element | null): Place | undefined {
  const place = element?.closest<HTMLElement>('[data-paint]')?.dataset.paint
  if (place === undefined) return undefined
  const [row, column] = place.split(' ').map(Number) as [number, number]
  return [row, column]
}

/** The place to which an arrow key leads, which stays in the table; undefined for other keys. */
function nextPlace([row, column]: Place, key: string, rows: number, columns: number): Place | undefined {
  const steps: Readonly<Record<string, Place>> = {
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    Home: [0, -columns],
    End: [0, columns],
  }
  const step = steps[key]
  const within = (at: number, count: number) => Math.min(Math.max(at, 0), count - 1)
  return step && [within(row + step[0], rows), within(column + step[1], columns)]
}

const grid = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  userSelect: 'none',
  touchAction: 'pan-y pinch-zoom',
  '& th, & td': { p: 0, border: 1, borderColor: 'divider', bgcolor: 'background.paper', verticalAlign: 'top' },
  '& tr > :first-of-type': { width: { xs: 68, sm: 120, md: 160 } },
  '& thead th:first-of-type': { p: 0.5, fontSize: 13, textAlign: 'start' },
  '& td': {
    height: 48,
    px: { xs: '2px', sm: 0.75 },
    py: 0.5,
    fontSize: { xs: 12, sm: 13 },
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
    cursor: 'crosshair',
  },
  '& td[aria-disabled]': { cursor: 'not-allowed', color: 'text.secondary' },
  '& td[data-draft]': { bgcolor: 'var(--accent-soft)', boxShadow: 'inset 0 0 0 2px var(--accent)', fontWeight: 700 },
  '& td[data-refused]': { bgcolor: 'var(--red-soft)', boxShadow: 'inset 0 0 0 2px var(--red)' },
  '& td:focus-visible': { outline: '3px solid var(--focus)', outlineOffset: '-1px' },
  '& .unseen': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
} as const

const head = {
  width: '100%',
  minHeight: 44,
  p: { xs: '3px', sm: 0.75 },
  border: 0,
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  fontSize: { xs: 12, sm: 13 },
  fontWeight: 600,
  lineHeight: 1.35,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
} as const
