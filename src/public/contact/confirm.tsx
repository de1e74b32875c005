import { usePage } from '../../shell/page.ts'
import { useWords } from '../../shell/words-context.tsx'
import { Refusal } from './refusal.tsx'
import { useSteadySubmit } from './steady-submit.ts'
import type { FieldView, FormView } from './view.ts'

/** What was written, to be read once more before it is sent. */
export function Confirm({ form }: { readonly form: FormView }) {
  const { translate } = useWords()
  const { prefix } = usePage()
  const { state, onSubmit } = useSteadySubmit()
  const busy = state === 'sending' || undefined
  return (
    <form className="contact-form" method="post" action={`${prefix}/contact`} onSubmit={onSubmit}>
      <Refusal text={form.refusal} state={state} />
      <dl className="facts-table">
        {form.fields.map((field) => (
          <div key={field.name} data-field={field.name}>
            <dt>{field.label}</dt>
            <dd className="typed">
              <Typed field={field} />
            </dd>
          </div>
        ))}
      </dl>
      {form.fields.map(({ name, value }) => value && <input key={name} type="hidden" name={name} value={value} />)}
      <input type="hidden" name="policy" value={form.policy} />
      <input type="hidden" name="key" value={form.key ?? ''} />
      <p className="answers">
        <button className="button" name="step" value="edit" aria-disabled={busy}>
          {translate('public.contact.form.edit')}
        </button>
        <button className="button main" name="step" value="send" aria-disabled={busy}>
          {translate(`public.contact.form.${busy ? 'sending' : 'send'}`)}
        </button>
      </p>
    </form>
  )
}

function Typed({ field: { kind, value, options } }: { readonly field: FieldView }) {
  const { translate } = useWords()
  if (kind === 'toggle') return translate('public.contact.form.agreed')
  if (!value) return <span className="soft">{translate('public.contact.form.empty')}</span>
  return options.find((option) => option.value === value)?.label ?? value
}
