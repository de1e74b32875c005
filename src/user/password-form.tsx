import { useEffect, useId, useState, type FormEvent } from 'react'
import { ErrorMessage } from '../auth/error-message.tsx'
import { NewPasswordField, minPasswordLength } from '../auth/new-password-field.tsx'
import { PasswordField } from '../auth/password-field.tsx'
import { useAccountCall } from '../auth/use-account-call.ts'
import { authGet, authPost } from '../shell/api/auth-call.ts'
import { useToast } from '../shell/ui/toast.tsx'
import { useWords } from '../shell/words/words-context.tsx'
import { useUnsavedInput } from './unsaved-input.tsx'

/** Changes the password, which ends the user's other sessions. Users who have only passkeys may set one. */
export function PasswordForm({ email }: { email: string }) {
  const { translate } = useWords()
  const show = useToast()
  const { busy, fault, run } = useAccountCall()
  const [has, setHas] = useState(true)
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const id = useId()
  // The current one may be a browser's doing.
  useUnsavedInput(next !== '')

  useEffect(() => {
    authGet('/api/auth/list-accounts').then(
      (accounts) => setHas(accounts.some(({ providerId }) => providerId === 'credential')),
      // A failure here is ignored; it shows when the form is used.
      () => {},
    )
  }, [])

  const save = () =>
    has
      ? authPost('/api/auth/change-password', {
          currentPassword: current,
          newPassword: next,
        })
      : authPost('/api/auth/set-password', { newPassword: next })

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!(await run(save))) return
    setCurrent('')
    setNext('')
    show({ text: translate(`accounts.password.${has ? 'changed' : 'set'}`) })
    setHas(true)
  }

  return (
    <form className="account-form" onSubmit={(event) => void submit(event)}>
      {!has && <p className="soft">{translate('accounts.password.none')}</p>}
      <ErrorMessage>{fault}</ErrorMessage>
      {/* For password managers, which need the user name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {has && (
        <PasswordField id={id} label={translate('accounts.password.current')} value={current} onChange={setCurrent} />
      )}
      <NewPasswordField value={next} onChange={setNext} />
      <div className="actions">
        <button
          type="submit"
          className="button"
          disabled={busy || (has && current === '') || Array.from(next).length < minPasswordLength}
        >
          {translate(`accounts.password.${has ? 'change' : 'setUp'}`)}
        </button>
      </div>
    </form>
  )
}
