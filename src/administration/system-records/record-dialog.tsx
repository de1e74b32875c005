import { useId, useState, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { kindOf } from '../../../entities/language/field-kind.ts'
import { parseTypedValue } from '../../fields/values/parse-typed-value.ts'
import { useAccountCall } from '../../auth/use-account-call.ts'
import { accountErrorText } from '../../auth/account-error-text.ts'
import { apiJson } from '../../shell/api/api.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { issuesOfError } from '../../kernel/words/issues-of-error.ts'
import { isSameValue } from '../../kernel/form/same-value.ts'
import { FormDialog } from '../form-dialog.tsx'
import { SecretOnce } from './secret-once.tsx'
import type { FieldProps, RecordsOperation, RecordsPath, SystemRow, SystemScreen, Values } from './system-record.ts'

interface RecordDialogProps<R extends SystemRow> {
  readonly path: RecordsPath
  readonly screen: SystemScreen<R>
  /** The record that is changed; a new one is made without it. */
  readonly row: R | undefined
  /** The answer of the list. */
  readonly list: unknown
  onDone(): void
  onClose(): void
}

/** Makes a record, whose secret is shown this once, or changes one. */
export function RecordDialog<R extends SystemRow>({ path, screen, row, list, onDone, onClose }: RecordDialogProps<R>) {
  const words = useWords()
  const { translate, has } = words
  const show = useToast()
  const { busy, fault, run } = useAccountCall()
  const { declaration } = screen
  const tenant = useTenant()
  const { path: name } = declaration
  const [typed, setTyped] = useState<Values>(() => typedValues(screen, row))
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  const [secret, setSecret] = useState<string>()
  const asked = declaration.create.filter(
    (field) => (!row || declaration.edit.includes(field)) && (screen.isAsked?.(field, typed) ?? true),
  )

  async function save(): Promise<void> {
    setWrong(new Set())
    const values = Object.fromEntries(
      asked.map((field) => [field, sentValue(declaration.fields[field] as z.ZodType, typed[field])]),
    )
    // Only what is new: some changes ask for a recent sign-in.
    const isNew = ([field, value]: readonly [string, unknown]) => !isSameValue(value, (row as unknown as Values)[field])
    const body = row ? { ...Object.fromEntries(Object.entries(values).filter(isNew)), version: row.version } : values
    let made: string | null = null
    const done = await run(
      async () => {
        const text = JSON.stringify(body)
        if (row) await apiJson<RecordsOperation<'PATCH', '/{id}'>>(`${path}/${row.id}`, { method: 'PATCH', body: text })
        else made = (await apiJson<RecordsOperation<'POST'>>(path, { method: 'POST', body: text })).secret
      },
      (error) => {
        const fields = new Set(issuesOfError(error).map(({ path: [field] }) => String(field)))
        setWrong(fields)
        return fields.size > 0 ? translate('api-keys.wrong') : accountErrorText(words, error)
      },
    )
    // What was refused may be out of date, and what was lost may have arrived.
    onDone()
    if (!done) return
    if (made !== null) return setSecret(made)
    show({ text: translate(`${name}.${row ? 'changed' : 'made'}`, { name: typed['name'] }) })
    onClose()
  }

  if (secret !== undefined)
    return (
      <FormDialog title={translate(`${name}.made`, { name: typed['name'] })} persistent onClose={onClose}>
        <SecretOnce secret={secret} />
        {has(`${name}.secretUse`) && (
          <Typography sx={{ fontSize: 14, color: 'text.secondary' }}>{translate(`${name}.secretUse`)}</Typography>
        )}
      </FormDialog>
    )

  const inputFor = (field: string): ReactNode => {
    const error = wrong.has(field)
    const wrongHelp = `${name}.${field}Wrong`
    const help = error && has(wrongHelp) ? wrongHelp : (screen.help?.(field, typed, row) ?? `${name}.${field}Help`)
    const props: FieldProps<R> = {
      label: translate(`${name}.${field}`),
      value: typed[field],
      error,
      row,
      list,
      set: (value) => setTyped((before) => ({ ...before, [field]: value })),
    }
    const Own = screen.inputs?.[field]
    if (Own) return <Own key={field} {...props} />
    return (
      <FieldInput
        key={field}
        {...props}
        type={offeredType(typeOf(declaration, field), screen.offered?.(field, tenant))}
        help={has(help) ? translate(help) : undefined}
        labelOf={(option) => translate(`${name}.${field}Names.${option.replace('.', '-')}`)}
        isFirst={field === 'name'}
      />
    )
  }

  return (
    <FormDialog
      title={row ? translate(`${name}.editTitle`, { name: row.name }) : translate(`${name}.create`)}
      width={asked.length > 4 ? 'md' : 'xs'}
      persistent
      busy={busy}
      fault={fault}
      submit={translate(row ? 'commons.actions.save' : `${name}.submit`)}
      disabled={asked.some((field) => isMissing(typeOf(declaration, field), typed[field]))}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {asked.map(inputFor)}
    </FormDialog>
  )
}

/** How a field is typed in: a line of text, several lines, a number, one of some options, or several of them. */
type FieldType =
  | { readonly kind: 'text' | 'url'; readonly max: number }
  | { readonly kind: 'lines' | 'number' | 'other' }
  | { readonly kind: 'option' | 'options'; readonly options: readonly string[] }

const offeredType = (type: FieldType, offered: readonly string[] | undefined): FieldType =>
  'options' in type && offered ? { ...type, options: type.options.filter((each) => offered.includes(each)) } : type

function typeOf({ fields }: { readonly fields: z.ZodRawShape }, field: string): FieldType {
  const schema = fields[field] as z.ZodType
  const bare = schema instanceof z.ZodDefault ? (schema.unwrap() as z.ZodType) : schema
  const { kind, options, rules = [] } = kindOf(schema) ?? {}
  if (kind === 'choice') return { kind: 'option', options: options! }
  if (kind === 'integer') return { kind: 'number' }
  if (kind === 'text' || kind === 'url')
    return { kind, max: Math.min(...rules.map(({ params }) => Number(params.max ?? Infinity))) }
  if (bare instanceof z.ZodArray && bare.element instanceof z.ZodEnum)
    return { kind: 'options', options: bare.element.options as string[] }
  return { kind: bare instanceof z.ZodArray ? 'lines' : 'other' }
}

/** The values of the inputs: those of a record, or of a new one. Inputs of a field’s own take the value as it is. */
const typedValues = ({ declaration, inputs = {} }: SystemScreen<never>, row: object | undefined): Values =>
  Object.fromEntries(
    declaration.create.map((field) => {
      const schema = declaration.fields[field] as z.ZodType
      const initial = schema instanceof z.ZodDefault ? schema.def.defaultValue : kindOf(schema)?.initially
      const value = (row as Values | undefined)?.[field] ?? initial ?? (schema instanceof z.ZodArray ? [] : null)
      const { kind } = typeOf(declaration, field)
      if (inputs[field] || kind === 'option' || kind === 'options' || kind === 'other') return [field, value]
      return [field, kind === 'lines' ? (value as string[]).join('\n') : String(value ?? '')]
    }),
  )

/** What is sent of what was typed. */
function sentValue(schema: z.ZodType, typed: unknown): unknown {
  if (typeof typed !== 'string') return typed
  const kind = kindOf(schema)
  return kind ? parseTypedValue(kind, typed) : linesOf(typed)
}

/** The lines of a text that say something. */
const linesOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const isMissing = ({ kind }: FieldType, typed: unknown): boolean =>
  ((kind === 'text' || kind === 'url') && String(typed).trim() === '') || (Array.isArray(typed) && typed.length === 0)

interface InputProps extends FieldProps<SystemRow> {
  readonly type: FieldType
  readonly help: string | undefined
  readonly isFirst: boolean
  labelOf(option: string): string
}

function FieldInput({ type, label, help, value, error, set, isFirst, labelOf }: InputProps) {
  const id = useId()
  const shared = { label, helperText: help, error, autoFocus: isFirst }
  if (type.kind === 'option')
    return (
      <TextField select {...shared} value={value} onChange={({ target }) => set(target.value)}>
        {type.options.map((option) => (
          <MenuItem key={option} value={option}>
            {labelOf(option)}
          </MenuItem>
        ))}
      </TextField>
    )
  if (type.kind === 'options') {
    const chosen = value as readonly string[]
    return (
      <Box role="group" aria-labelledby={id} sx={{ display: 'grid' }}>
        <Typography id={id} sx={{ fontWeight: 700, fontSize: 14 }}>
          {label}
        </Typography>
        {type.options.map((option) => (
          <FormControlLabel
            key={option}
            label={labelOf(option)}
            slotProps={{ typography: { sx: { fontSize: 14 } } }}
            sx={{ minHeight: { xs: 44, sm: 36 } }}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(option)}
                onChange={({ target }) =>
                  set(type.options.filter((each) => (each === option ? target.checked : chosen.includes(each))))
                }
              />
            }
          />
        ))}
      </Box>
    )
  }
  return (
    <TextField
      {...shared}
      value={value}
      onChange={({ target }) => set(target.value)}
      {...(type.kind === 'lines' && { multiline: true, minRows: 2 })}
      required={type.kind === 'text' || type.kind === 'url'}
      slotProps={{
        htmlInput: {
          ...('max' in type && { maxLength: type.max }),
          ...(type.kind !== 'text' && { spellCheck: false, inputMode: type.kind === 'number' ? 'numeric' : 'url' }),
        },
      }}
    />
  )
}
