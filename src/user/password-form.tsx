import { useEffect, useId, useState, type FormEvent } from 'react'
import { Fault } from '../auth/fault.tsx'
import { NewPassword, shortest } from '../auth/new-password.tsx'
import { PasswordField } from '../auth/password-field.tsx'
import { useTask } from '../auth/use-task.ts'
import { authGet, authPost } from '../shell/auth-call.ts'
import { useToast } from '../shell/toast.tsx'
import { useWords } from '../shell/words-context.tsx'

/** Changing one's password, which ends one's other sessions. Who signs in by passkey alone has none. */
export function PasswordForm({ email }: { email: string }) {
  const { translate } = useWords()
  const show = useToast()
  const { busy, fault, run } = useTask()
  const [has, setHas] = useState(true)
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const id = useId()

  useEffect(() => {
    authGet<readonly { readonly providerId: string }[]>('/api/auth/list-accounts').then(
      (accounts) => setHas(accounts.some(({ providerId }) => providerId === 'credential')),
      // The form then finds out when it is used.
      () => {},
    )
  }, [])

  async function change(event: FormEvent): Promise<void> {
    event.preventDefault()
    const done = await run(() =>
      authPost('/api/auth/change-password', {
        currentPassword: current,
        newPassword: next,
        revokeOtherSessions: true,
      }),
    )
    if (!done) return
    setCurrent('')
    setNext('')
    show({ text: translate('accounts.password.changed') })
  }

  if (!has) return <p className="soft">{translate('accounts.password.none')}</p>
  return (
    <form className="account-form" onSubmit={(event) => void change(event)}>
      <Fault>{fault}</Fault>
      {/* For password managers, which ask whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField id={id} label={translate('accounts.password.current')} value={current} onChange={setCurrent} />
      <NewPassword value={next} onChange={setNext} />
      <div className="actions">
        <button
          type="submit"
          className="button"
          disabled={busy || current === '' || Array.from(next).length < shortest}
        >
          {translate('accounts.password.change')}
        </button>
      </div>
    </form>
  )
}
