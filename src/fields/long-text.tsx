import Box from '@mui/material/Box'
import { input, shown, type ShownProps } from './halves.tsx'
import { TextControl } from './text-control.tsx'

const FirstLine = ({ value }: ShownProps) => <>{String(value).split('\n', 1)[0]}</>

const Lines = ({ value }: ShownProps) => (
  <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
    {String(value)}
  </Box>
)

export const Column = shown(FirstLine)
export const Preview = shown(Lines)
export const Input = input((entry) => <TextControl entry={entry} lines={{ least: 3, most: 14 }} />)
