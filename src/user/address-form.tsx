import { useId, useState, type FormEvent } from 'react'
import { accountEmail } from '../../entities/language/text/email-address.ts'
import { ErrorMessage } from '../auth/error-message.tsx'
import { useAccountCall } from '../auth/use-account-call.ts'
import { authPost } from '../shell/api/auth-call.ts'
import { useWords } from '../shell/words/words-context.tsx'
import { useUnsavedInput } from './unsaved-input.tsx'

/** Changes the e-mail address, which takes effect when the link sent to the new one is opened. */
export function AddressForm({ email }: { email: string }) {
  const { translate } = useWords()
  const { busy, fault, run } = useAccountCall()
  const [typed, setTyped] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const id = useId()
  const address = accountEmail(typed)
  useUnsavedInput(address !== '' && address !== email && address !== sentTo)

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    setSentTo(undefined)
    if (await run(() => authPost('/api/auth/change-email', { newEmail: address }))) setSentTo(address)
  }

  return (
    <form className="account-form" noValidate onSubmit={(event) => void send(event)}>
      <ErrorMessage>{fault}</ErrorMessage>
      {sentTo && (
        <p className="notice calm" role="status">
          {translate('accounts.address.sent', { email: sentTo })}
        </p>
      )}
      <div className="field">
        <label htmlFor={id}>{translate('accounts.address.label')}</label>
        <input
          id={id}
          type="email"
          autoComplete="email"
          placeholder={email}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <div className="actions">
        <button type="submit" className="button" disabled={busy || address === '' || address === email}>
          {translate('accounts.address.send')}
        </button>
      </div>
    </form>
  )
}
