import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useLocale } from 'react-admin'
import { input, shown, type ShownProps } from './halves.tsx'
import { listed } from './listed.ts'
import { TagBox } from './tag-box.tsx'

function Listed({ value }: ShownProps) {
  const locale = useLocale()
  return <>{listed(value as readonly string[], locale)}</>
}

const Chips = ({ value }: ShownProps) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
    {(value as readonly string[]).map((tag) => (
      <li key={tag}>
        <Chip size="small" label={tag} />
      </li>
    ))}
  </Box>
)

export const Column = shown(Listed)
export const Preview = shown(Chips)
export const Input = input((entry) => <TagBox {...entry} />)
