import { useEffect, useRef } from 'react'
import { usePage } from '../../../shell/page-context.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useSteadySubmit } from './use-steady-submit.ts'

interface FormProps {
  readonly form: { readonly step: 'write' | 'confirm'; readonly html: string }
}

/** The form as rendered by the server; the browser submits it with or without JavaScript. */
export function ContactFormView({ form: { step, html } }: FormProps) {
  const { translate } = useWords()
  const { prefix } = usePage()
  const { state, onSubmit } = useSteadySubmit()
  const form = useRef<HTMLFormElement>(null)
  const typed = useRef(false)

  // Moves the focus to the error message.
  useEffect(() => {
    if (state !== 'sending') form.current?.querySelector<HTMLElement>('.notice')?.focus()
  }, [state])

  // Asks before the page is left with unsent input: personal data is not stored in the browser.
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (typed.current && state !== 'sending') event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [state])

  return (
    <form
      ref={form}
      className="contact-form"
      method="post"
      action={`${prefix}/contact${step === 'write' ? '#form' : ''}`}
      aria-busy={state === 'sending' || undefined}
      noValidate
      onSubmit={onSubmit}
      onInput={() => {
        typed.current = true
      }}
    >
      <div role="alert">
        {state === 'unreachable' && (
          <div className="notice bad" tabIndex={-1}>
            {translate('public.contact.form.refusals.unreachable')}
          </div>
        )}
      </div>
      <div className="contact-fields" dangerouslySetInnerHTML={{ __html: html }} />
    </form>
  )
}
