import Box from '@mui/material/Box'
import type { Day } from '../../../entities/fields/week.ts'
import type { ShownProps } from '../halves.tsx'
import { useHours } from './hours.ts'

/** A week in few lines: the days of the same hours together. */
export function HoursInShort({ value }: ShownProps) {
  const hours = useHours()
  const groups = Map.groupBy(value as readonly Day[], hours.day)
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
