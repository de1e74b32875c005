import { useState, type FormEvent, type ReactNode } from 'react'
import { authPost } from '../../shell/api/auth-call.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { deviceName } from '../device-name.ts'
import { ErrorMessage } from '../error-message.tsx'
import { NewPasswordField, minPasswordLength } from '../new-password-field.tsx'
import { useRegisterPasskey } from '../passkey/use-register-passkey.ts'
import { useAccountCall } from '../use-account-call.ts'
import { withOpenLink } from '../with-open-link.ts'

interface CredentialFormProps {
  /** Of the link. */
  readonly token: string
  readonly email: string
  /** Fields above the choice, in place of the e-mail address. */
  readonly children?: ReactNode
  readonly ready?: boolean
  onEntered(): void
  /** Runs before the passkey is created or the password set. */
  prepare?(): Promise<unknown>
}

const emptyForm = () => Promise.resolve()

/** Sets up how a user will sign in: with a passkey or, if they prefer, a password. */
export function CredentialForm({
  token,
  email,
  children,
  ready = true,
  onEntered,
  prepare = emptyForm,
}: CredentialFormProps) {
  const { translate } = useWords()
  const passkey = useRegisterPasskey()
  const { busy, fault, run, setFault } = useAccountCall()
  const [byPassword, setByPassword] = useState(!passkey.supported)
  const [password, setPassword] = useState('')

  async function create(): Promise<void> {
    setFault(undefined)
    if ((await run(prepare)) && (await passkey.register(deviceName(navigator.userAgent), token))) onEntered()
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!byPassword) return create()
    const set = () => authPost('/api/v1/invitations/password', { password })
    if ((await run(prepare)) && (await run(() => withOpenLink(token, set)))) onEntered()
  }

  const working = busy || passkey.busy
  return (
    <form className="sign-in" noValidate onSubmit={(event) => void submit(event)}>
      <ErrorMessage>{fault ?? passkey.fault}</ErrorMessage>
      {children ?? (
        <div className="field">
          <span className="label">{translate('commons.signIn.email')}</span>
          <strong>{email}</strong>
        </div>
      )}
      {byPassword ? (
        <>
          {!passkey.supported && <p className="notice calm">{translate('accounts.link.unsupported')}</p>}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <NewPasswordField value={password} onChange={setPassword} />
          <button
            type="submit"
            className="button main"
            disabled={working || !ready || Array.from(password).length < minPasswordLength}
          >
            {translate('accounts.link.setPassword')}
          </button>
          {passkey.supported && (
            <button type="button" className="button" onClick={() => setByPassword(false)}>
              {translate('accounts.link.usePasskey')}
            </button>
          )}
        </>
      ) : (
        <>
          <p className="soft">{translate('accounts.link.passkeyHelp')}</p>
          <button type="submit" className="button main" disabled={working || !ready}>
            {translate(passkey.busy ? 'commons.signIn.passkeyBusy' : 'accounts.link.makePasskey')}
          </button>
          <button type="button" className="button" disabled={working} onClick={() => setByPassword(true)}>
            {translate('accounts.link.usePassword')}
          </button>
        </>
      )}
    </form>
  )
}
