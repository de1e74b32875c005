import { useEffect, useRef, type RefObject } from 'react'
import { usePage } from '../../shell/page.ts'
import { useWords } from '../../shell/words-context.tsx'
import { FormField, Honeypot, idOf } from './field.tsx'
import { Refusal } from './refusal.tsx'
import { useSteadySubmit, type Sending } from './steady-submit.ts'
import type { FormView } from './view.ts'

/** The form to be written. Enter leads to reading it once more, never to sending it. */
export function Write({ form }: { readonly form: FormView }) {
  const { translate } = useWords()
  const { prefix } = usePage()
  const { state, onSubmit } = useSteadySubmit()
  const typed = useRef(false)
  useLeaveGuard(typed, state)
  return (
    <form
      className="contact-form"
      method="post"
      action={`${prefix}/contact#form`}
      noValidate
      acceptCharset="utf-8"
      onSubmit={onSubmit}
      onInput={() => {
        typed.current = true
      }}
    >
      <Faults form={form} />
      <Refusal text={form.refusal} state={state} />
      {form.fields.map((field) => (
        <FormField key={field.name} field={field} policy={form.policy} />
      ))}
      <Honeypot field={form.honeypot} />
      <input type="hidden" name="policy" value={form.policy} />
      <p className="go">
        <button className="button main" name="step" value="check" aria-disabled={state === 'sending' || undefined}>
          {translate('public.contact.form.check')}
        </button>
        <span className="help">{translate('public.contact.form.next')}</span>
      </p>
    </form>
  )
}

/** Who leaves or reloads the page with something typed is asked first: nothing personal is kept in the browser. */
function useLeaveGuard(typed: RefObject<boolean>, state: Sending): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (typed.current && state !== 'sending') event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [typed, state])
}

/** What is to be put right, each with the way to its field. It is what one meets first. */
function Faults({ form: { fields, honeypot } }: { readonly form: FormView }) {
  const { translate } = useWords()
  const faults = [...fields, honeypot].filter(({ error }) => error !== null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  if (faults.length === 0) return null
  return (
    <div ref={box} className="notice bad" role="alert" tabIndex={-1} autoFocus>
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
