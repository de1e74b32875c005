import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { LinkBase } from 'ra-core'
import { today } from '../../../entities/calendar.ts'
import { RecordName } from '../../fields/records/record-link.tsx'
import { useFormat } from '../format.ts'
import { useWords } from '../../shell/words-context.tsx'
import { useEntity } from '../entity-context.tsx'
import type { CaptainRecord } from '../record.ts'
import { useRecordPaths } from '../record-paths.ts'
import { DayName } from './day-name.tsx'
import { Plan } from './plan.tsx'
import type { View } from './view.ts'

interface DaysGridProps {
  readonly view: View
  /** A day of the month that is shown; those of its neighbours are pale. */
  readonly day: string
  readonly days: readonly string[]
  readonly records: readonly CaptainRecord[]
}

/** Days in weeks of seven; on a phone one below the other. What is undecided says nothing here. */
export function DaysGrid({ view, day: shown, days, records }: DaysGridProps) {
  const entity = useEntity()
  const { date, state, rows } = entity.calendar!
  const to = rows && entity.fields[rows.of]!.to!
  const plans = rows ? records.filter((record) => record[state] !== entity.fields[state]!.initially) : records
  return (
    <Box component="ol" sx={grid}>
      {days.map((day) => (
        <Box
          key={day}
          component="li"
          data-day={day}
          sx={{ opacity: view === 'month' && day.slice(0, 7) !== shown.slice(0, 7) ? 0.6 : 1 }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 32 }}>
            <DayName day={day} />
            {day >= today() && !plans.some((record) => record[date] === day) && <AddOn day={day} />}
          </Box>
          {plans
            .filter((record) => record[date] === day)
            .map((record) => (
              <Plan
                key={record.id}
                record={record}
                title={to && <RecordName entity={to} id={String(record[rows!.of])} />}
              />
            ))}
        </Box>
      ))}
    </Box>
  )
}

/** Leads to a new record. */
function AddOn({ day }: { readonly day: string }) {
  const { create } = useRecordPaths()
  const { translate } = useWords()
  const format = useFormat()
  if (!create) return null
  return (
    <IconButton
      component={LinkBase}
      to={create}
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
  '& > li': { border: 1, borderColor: 'divider', p: 0.5, minHeight: { md: 96 } },
} as const
