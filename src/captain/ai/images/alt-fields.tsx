import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useWords } from '../../../shell/words/words-context.tsx'

interface AltFieldsProps {
  /** What the ids of the fields begin with. */
  readonly id: string
  readonly alt: string
  readonly decorative: boolean
  onAlt(alt: string): void
  onDecorative(decorative: boolean): void
}

/** What a picture shows in words, or that it only decorates. */
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
