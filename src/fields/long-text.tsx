import Box from '@mui/material/Box'
import { inputComponent, displayComponent, type DisplayProps } from './base/define-kind.tsx'
import { TextControl } from './controls/text-control.tsx'

const FirstLine = ({ value }: DisplayProps) => <>{String(value).split('\n', 1)[0]}</>

const Lines = ({ value }: DisplayProps) => (
  <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
    {String(value)}
  </Box>
)

export const Column = displayComponent(FirstLine)
export const Preview = displayComponent(Lines)
export const Input = inputComponent((entry) => <TextControl entry={entry} lines={{ least: 3, most: 14 }} />)
