import OutlinedInput from '@mui/material/OutlinedInput'
import Popper from '@mui/material/Popper'
import { useState, type ChangeEvent, type HTMLAttributes, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { describedBy, isEmpty, type FieldEntry } from '../../kernel/form/field-entry.ts'
import type { Field } from '../../../entities/language/entity.ts'

type TypedElement = HTMLInputElement | HTMLTextAreaElement

export interface TextControlProps {
  readonly entry: FieldEntry
  /** Formats the stored value for editing; a value it does not recognise is left as it is. */
  readonly show?: (value: unknown) => string
  /** Parses typed text into the stored form; unparsable text is passed on unchanged, for validation to report. */
  readonly read?: (text: string) => unknown
  /** CSS width, as for the longest expected value. */
  readonly width?: string
  readonly type?: 'text' | 'tel'
  readonly keyboard?: HTMLAttributes<unknown>['inputMode']
  readonly placeholder?: string
  readonly start?: ReactNode
  readonly end?: ReactNode
  /** A multi-line input; with `single`, line breaks are not part of the value. */
  readonly lines?: { readonly least: number; readonly most: number; readonly single?: boolean }
  /** For numbers with a unit: aligned towards the unit. */
  readonly alignEnd?: boolean
  /** For codes and addresses: no auto-capitalisation, no spell check. */
  readonly code?: boolean
  /** No label above; `aria-label` names the input. */
  readonly unlabelled?: boolean
}

/** A text input. Typed text is reformatted only on blur, and an unfinished composition never reaches the form. */
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
  const [settled, setSettled] = useState<{ readonly text: string; readonly input: TypedElement }>()
  const text = typing ?? (isEmpty(entry.value) ? '' : show(entry.value))
  const write = (typed: string, input: TypedElement) => {
    setSettled({ text: typed, input })
    entry.change(typed === '' ? null : read(typed))
  }
  const control = (
    <OutlinedInput
      id={entry.id}
      size="small"
      type={type}
      value={text}
      readOnly={entry.readOnly}
      error={entry.error !== undefined}
      placeholder={placeholder ?? entry.placeholder}
      startAdornment={start}
      endAdornment={end}
      inputRef={entry.focusable}
      {...(lines && { multiline: true, ...heightOf(lines) })}
      onChange={(event: ChangeEvent<TypedElement>) => {
        const typed = lines?.single ? inOneLine(event.target.value) : event.target.value
        setTyping(typed)
        if (!(event.nativeEvent as InputEvent).isComposing) write(typed, event.target)
      }}
      onCompositionEnd={({ target }) => write((target as TypedElement).value, target as TypedElement)}
      onKeyDown={(event) => {
        if (lines?.single && event.key === 'Enter') event.preventDefault()
      }}
      onBlur={() => {
        setTyping(undefined)
        setSettled(undefined)
        entry.blur()
      }}
      slotProps={{
        input: {
          ...describedBy(entry),
          // Staff type data about others here, so the browser must not fill in their own.
          autoComplete: 'off',
          inputMode: keyboard,
          ...(entry.lang && { lang: entry.lang }),
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
  const stored = settled && storedForm(entry.field, settled.text, read, show)
  if (stored === undefined) return control
  return (
    <>
      {control}
      <StoredAs text={stored} input={settled!.input} />
    </>
  )
}

/**
 * Grows with its text by CSS where the browser can. MUI measures the text instead, of each input by itself, and the
 * browser lays out the whole form for each.
 */
const heightOf = ({ least, most }: NonNullable<TextControlProps['lines']>) =>
  globalThis.CSS?.supports('field-sizing', 'content')
    ? {
        inputComponent: 'textarea' as const,
        inputProps: {
          type: undefined,
          style: { fieldSizing: 'content' as const, minHeight: `${least}lh`, maxHeight: `${most}lh` },
        },
      }
    : { minRows: least, maxRows: most }

/**
 * Says below the control how what was typed will be saved. It covers what is there instead of moving it: a button that is
 * pressed next must not get away when the control is left.
 */
function StoredAs({ text, input }: { readonly text: string; readonly input: TypedElement }) {
  const translate = useTranslate()
  return (
    <Popper open anchorEl={input} placement="bottom-start" disablePortal sx={storedAs}>
      <span role="status">{translate('validations.storedAs', { text })}</span>
    </Popper>
  )
}

const storedAs = {
  zIndex: 1,
  maxWidth: 'min(100%, 30em)',
  px: 1,
  py: 0.25,
  borderRadius: 1,
  boxShadow: 2,
  bgcolor: 'background.paper',
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
} as const

const asTyped = (text: string): unknown => text

const inOneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ')

/**
 * How typed text will be saved, as the form then shows it: `０９０ー１２３４` as `090-1234`. Undefined if nothing but spaces
 * around it will differ, or if it is no value of the field.
 */
export function storedForm(
  { normalise }: Pick<Field, 'normalise'>,
  typed: string,
  read: (text: string) => unknown,
  show: (value: unknown) => string,
): string | undefined {
  const stored = normalise?.(read(typed))
  if ((typeof stored !== 'string' && typeof stored !== 'number') || stored === '') return undefined
  const shown = show(stored)
  // What differs from what is shown of the typed text only by its marks (a postal code's hyphen) stays as it was typed.
  return shown === typed.trim() || String(stored) === typed.trim() ? undefined : shown
}
