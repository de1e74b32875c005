import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { LinkBase } from 'react-admin'
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react'
import type { Entity } from '../../../entities/language/entity.ts'
import { isRecordLocked, isPastDayClosed } from '../../../entities/language/derived/record-locks.ts'
import { nextDayTime, timeSpan } from '../../fields/values/next-day-time.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { useRecordPaths } from '../navigation/record-paths.ts'
import { useOpenCell } from './open-cell.ts'
import { useScope } from '../../kernel/words/scope.ts'

const CellEditor = lazy(() => import('./cell-editor.tsx'))

type EntryHours = Readonly<Record<string, string | null>>

/** Colours of the left edge, which indicates a plan's state along with its label. */
const edgeColours = ['divider', 'success.main', 'grey.500', 'info.main', 'warning.main'] as const

interface CalendarEntryProps {
  readonly record: CaptainRecord
  readonly title?: ReactNode
}

/** One entry of the calendar. It is edited in place; an entry that can no longer be edited opens as a page. */
export function CalendarEntry({ record, title }: CalendarEntryProps) {
  const entity = useEntity()
  const path = useRecordPaths().edit(record)
  const cell = useOpenCell()
  const open = cell.id === record.id
  const button = useRef<HTMLElement>(null)
  const wasOpen = useRef(false)

  useEffect(() => {
    // On closing, return the focus to the button that opened the cell.
    if (wasOpen.current && !open && document.activeElement === document.body) button.current?.focus()
    wasOpen.current = open
  }, [open])

  const inside = <EntryNote record={record} title={title} />
  const look = { ...entryStyle, borderColor: edgeColourOf(entity, record) }
  if (!path || isRecordLocked(entity, record) || isPastDayClosed(entity, record)) {
    return (
      <Box component={path ? LinkBase : 'div'} {...(path && { to: path })} data-plan={record.id} sx={look}>
        {inside}
      </Box>
    )
  }
  return (
    <Box sx={{ position: { md: 'relative' } }}>
      <Box
        ref={button}
        component="button"
        type="button"
        data-plan={record.id}
        aria-expanded={open}
        onClick={() => void cell.show(open ? undefined : record.id)}
        sx={look}
      >
        {inside}
      </Box>
      {open && (
        <Suspense fallback={<LinearProgress />}>
          <CellEditor record={record} side={isLateInWeek(String(record[entity.calendar!.date])) ? 'end' : 'start'} />
        </Suspense>
      )}
    </Box>
  )
}

const edgeColourOf = ({ calendar, fields }: Entity, record: CaptainRecord): string =>
  edgeColours[fields[calendar!.state]!.options!.indexOf(String(record[calendar!.state]))] ?? 'divider'

const isLateInWeek = (day: string): boolean => [5, 6, 0].includes(new Date(day).getUTCDay())

const entryStyle = {
  display: 'block',
  width: '100%',
  minHeight: 44,
  px: 1,
  py: 0.5,
  mb: 0.5,
  border: 0,
  borderLeft: 4,
  borderRadius: 1,
  bgcolor: 'action.hover',
  color: 'text.primary',
  font: 'inherit',
  fontSize: 13,
  lineHeight: 1.5,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.selected' },
  '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: '2px' },
} as const

function EntryNote({ record, title }: CalendarEntryProps) {
  const { entity, labels } = useScope()
  const { state, spans, edit } = entity.calendar!
  const value = String(record[state])
  const textField = edit.find((name) => entity.fields[name]!.kind === 'text')
  const words = textField && (record[textField] as string | null)
  return (
    <>
      {title && <strong>{title} </strong>}
      <span>{labels.option(state, value)}</span>
      {((record[spans.field] ?? []) as readonly EntryHours[]).map((span) => (
        <Hours key={span[spans.start]} start={span[spans.start]!} end={span[spans.end]!} />
      ))}
      {words && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {words}
        </Box>
      )}
    </>
  )
}

/** A time range; past midnight in the next day's clock, in Japanese beside the customary 27:00. */
function Hours({ start, end }: { readonly start: string; readonly end: string }) {
  const words = useWords()
  const late = nextDayTime(end)
  return (
    <Box component="span" sx={{ display: 'block', fontVariantNumeric: 'tabular-nums' }}>
      {timeSpan(words, start, end)}
      {words.locale === 'ja' && late && (
        <>
          {' '}
          <Box component="span" sx={{ color: 'text.secondary', fontSize: 12, display: 'inline-block' }}>
            {words.translate('commons.week.nextDay', { time: late })}
          </Box>
        </>
      )}
    </Box>
  )
}
