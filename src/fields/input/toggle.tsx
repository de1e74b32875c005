import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { describedBy, type FieldEntry } from '../../kernel/form/field-entry.ts'
import { inputComponent } from '../base/input-component.tsx'

const Toggle = (entry: FieldEntry) => (
  <FormControlLabel
    label={entry.label}
    control={
      <Switch
        id={entry.id}
        checked={entry.value === true}
        disabled={entry.readOnly}
        onChange={(_, checked) => entry.change(checked)}
        onBlur={entry.blur}
        slotProps={{ input: { ...describedBy(entry), ref: entry.focusable } }}
      />
    }
    sx={{
      minHeight: 40,
      alignSelf: 'flex-start',
      ml: -1,
      '& .MuiFormControlLabel-label': { fontWeight: 700, fontSize: '0.875rem' },
    }}
  />
)

export const Input = inputComponent(Toggle, { ownLabel: true })
