import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { input, laterInForm, shown, type ShownProps } from './halves.tsx'
import { RecordLink } from './records/record-link.tsx'

const ManyRecords = laterInForm(() => import('./records/many.tsx'))

function Count({ value }: ShownProps) {
  const translate = useTranslate()
  return <>{translate('units.item', { smart_count: (value as readonly string[]).length })}</>
}

const Links = ({ field, value }: ShownProps) => (
  <Box component="ul" sx={{ m: 0, pl: '1.2em' }}>
    {(value as readonly string[]).map((id) => (
      <li key={id}>
        <RecordLink entity={field.to!} id={id} />
      </li>
    ))}
  </Box>
)

export const Column = shown(Count)
export const Preview = shown(Links)
export const Input = input((entry) => <ManyRecords entry={entry} entity={entry.field.to!} />)
