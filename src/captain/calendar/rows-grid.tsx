import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import type { KeyboardEvent } from 'react'
import { RecordName } from '../../fields/records/record-link.tsx'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { DayName } from './day-name.tsx'
import { shiftDays } from './day-ranges.ts'
import { CalendarEntry } from './calendar-entry.tsx'
import { useScope } from '../../kernel/words/scope.ts'

interface RowsGridProps {
  readonly days: readonly string[]
  readonly records: readonly CaptainRecord[]
}

/** A week with a row per person; days are stacked on phones. Arrow keys move between entries. */
export function RowsGrid({ days, records }: RowsGridProps) {
  const { entity, translate } = useScope()
  const { date, rows } = entity.calendar!
  const to = entity.fields[rows!.reference]!.to!
  const everybody = [...new Set(records.map((record) => String(record[rows!.reference])))].toSorted()
  const plans = new Map(records.map((record) => [`${record[rows!.reference]} ${record[date]}`, record]))
  const planOf = (who: string, day: string) => plans.get(`${who} ${day}`)
  // Renders only one layout, since entries are edited in place.
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true })
  if (narrow) {
    return (
      <Box onKeyDown={(event) => moveFocus(event, 1)}>
        {days.map((day) => (
          <Box key={day} component="section" data-day={day} sx={dayCell}>
            <Box component="h3" sx={dayHead}>
              <DayName day={day} />
            </Box>
            {everybody.map((who) => {
              const plan = planOf(who, day)
              return plan && <CalendarEntry key={who} record={plan} title={<RecordName entity={to} id={who} />} />
            })}
          </Box>
        ))}
      </Box>
    )
  }
  return (
    <Box onKeyDown={(event) => moveFocus(event, days.length)}>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            <th scope="col">{translate('commons.calendar.who')}</th>
            {days.map((day) => (
              <th key={day} scope="col">
                <DayName day={day} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {everybody.map((who) => (
            <tr key={who}>
              <th scope="row">
                <RecordName entity={to} id={who} />
              </th>
              {days.map((day) => {
                const plan = planOf(who, day)
                return <td key={day}>{plan && <CalendarEntry record={plan} />}</td>
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

/** Moves the focus between the entries, by their position in the grid. */
function moveFocus(event: KeyboardEvent<HTMLElement>, columns: number): void {
  const plans = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-plan]')]
  const index = plans.indexOf(document.activeElement as HTMLElement)
  if (index === -1 || !event.key.startsWith('Arrow')) return
  event.preventDefault()
  plans[shiftDays(index, event.key, columns, plans.length)]!.focus()
}

const dayCell = {
  px: 0.5,
  mb: 1.5,
  // Below the bar of the frame.
  scrollMarginTop: '64px',
  border: '1px solid var(--line)',
  bgcolor: 'background.paper',
} as const

const dayHead = { position: 'sticky', top: 56, m: 0, py: 0.5, bgcolor: 'background.paper', zIndex: 1 } as const

const table = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th, & td': { p: 0.5, border: 1, borderColor: 'divider', verticalAlign: 'top', textAlign: 'start' },
  '& td, & th': { bgcolor: 'background.paper' },
  '& th': { fontSize: 13, fontWeight: 600, overflowWrap: 'anywhere' },
} as const
