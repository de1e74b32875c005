import Box from '@mui/material/Box'
import { useLabels } from '../../kernel/words/labels.ts'
import { displayComponent, type DisplayProps } from '../base/display-component.tsx'
import { RecordLink } from '../records/record-link.tsx'

const Count = ({ field, value }: DisplayProps) => (
  <>{useLabels({ name: field.to! }).count((value as readonly string[]).length)}</>
)

const Links = ({ field, value }: DisplayProps) => (
  <Box component="ul" sx={{ m: 0, pl: '1.2em' }}>
    {(value as readonly string[]).map((id) => (
      <li key={id}>
        <RecordLink entity={field.to!} id={id} />
      </li>
    ))}
  </Box>
)

export const Column = displayComponent(Count)
export const Preview = displayComponent(Links)
