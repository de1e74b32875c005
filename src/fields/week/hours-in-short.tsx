import Box from '@mui/material/Box'
import type { OpeningDay } from '../../../entities/language/fields/week.ts'
import type { DisplayProps } from '../base/display-component.tsx'
import { useHours } from './hours.ts'

/** A week in short: days with the same hours are grouped. */
export function HoursInShort({ value }: DisplayProps) {
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
