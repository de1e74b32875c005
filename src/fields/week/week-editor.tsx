import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { weekdays, type Weekday } from '../../../entities/language/dates/plain-date.ts'
import type { OpeningDay } from '../../../entities/language/fields/week.ts'
import type { FieldEntry } from '../../kernel/form/field-entry.ts'
import { DayRow } from './day-row.tsx'
import { HoursByDay } from './hours-by-day.tsx'

/** Opening hours of a week, with a row per day. */
export default function WeekEditor(entry: FieldEntry) {
  const translate = useTranslate()
  const days = (entry.value as readonly OpeningDay[] | null) ?? weekdays.map(closed)
  if (entry.readOnly) return <HoursByDay field={entry.field} name={entry.path} value={days} />

  const copy = (from: OpeningDay, to: readonly Weekday[]) =>
    entry.change(
      days.map((day) => (to.includes(day.weekday) ? { ...day, isOpen: from.isOpen, ranges: from.ranges } : day)),
    )
  return (
    <Box
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, '& > * + *': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Box sx={{ px: 2, py: 1, fontSize: '0.8125rem', color: 'text.secondary', bgcolor: 'action.hover' }}>
        {translate('commons.week.hint')}
      </Box>
      {days.map((day, index) => (
        <DayRow
          key={day.weekday}
          whole={entry}
          index={index}
          day={day}
          set={(next) => entry.change(days.with(index, next))}
          copyTo={(to) => copy(day, to)}
        />
      ))}
    </Box>
  )
}

const closed = (weekday: Weekday): OpeningDay => ({ weekday, isOpen: false, ranges: [], note: null })
