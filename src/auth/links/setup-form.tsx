import { useId, useState } from 'react'
import { accountEmail } from '../../../entities/language/text/email-address.ts'
import { authPost, errorCode } from '../../shell/api/auth-call.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { CredentialForm } from './credential-form.tsx'

interface SetupFormProps {
  readonly token: string
  onEntered(): void
  /** Called if somebody has done the setup meanwhile. */
  onOutrun(error: unknown): void
}

/** The first admin enters their name and e-mail address, and sets up their sign-in. */
export function SetupForm({ token, onEntered, onOutrun }: SetupFormProps) {
  const { translate } = useWords()
  const id = useId()
  const [name, setName] = useState('')
  const [typed, setTyped] = useState('')
  const email = accountEmail(typed)
  // The account was created; if the passkey dialog was closed, a retry uses the same account.
  const [made, setMade] = useState(false)

  async function prepare(): Promise<void> {
    if (made) return
    try {
      await authPost('/api/v1/setup', { token, name: name.trim(), email })
    } catch (error) {
      if (errorCode(error) === 'SETUP_DONE') onOutrun(error)
      throw error
    }
    setMade(true)
  }

  return (
    <CredentialForm
      token={token}
      email={email}
      ready={name.trim() !== '' && /^\S+@\S+$/.test(email)}
      prepare={prepare}
      onEntered={onEntered}
    >
      <div className="field">
        <label htmlFor={`${id}-name`}>{translate('accounts.name.label')}</label>
        <input
          id={`${id}-name`}
          autoComplete="name"
          maxLength={100}
          autoFocus
          readOnly={made}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-email`}>{translate('commons.signIn.email')}</label>
        <input
          id={`${id}-email`}
          type="email"
          autoComplete="email"
          readOnly={made}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
    </CredentialForm>
  )
}
