import InputAdornment from '@mui/material/InputAdornment'
import { Icon } from '../shell/ui/icon.tsx'
import type { FieldEntry } from './base/field-entry.ts'
import { inputComponent, displayComponent, type DisplayProps } from './base/define-kind.tsx'
import { TextControl } from './controls/text-control.tsx'

const IconName = ({ value }: DisplayProps) => (
  <span className="named-icon">
    <Icon name={String(value)} />
    {String(value)}
  </span>
)

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

/** A list shows the icon alone; its name is the tooltip and accessible name. */
const IconOnly = ({ value }: DisplayProps) => (
  <span title={String(value)}>
    <Icon name={String(value)} />
    <span className="visually-hidden">{String(value)}</span>
  </span>
)

export const Column = displayComponent(IconOnly)
export const Preview = displayComponent(IconName)
export const Input = inputComponent(IconInput)
