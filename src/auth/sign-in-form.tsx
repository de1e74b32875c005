import { useHydrated, useRouter } from '@tanstack/react-router'
import { useId, useRef, useState, type FormEvent } from 'react'
import { ApiError } from '../shell/api/api-error.ts'
import { errorCode } from '../shell/api/auth-call.ts'
import { instantText } from '../shell/words/instant-text.ts'
import { useToast } from '../shell/ui/toast.tsx'
import { signIn } from '../shell/session/session.ts'
import { useWords } from '../shell/words/words-context.tsx'
import { usePasskeySignIn } from './passkey/use-passkey-sign-in.ts'
import { PasswordField } from './password-field.tsx'

/** Sign-in by passkey, or by e-mail and password: on the sign-in page, and in a dialog when a session has ended. */
export function SignInForm({ email: known, onSignedIn }: { email?: string; onSignedIn?(): void }) {
  const { translate, locale } = useWords()
  const show = useToast()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  // Before hydration the browser would submit the form itself.
  const ready = useHydrated()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const passkey = usePasskeySignIn({
    email: () => (form.current ? addressIn(form.current) : ''),
    onSignedIn: () => onSignedIn?.(),
    onFault: setFault,
  })

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    // The inputs are uncontrolled, so that text typed before hydration counts.
    const typed = event.currentTarget
    setBusy(true)
    setFault(undefined)
    try {
      const { passkeyDue } = await signIn(addressIn(typed), String(new FormData(typed).get('password')))
      if (passkeyDue) showPasskeyDue(passkeyDue)
      onSignedIn?.()
    } catch (error) {
      setFault(faultOf(error))
      setBusy(false)
      typed.querySelector<HTMLInputElement>('input[type=email]')?.focus()
    }
  }

  /** Shows administrators without a passkey how long their password will do. */
  function showPasskeyDue(from: string): void {
    show({
      kind: 'warning',
      text: translate('commons.signIn.passkeyDue', { time: instantText(locale, from) }),
      life: 0,
      action: {
        label: translate('commons.signIn.passkeyAdd'),
        run: () => router.navigate({ to: '/user/profile' }),
      },
    })
  }

  function faultOf(error: unknown): string {
    const { status, body } = error instanceof ApiError ? error : { status: 500, body: undefined }
    if (status === 0) return translate('commons.signIn.unreachable')
    if (status === 403)
      return translate(
        errorCode(error) === 'PASSKEY_REQUIRED' ? 'commons.signIn.passkeyRequired' : 'commons.signIn.banned',
      )
    if (status === 429) return translate('commons.signIn.tooMany', { seconds: secondsOf(body) })
    return translate(status < 500 ? 'commons.signIn.failed' : 'commons.failures.server')
  }

  return (
    <form
      ref={form}
      className="sign-in"
      method="post"
      // Browsers refuse full-width addresses, and say so in their own language.
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-describedby={fault && `${id}-fault`}
    >
      {fault && (
        <p className="notice" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
      {passkey.supported ? (
        <>
          <button
            type="button"
            className="button main"
            disabled={passkey.busy || !ready}
            onClick={() => void passkey.signIn()}
          >
            {translate(passkey.busy ? 'commons.signIn.passkeyBusy' : 'commons.signIn.passkey')}
          </button>
          <p className="or">{translate('commons.signIn.or')}</p>
        </>
      ) : (
        <p className="notice calm">{translate('commons.signIn.passkeyUnsupported')}</p>
      )}
      <div className="field">
        <label htmlFor={`${id}-email`}>{translate('commons.signIn.email')}</label>
        <input
          id={`${id}-email`}
          name="email"
          type="email"
          autoComplete="username webauthn"
          autoFocus={!known}
          required
          defaultValue={known}
        />
      </div>
      <PasswordField
        id={`${id}-password`}
        label={translate('commons.signIn.password')}
        autoFocus={known !== undefined}
      />
      <button type="submit" className="button" disabled={busy || !ready}>
        {translate(busy ? 'commons.signIn.submitting' : 'commons.signIn.submit')}
      </button>
    </form>
  )
}

// The server reads full-width addresses, too.
const addressIn = (form: HTMLFormElement): string => String(new FormData(form).get('email')).trim()

/** The waiting time the server asks for, in seconds. */
const secondsOf = (body: unknown): number =>
  Number((body as { data?: { retryAfter?: number } } | undefined)?.data?.retryAfter ?? 60)
