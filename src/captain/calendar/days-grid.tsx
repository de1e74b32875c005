import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { LinkBase, useNavigate } from 'react-admin'
import { useMemo, type KeyboardEvent, type MouseEvent } from 'react'
import { currentBusinessDay } from '../../../entities/language/dates/plain-date.ts'
import { RecordName } from '../../fields/records/record-link.tsx'
import { tagOf } from '../../../locales/tags.ts'
import { useFormat } from '../../kernel/words/format.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { useRecordPaths } from '../navigation/record-paths.ts'
import { DayFacts, hatched, type DayBackground } from './day-background.tsx'
import { DayName } from './day-name.tsx'
import { shiftDays } from './day-ranges.ts'
import { CalendarEntry } from './calendar-entry.tsx'
import type { CalendarView } from './calendar-view.ts'

interface DaysGridProps {
  readonly view: CalendarView
  /** A day of the month shown; days of adjacent months are dimmed. */
  readonly day: string
  readonly days: readonly string[]
  readonly records: readonly CaptainRecord[]
  readonly background: DayBackground
}

/** Days in rows of seven weekdays; stacked on phones. */
export function DaysGrid({ view, day: shown, days, records, background }: DaysGridProps) {
  const entity = useEntity()
  const { date, rows } = entity.calendar!
  const to = rows && entity.fields[rows.reference]!.to!
  const plans = useMemo(() => Map.groupBy(records, (record) => String(record[date])), [records, date])
  const navigate = useNavigate()
  const { create } = useRecordPaths()
  const pathOn = (day: string): string | undefined =>
    create && day >= currentBusinessDay() && !plans.has(day) ? `${create}?${date}=${day}` : undefined
  return (
    <>
      <Weekdays days={days.slice(0, 7)} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move the focus between the controls in the days */}
      <Box component="ol" sx={grid} onKeyDown={moveFocus}>
        {days.map((day) => {
          const path = pathOn(day)
          return (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keyboard users have the link in the day
            <Box
              key={day}
              component="li"
              data-day={day}
              {...(path && { onClick: (event: MouseEvent<HTMLElement>) => isPlain(event) && navigate(path) })}
              sx={{
                ...(background.hours(day) === 'closed' && hatched),
                ...(path && { cursor: 'pointer', '&:hover': { bgcolor: 'action.hover' } }),
                '& > :not(:has([data-cell]))': {
                  opacity: view === 'month' && day.slice(0, 7) !== shown.slice(0, 7) ? 0.6 : 1,
                },
              }}
            >
              <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 32 }}>
                <DayName day={day} short />
                {path && <AddButton day={day} path={path} />}
              </Box>
              {plans.get(day)?.map((record) => (
                <CalendarEntry
                  key={record.id}
                  record={record}
                  title={to && <RecordName entity={to} id={String(record[rows!.reference])} />}
                />
              ))}
              <DayFacts day={day} background={background} decided={plans.has(day)} />
            </Box>
          )
        })}
      </Box>
    </>
  )
}

/** One row of weekdays above the days; each day says its own to screen readers and on phones. */
function Weekdays({ days }: { readonly days: readonly string[] }) {
  const { locale } = useWords()
  const name = new Intl.DateTimeFormat(tagOf(locale), { weekday: 'short', timeZone: 'UTC' })
  return (
    <Box aria-hidden sx={weekdayRow}>
      {days.map((day) => (
        <span key={day}>{name.format(new Date(day))}</span>
      ))}
    </Box>
  )
}

/** A click on the day itself, not on something in it. */
const isPlain = ({ target }: MouseEvent<HTMLElement>): boolean =>
  !(target as HTMLElement).closest('a, button, input, [data-cell]')

const placeOfDay = '[data-plan], [data-add]'

/** Moves the focus between days that have a link or a button. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const days = [...event.currentTarget.children] as HTMLElement[]
  const focused = document.activeElement
  if (!event.key.startsWith('Arrow') || !focused?.matches(placeOfDay)) return
  event.preventDefault()
  const columns = getComputedStyle(event.currentTarget).gridTemplateColumns.split(' ').length
  const from = days.findIndex((day) => day.contains(focused))
  for (let at = from, next; (next = shiftDays(at, event.key, columns, days.length)) !== at; at = next) {
    const target = days[next]!.querySelector<HTMLElement>(placeOfDay)
    if (target) return target.focus()
  }
}

/** Opens the form of a new record for the day. */
function AddButton({ day, path }: { readonly day: string; readonly path: string }) {
  const { translate } = useWords()
  const format = useFormat()
  return (
    <IconButton
      component={LinkBase}
      to={path}
      data-add
      size="small"
      aria-label={translate('commons.calendar.add', { day: format.date(day) })}
    >
      <Add fontSize="small" />
    </IconButton>
  )
}

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: 'repeat(7, minmax(0, 1fr))' },
  listStyle: 'none',
  m: 0,
  p: 0,
  // Each cell draws its end and bottom lines, so that no line is doubled.
  borderTop: '1px solid var(--line)',
  borderInlineStart: '1px solid var(--line)',
  '& > li': {
    minWidth: 0,
    p: 0.5,
    minHeight: { md: 104 },
    // Below the bar of the frame, and above the edge of the screen.
    scrollMarginBlock: '72px',
    borderBottom: '1px solid var(--line)',
    borderInlineEnd: '1px solid var(--line)',
    bgcolor: 'background.paper',
  },
} as const

const weekdayRow = {
  display: { xs: 'none', md: 'grid' },
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  px: '1px',
  pb: 0.5,
  color: 'text.secondary',
  fontSize: 13,
  fontWeight: 700,
  '& > span': { px: 0.5 },
  '& > :nth-of-type(6)': { color: 'info.main' },
  '& > :nth-of-type(7)': { color: 'error.main' },
} as const
