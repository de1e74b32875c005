import { useId, useState, type FormEvent } from 'react'
import { ErrorMessage } from '../auth/error-message.tsx'
import { useAccountCall } from '../auth/use-account-call.ts'
import { authPost } from '../shell/api/auth-call.ts'
import { useToast } from '../shell/ui/toast.tsx'
import { useWords } from '../shell/words/words-context.tsx'
import { useUnsavedInput } from './unsaved-input.tsx'

export function NameForm({ name: saved }: { name: string }) {
  const { translate } = useWords()
  const show = useToast()
  const { busy, fault, run } = useAccountCall()
  const [name, setName] = useState(saved)
  const id = useId()
  const changed = name.trim() !== '' && name.trim() !== saved
  useUnsavedInput(name.trim() !== saved)

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (await run(() => authPost('/api/auth/update-user', { name: name.trim() })))
      show({ text: translate('accounts.name.saved') })
  }

  return (
    <form className="account-form" onSubmit={(event) => void save(event)}>
      <ErrorMessage>{fault}</ErrorMessage>
      <div className="field">
        <label htmlFor={id}>{translate('accounts.name.label')}</label>
        <input
          id={id}
          autoComplete="name"
          maxLength={100}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <div className="actions">
        <button type="submit" className="button" disabled={busy || !changed}>
          {translate('commons.actions.save')}
        </button>
      </div>
    </form>
  )
}
