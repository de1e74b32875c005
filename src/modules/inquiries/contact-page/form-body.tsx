import { useWords } from '../../../shell/words/words-context.tsx'
import { FormField, Honeypot, idOf } from './form-field.tsx'
import type { FieldView, FormView } from './form-view.ts'

/** The content of the form. Rendered on the server only; filling in and sending need no script. */
export const FormBody = ({ form }: { readonly form: FormView }) => (
  <>
    {form.refusal && (
      <div className="notice bad" role="alert" tabIndex={-1} autoFocus>
        <p>{form.refusal}</p>
      </div>
    )}
    {form.step === 'write' ? <WriteStep form={form} /> : <ConfirmStep form={form} />}
    <input type="hidden" name="policy" value={form.policy} />
  </>
)

/** The input step. Enter leads to the confirmation step, never to sending. */
function WriteStep({ form }: { readonly form: FormView }) {
  const { translate } = useWords()
  return (
    <>
      <FormErrors form={form} />
      {form.fields.map((field) => (
        <FormField key={field.name} field={field} policy={form.policy} />
      ))}
      <Honeypot field={form.honeypot} />
      <p className="go">
        <button className="button main" name="step" value="check">
          {translate('public.contact.form.check')}
        </button>
        <span className="help">{translate('public.contact.form.next')}</span>
      </p>
    </>
  )
}

/** The error summary, with a link to each field; it receives the focus. */
function FormErrors({ form: { fields, honeypot } }: { readonly form: FormView }) {
  const { translate } = useWords()
  const faults = [...fields, honeypot].filter(({ error }) => error !== null)
  if (faults.length === 0) return null
  return (
    <div className="notice bad" role="alert" tabIndex={-1} autoFocus>
      <p>
        <strong>{translate('public.contact.form.faults', { smart_count: faults.length })}</strong>
      </p>
      <ul>
        {faults.map(({ name, error }) => (
          <li key={name}>
            <a href={`#${idOf(name)}`}>{error}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The confirmation step, which shows the input before it is sent. */
function ConfirmStep({ form }: { readonly form: FormView }) {
  const { translate } = useWords()
  return (
    <>
      <dl className="facts-table">
        {form.fields.map((field) => (
          <div key={field.name} data-field={field.name}>
            <dt>{field.label}</dt>
            <dd className="typed">
              <TypedValues field={field} />
            </dd>
          </div>
        ))}
      </dl>
      {form.fields.map(({ name, value }) => value && <input key={name} type="hidden" name={name} value={value} />)}
      <input type="hidden" name="key" value={form.key ?? ''} />
      <p className="answers">
        <button className="button" name="step" value="edit">
          {translate('public.contact.form.edit')}
        </button>
        <button className="button main" name="step" value="send">
          {translate('public.contact.form.send')}
        </button>
      </p>
    </>
  )
}

function TypedValues({ field: { kind, value, options } }: { readonly field: FieldView }) {
  const { translate } = useWords()
  if (kind === 'toggle') return translate('public.contact.form.agreed')
  if (!value) return <span className="soft">{translate('public.contact.form.empty')}</span>
  return options.find((option) => option.value === value)?.label ?? value
}
