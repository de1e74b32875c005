import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { ErrorMessage } from '../auth/error-message.tsx'
import { useAccountCall } from '../auth/use-account-call.ts'
import { authPost } from '../shell/api/auth-call.ts'
import { useConfirm } from '../shell/ui/confirm.tsx'
import { instantText } from '../shell/words/instant-text.ts'
import { useToast } from '../shell/ui/toast.tsx'
import { isFocusLost } from '../shell/ui/use-row-focus.ts'
import { useWords } from '../shell/words/words-context.tsx'
import type { Passkey } from './passkey-list.ts'
import { useUnsavedInput } from './unsaved-input.tsx'

interface PasskeyRowProps {
  readonly passkey: Passkey
  /** Called with the button that removes the row. */
  onLeave(button: HTMLElement): void
}

export function PasskeyRow({ passkey, onLeave }: PasskeyRowProps) {
  const { translate, locale } = useWords()
  const show = useToast()
  const ask = useConfirm()
  const { busy, fault, run } = useAccountCall()
  const [renaming, setRenaming] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)
  const name = passkey.name || translate('accounts.passkeys.unnamed')

  const endRenaming = () => {
    flushSync(() => setRenaming(false))
    if (renameButton.current && isFocusLost(renameButton.current)) renameButton.current.focus()
  }

  async function remove(button: HTMLElement): Promise<void> {
    onLeave(button)
    const agreed = await ask({
      mode: 'delete',
      title: translate('accounts.passkeys.removeTitle', { name }),
      body: translate('accounts.passkeys.removeBody'),
    })
    if (agreed && (await run(() => authPost('/api/auth/passkey/delete-passkey', { id: passkey.id }))))
      show({ text: translate('accounts.passkeys.removed', { name }) })
  }

  return (
    <li>
      <ErrorMessage>{fault}</ErrorMessage>
      <div className="account-row">
        {renaming ? (
          <Rename passkey={passkey} onDone={endRenaming} />
        ) : (
          <>
            <div>
              <strong>{name}</strong>
              <span className="soft">
                {translate('accounts.passkeys.since', { time: instantText(locale, passkey.createdAt) })}
                {passkey.backedUp && ` · ${translate('accounts.passkeys.synced')}`}
              </span>
            </div>
            <div className="actions">
              <button
                ref={renameButton}
                type="button"
                className="button small"
                aria-label={translate('accounts.passkeys.renameOf', { name })}
                onClick={() => setRenaming(true)}
              >
                {translate('accounts.passkeys.rename')}
              </button>
              <button
                type="button"
                className="button small"
                aria-label={translate('accounts.passkeys.removeOf', { name })}
                disabled={busy}
                onClick={({ currentTarget }) => void remove(currentTarget)}
              >
                {translate('commons.actions.delete')}
              </button>
            </div>
          </>
        )}
      </div>
    </li>
  )
}

function Rename({ passkey, onDone }: { passkey: Passkey; onDone(): void }) {
  const { translate } = useWords()
  const { busy, fault, run } = useAccountCall()
  const [name, setName] = useState(passkey.name ?? '')
  useUnsavedInput(name.trim() !== (passkey.name ?? ''))

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (await run(() => authPost('/api/auth/passkey/update-passkey', { id: passkey.id, name: name.trim() }))) onDone()
  }

  return (
    <form className="account-rename" onSubmit={(event) => void save(event)}>
      <ErrorMessage>{fault}</ErrorMessage>
      <div className="field">
        <input
          aria-label={translate('accounts.passkeys.name')}
          maxLength={60}
          autoFocus
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <div className="actions">
        <button type="submit" className="button small" disabled={busy || name.trim() === ''}>
          {translate('commons.actions.save')}
        </button>
        <button type="button" className="button small" onClick={onDone}>
          {translate('commons.actions.cancel')}
        </button>
      </div>
    </form>
  )
}
