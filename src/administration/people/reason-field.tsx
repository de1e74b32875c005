import TextField from '@mui/material/TextField'
import { useWords } from '../../shell/words/words-context.tsx'

interface ReasonFieldProps {
  readonly value: string
  onChange(value: string): void
}

/** Why an admin does something to somebody: kept in the audit record. */
export function ReasonField({ value, onChange }: ReasonFieldProps) {
  const { translate } = useWords()
  return (
    <TextField
      autoFocus
      multiline
      minRows={2}
      label={translate('administration.reason')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { maxLength: 500 } }}
    />
  )
}
