import InputAdornment from '@mui/material/InputAdornment'
import { Icon } from '../shell/icon.tsx'
import type { Entry } from './entry.ts'
import { input, shown, type ShownProps } from './halves.tsx'
import { TextControl } from './text-control.tsx'

const Named = ({ value }: ShownProps) => (
  <span className="named-icon">
    <Icon name={String(value)} />
    {String(value)}
  </span>
)

/** The name as text, with the icon it names before it. */
const Picked = (entry: Entry) => (
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

/** In a list the picture is enough; its name is what a pointer and a screen reader get. */
const Alone = ({ value }: ShownProps) => (
  <span title={String(value)}>
    <Icon name={String(value)} />
    <span className="visually-hidden">{String(value)}</span>
  </span>
)

export const Column = shown(Alone)
export const Preview = shown(Named)
export const Input = input(Picked)
