import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useLocale } from 'react-admin'
import { displayComponent, type DisplayProps } from '../base/display-component.tsx'
import { joinWords } from '../../kernel/words/join-words.ts'

function TagList({ value }: DisplayProps) {
  const locale = useLocale()
  return <>{joinWords(value as readonly string[], locale)}</>
}

const Chips = ({ value }: DisplayProps) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
    {(value as readonly string[]).map((tag) => (
      <li key={tag}>
        <Chip size="small" label={tag} />
      </li>
    ))}
  </Box>
)

export const Column = displayComponent(TagList)
export const Preview = displayComponent(Chips)
