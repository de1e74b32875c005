import Box from '@mui/material/Box'
import { displayComponent, type DisplayProps } from '../base/display-component.tsx'

const FirstLine = ({ value }: DisplayProps) => <>{String(value).split('\n', 1)[0]}</>

const Lines = ({ value }: DisplayProps) => (
  <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
    {String(value)}
  </Box>
)

export const Column = displayComponent(FirstLine)
export const Preview = displayComponent(Lines)
