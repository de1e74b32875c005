import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import type { ReactNode } from 'react'
import { Note } from '../../kernel/controls/note.tsx'
import { containComposition } from '../../shell/ui/contain-composition.ts'
import { isShort, isWide } from './control-width.ts'
import { isMenu, useOptions } from './options.ts'
import { describedBy, type FieldEntry } from '../../kernel/form/field-entry.ts'
import type { Field } from '../../../entities/language/entity.ts'

interface ShellProps {
  readonly entry: FieldEntry
  /** Several controls under one label. */
  readonly group?: boolean
  /** The control has a label of its own, as a switch does. */
  readonly ownLabel?: boolean
  readonly children: ReactNode
}

/** The frame of every input: label, required mark and counter above, then the control, then error, warning and help. */
export function FieldShell(props: ShellProps) {
  const { field } = props.entry
  return field.kind === 'choice' ? <ChoiceShell {...props} /> : <Shell {...props} isShort={isShort(field)} />
}

/** A menu fits beside another input, a row of buttons does not. */
const ChoiceShell = (props: ShellProps) => <Shell {...props} isShort={isMenu(useOptions(props.entry))} />

interface SizedShellProps extends ShellProps {
  readonly isShort: boolean
}

function Shell({ entry, isShort: short, group = false, ownLabel = false, children }: SizedShellProps) {
  const { field, id, label, help, error, warning, within } = entry
  const path = within === undefined ? entry.path : `${within}.${entry.path}`
  const place =
    path === field.name
      ? { 'data-field': path, 'data-short': short || undefined }
      : { 'data-path': path, 'data-wide': isWide(field) || undefined }
  const grouping = group && {
    role: 'group',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': describedBy(entry)['aria-describedby'],
  }
  return (
    <Box {...place} {...grouping} data-kind={field.kind} onKeyDownCapture={containComposition} sx={frame}>
      {!ownLabel && (
        <Box sx={headLine}>
          <Box component={group ? 'div' : 'label'} id={`${id}-label`} {...(!group && { htmlFor: id })} sx={labelWords}>
            {label}
            {entry.required && !entry.readOnly && <RequiredWord />}
            {entry.toPublish && !entry.readOnly && <RequiredWord toPublish />}
          </Box>
          <CharacterCounter field={field} value={entry.value} />
        </Box>
      )}
      {children}
      {error ? <Note id={`${id}-error`} tone="error" text={error} /> : null}
      {!error && (entry.checking || entry.unchecked) ? <Availability entry={entry} /> : null}
      {!error && warning ? <Note id={`${id}-warning`} tone="warning" text={warning} /> : null}
      {help ? (
        <Box id={`${id}-help`} sx={{ ...small, color: 'text.secondary' }}>
          {help}
        </Box>
      ) : null}
    </Box>
  )
}

export function RequiredWord({ toPublish = false }: { readonly toPublish?: boolean }) {
  const translate = useTranslate()
  return (
    <Box component="span" sx={toPublish ? laterWord : requiredWord}>
      {translate(toPublish ? 'commons.form.requiredToPublish' : 'commons.form.required')}
    </Box>
  )
}

/** The state of a uniqueness check: under way, or failed. */
function Availability({ entry: { checking } }: { entry: FieldEntry }) {
  const translate = useTranslate()
  if (!checking) return <Note tone="warning" text={translate('commons.form.checkFailed')} />
  return (
    <Box role="status" sx={{ ...small, color: 'text.secondary' }}>
      {translate('commons.form.checking')}
    </Box>
  )
}

const small = { fontSize: '0.8125rem', lineHeight: 1.6, wordBreak: 'auto-phrase', overflowWrap: 'anywhere' } as const
const frame: SxProps<Theme> = { display: 'flex', flexDirection: 'column', gap: 0.5, minWidth: 0, width: '100%' }
const headLine: SxProps<Theme> = { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }
const labelWords: SxProps<Theme> = {
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: 1,
  fontWeight: 700,
  fontSize: '0.875rem',
  lineHeight: 1.6,
}
const word = { fontSize: '0.6875rem', lineHeight: 1.5, fontWeight: 700, whiteSpace: 'nowrap' } as const
const requiredWord: SxProps<Theme> = { ...word, color: 'error.main' }
const laterWord: SxProps<Theme> = { ...word, color: 'text.secondary' }

/** The share of the limit from which the counter is always visible. */
const warnFrom = 0.8

/** Characters used of the limit, in code points. Visible while typing, and always when the limit is near. */
function CharacterCounter({ field, value }: { readonly field: Field; readonly value: unknown }) {
  const translate = useTranslate()
  const max = limitOf(field)
  if (max === undefined || (value !== null && value !== undefined && typeof value !== 'string')) return null
  const count = [...(value ?? '')].length
  return (
    <Box
      aria-label={translate('commons.form.counter', { count, max })}
      role="note"
      data-counter={count}
      sx={{
        fontSize: '0.75rem',
        lineHeight: 1.7,
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
        color: count > max ? 'error.main' : 'text.secondary',
        fontWeight: count > max ? 700 : 400,
        ...(count < max * warnFrom && {
          visibility: 'hidden',
          '[data-kind]:focus-within > * > &': { visibility: 'visible' },
        }),
      }}
    >
      {count} / {max}
    </Box>
  )
}

/** A field's maximum number of characters, where its rules set one. */
const limitOf = ({ rules }: Field): number | undefined =>
  rules.find(({ rule }) => rule === 'maxFullWidth')?.params.max as number | undefined
