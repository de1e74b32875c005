import type { ReactNode } from 'react'
import { joinPrefix } from '../../../shell/words/locale.ts'
import { usePage } from '../../../shell/page-context.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import type { FieldView } from './form-view.ts'

/** Autocomplete tokens by field (HTML, autofill). */
const autofillTokens: Readonly<Record<string, string>> = {
  name: 'name',
  company: 'organization',
  email: 'email',
  phone: 'tel',
}
const types: Readonly<Record<string, string>> = { email: 'email', phone: 'tel' }
const fieldsWithHelp: ReadonlySet<string> = new Set(['nameKana', 'phone', 'email'])

/** A confirmation is only promised where it is sent. */
const useHasHelp = (name: string): boolean => {
  const { sendsMail } = usePage()
  return fieldsWithHelp.has(name) && (name !== 'email' || sendsMail)
}

export const idOf = (name: string): string => `contact-${name}`

/** A form field: label above, help and error below, all announced by screen readers. */
export function FormField({ field, policy }: { readonly field: FieldView; readonly policy: string }) {
  const { name, kind, options } = field
  if (kind === 'toggle') return <Consent field={field} policy={policy} />
  if (kind === 'choice' && options.length < 4) return <Radios field={field} />
  return <Labelled field={field}>{(named) => <Control field={field} named={named} key={name} />}</Labelled>
}

interface Named {
  readonly id: string
  readonly name: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
}

function useNamed({ name, error, required }: FieldView): Named {
  const id = idOf(name)
  const describedBy = [useHasHelp(name) && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    name,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  }
}

function Control({ field, named }: { readonly field: FieldView; readonly named: Named }) {
  const { translate } = useWords()
  const { name, kind, value, options } = field
  if (kind === 'long-text') return <textarea {...named} defaultValue={value} rows={8} />
  if (kind === 'choice')
    return (
      <select {...named} defaultValue={value}>
        <option value="">{translate('public.contact.form.choose')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )
  return <input {...named} type={types[kind] ?? 'text'} defaultValue={value} autoComplete={autofillTokens[name]} />
}

function Labelled({ field, children }: { readonly field: FieldView; readonly children: (named: Named) => ReactNode }) {
  const named = useNamed(field)
  return (
    <div className="field" data-field={field.name}>
      <label htmlFor={named.id}>
        {field.label} <RequiredMark required={field.required} />
      </label>
      <Help name={field.name} />
      {children(named)}
      <Fault field={field} />
    </div>
  )
}

function Radios({ field }: { readonly field: FieldView }) {
  const { name, label, options, value, error } = field
  const id = idOf(name)
  return (
    <fieldset className="field" data-field={name} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      <div className="choices">
        {options.map((option, index) => (
          <label key={option.value} className="tick">
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={value ? option.value === value : index === 0}
            />
            {option.label}
          </label>
        ))}
      </div>
      <Fault field={field} />
    </fieldset>
  )
}

/** The checkbox for the privacy policy, with the edition agreed to. */
function Consent({ field, policy }: { readonly field: FieldView; readonly policy: string }) {
  const { translate } = useWords()
  const { prefix } = usePage()
  const named = useNamed(field)
  return (
    <fieldset className="field" data-field={field.name}>
      <legend>
        {field.label} <RequiredMark required={field.required} />
      </legend>
      <p className="help">
        {translate('public.contact.form.purpose')}{' '}
        <a href={joinPrefix(prefix, '/privacy-policy')} target="_blank" rel="noopener">
          {translate('public.frame.privacyPolicy')}
          {policy && ` ${translate('public.document.edition', { edition: policy })}`}
          <span className="visually-hidden">{translate('public.frame.externalLink')}</span>
        </a>
      </p>
      <label className="tick">
        <input {...named} type="checkbox" value="on" defaultChecked={field.value !== ''} />
        {translate('public.contact.form.agree')}
      </label>
      <Fault field={field} />
    </fieldset>
  )
}

/** The honeypot checkbox, hidden from people. If it comes back ticked, it is shown with an explanation. */
export function Honeypot({ field }: { readonly field: FieldView }) {
  const seen = field.error !== null
  const named = useNamed(field)
  return (
    <div className={seen ? 'field' : 'field nobody'} aria-hidden={seen ? undefined : true}>
      <label className="tick">
        <input
          {...named}
          type="checkbox"
          value="on"
          defaultChecked={field.value !== ''}
          tabIndex={seen ? undefined : -1}
          autoComplete="off"
        />
        {field.label}
      </label>
      <Fault field={field} />
    </div>
  )
}

function RequiredMark({ required }: { readonly required: boolean }) {
  const { translate } = useWords()
  return (
    <span className={required ? 'need' : 'need free'}>
      {translate(`public.contact.form.${required ? 'required' : 'optional'}`)}
    </span>
  )
}

function Help({ name }: { readonly name: string }) {
  const { translate } = useWords()
  return (
    useHasHelp(name) && (
      <p id={`${idOf(name)}-help`} className="help">
        {translate(`public.contact.form.help.${name}`)}
      </p>
    )
  )
}

const Fault = ({ field: { name, error } }: { readonly field: FieldView }) =>
  error && (
    <p id={`${idOf(name)}-error`} className="fault">
      {error}
    </p>
  )
