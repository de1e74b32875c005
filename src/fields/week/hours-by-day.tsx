import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import type { OpeningDay } from '../../../entities/language/fields/week.ts'
import type { DisplayProps } from '../base/display-component.tsx'
import { useHours } from './hours.ts'

/** A week as a table of seven days. */
export function HoursByDay({ value }: DisplayProps) {
  const translate = useTranslate()
  const hours = useHours()
  return (
    <Box component="table" sx={table}>
      <tbody>
        {(value as readonly OpeningDay[]).map((day) => (
          <tr key={day.weekday}>
            <th scope="row">{translate(`commons.weekdaysLong.${day.weekday}`)}</th>{' '}
            <Box component="td" sx={{ color: day.isOpen ? 'text.primary' : 'text.secondary' }}>
              {hours.day(day)}
              {day.note && (
                <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
                  {day.note}
                </Box>
              )}
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

const table = {
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'start', fontWeight: 400, whiteSpace: 'nowrap', pr: 3 },
  '& th, & td': { py: 0.75, verticalAlign: 'top' },
  '& tr + tr > *': { borderTop: 1, borderColor: 'divider' },
} as const
