import OutlinedInput from '@mui/material/OutlinedInput'
import { useState, type ChangeEvent, type HTMLAttributes, type ReactNode } from 'react'
import { describedBy, isEmpty, type FieldEntry } from '../base/field-entry.ts'

type TypedElement = HTMLInputElement | HTMLTextAreaElement

export interface TextControlProps {
  readonly entry: FieldEntry
  /** The stored value as people read and type it; what it does not know it leaves. */
  readonly show?: (value: unknown) => string
  /** What was typed as the stored value, or the text itself where it is none, so that the rules can speak. */
  readonly read?: (text: string) => unknown
  /** As wide as what belongs in it. */
  readonly width?: string
  readonly type?: 'text' | 'tel'
  readonly keyboard?: HTMLAttributes<unknown>['inputMode']
  readonly placeholder?: string
  readonly start?: ReactNode
  readonly end?: ReactNode
  /** A box of several lines; `single` keeps what is typed one line all the same, however it is broken. */
  readonly lines?: { readonly least: number; readonly most: number; readonly single?: boolean }
  /** Numbers with a unit stand at the unit's side. */
  readonly alignEnd?: boolean
  /** Codes and addresses: no capitals, no spelling. */
  readonly code?: boolean
  /** No label stands above: the box itself says what it is. */
  readonly unlabelled?: boolean
}

/** One box for typing. What is typed stays as typed until it is left; a half-typed composition never reaches the form. */
export function TextControl({
  entry,
  show = String,
  read = asTyped,
  width = '100%',
  type = 'text',
  keyboard,
  placeholder,
  start,
  end,
  lines,
  alignEnd = false,
  code = false,
  unlabelled = false,
}: TextControlProps) {
  const [typing, setTyping] = useState<string>()
  const text = typing ?? (isEmpty(entry.value) ? '' : show(entry.value))
  const write = (typed: string) => entry.change(typed === '' ? null : read(typed))
  return (
    <OutlinedInput
      id={entry.id}
      size="small"
      type={type}
      value={text}
      readOnly={entry.readOnly}
      error={entry.error !== undefined}
      placeholder={placeholder}
      startAdornment={start}
      endAdornment={end}
      inputRef={entry.focusable}
      {...(lines && { multiline: true, minRows: lines.least, maxRows: lines.most })}
      onChange={(event: ChangeEvent<TypedElement>) => {
        const typed = lines?.single ? inOneLine(event.target.value) : event.target.value
        setTyping(typed)
        if (!(event.nativeEvent as InputEvent).isComposing) write(typed)
      }}
      onCompositionEnd={(event) => write((event.target as TypedElement).value)}
      onKeyDown={(event) => {
        if (lines?.single && event.key === 'Enter') event.preventDefault()
      }}
      onBlur={() => {
        setTyping(undefined)
        entry.blur()
      }}
      slotProps={{
        input: {
          ...describedBy(entry),
          // What staff type here is about others: their own addresses and numbers must not be filled in.
          autoComplete: 'off',
          inputMode: keyboard,
          ...(unlabelled && { 'aria-label': entry.label }),
          ...(code && { autoCapitalize: 'none', spellCheck: false }),
        },
      }}
      sx={{
        width,
        maxWidth: '100%',
        ...(alignEnd && { '& input': { textAlign: 'right' } }),
        ...(entry.readOnly && { bgcolor: 'action.hover' }),
      }}
    />
  )
}

const asTyped = (text: string): unknown => text

const inOneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ')
