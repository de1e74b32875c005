import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useWords } from '../../../shell/words/words-context.tsx'

interface AltFieldsProps {
  /** Prefix of the fields' ids. */
  readonly id: string
  readonly alt: string
  readonly decorative: boolean
  onAlt(alt: string): void
  onDecorative(decorative: boolean): void
}

/** Inputs for a picture's alternative text, or for marking it as decorative. */
export function AltFields({ id, alt, decorative, onAlt, onDecorative }: AltFieldsProps) {
  const { translate } = useWords()
  return (
    <>
      <TextField
        id={`${id}-alt`}
        label={translate('ai.save.alt')}
        multiline
        minRows={2}
        value={alt}
        disabled={decorative}
        placeholder={translate('ai.save.altExample')}
        onChange={({ target }) => onAlt(target.value)}
        slotProps={{ htmlInput: { maxLength: 100 }, inputLabel: { shrink: true } }}
        fullWidth
      />
      <FormControlLabel
        control={<Checkbox checked={decorative} onChange={({ target }) => onDecorative(target.checked)} />}
        label={translate('ai.save.decorative')}
      />
    </>
  )
}
