import InputAdornment from '@mui/material/InputAdornment'
import { Icon } from '../../shell/ui/icon.tsx'
import type { FieldEntry } from '../../kernel/form/field-entry.ts'
import { inputComponent } from '../base/input-component.tsx'
import { TextControl } from '../controls/text-control.tsx'

/** The icon's name as text, with a preview of the icon. */
const IconInput = (entry: FieldEntry) => (
  <TextControl
    entry={entry}
    code
    width="18em"
    placeholder="mdi:home"
    start={
      <InputAdornment position="start">
        <Icon name={String(entry.value ?? '')} />
      </InputAdornment>
    }
  />
)

export const Input = inputComponent(IconInput)
