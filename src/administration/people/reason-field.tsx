import TextField from '@mui/material/TextField'
import { useWords } from '../../shell/words/words-context.tsx'

interface ReasonFieldProps {
  readonly value: string
  onChange(value: string): void
}

/** An admin's reason for an action, kept in the audit log. */
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
