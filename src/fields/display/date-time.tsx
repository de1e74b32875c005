import Box from '@mui/material/Box'
import { useFormat } from '../../kernel/words/format.ts'
import { displayComponent, type DisplayProps } from '../base/display-component.tsx'

function DateTimeText({ value }: DisplayProps) {
  const format = useFormat()
  return (
    <Box component="time" dateTime={String(value)} title={format.relative(String(value))} sx={{ whiteSpace: 'nowrap' }}>
      {format.dateTime(String(value))}
    </Box>
  )
}

export const Column = displayComponent(DateTimeText)
export const Preview = displayComponent(DateTimeText)
