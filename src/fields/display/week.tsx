import { displayComponent, type DisplayProps } from '../base/display-component.tsx'
import { HoursByDay } from '../week/hours-by-day.tsx'
import Box from '@mui/material/Box'
import type { OpeningDay } from '../../../entities/language/fields/week.ts'
import { useHours } from '../week/hours.ts'

export const Column = displayComponent(HoursInShort)
export const Preview = displayComponent(HoursByDay)

/** A week in short: days with the same hours are grouped. */
function HoursInShort({ value }: DisplayProps) {
  const hours = useHours()
  const groups = Map.groupBy(value as readonly OpeningDay[], hours.day)
  return (
    <>
      {[...groups].map(([words, days]) => (
        <Box key={words} component="span" sx={{ display: 'block', fontVariantNumeric: 'tabular-nums' }}>
          {hours.weekdays(days.map(({ weekday }) => weekday))} {words}
        </Box>
      ))}
    </>
  )
}
