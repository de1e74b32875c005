import { ErrorMessage } from '../auth/error-message.tsx'
import { useRegisterPasskey } from '../auth/passkey/use-register-passkey.ts'
import { useWords } from '../shell/words/words-context.tsx'
import { useRowFocus } from '../shell/ui/use-row-focus.ts'
import { useToast } from '../shell/ui/toast.tsx'
import { deviceName } from '../auth/device-name.ts'
import { LoadingFailed, LoadingPlaceholder } from './loading-states.tsx'
import { refreshPasskeys, usePasskeys } from './passkey-list.ts'
import { PasskeyRow } from './passkey-row.tsx'

/** The user's passkeys: add, rename, delete. */
export function Passkeys() {
  const { translate } = useWords()
  const show = useToast()
  const { passkeys, error } = usePasskeys()
  const { supported, busy, fault, register } = useRegisterPasskey()
  // The button that adds one is the last of them.
  const { list, leave } = useRowFocus<HTMLDivElement>(passkeys?.map(({ id }) => id).join())

  async function add(): Promise<void> {
    if (await register(deviceName(navigator.userAgent))) show({ text: translate('accounts.passkeys.added') })
  }

  return (
    <div ref={list} className="account-form">
      <ErrorMessage>{fault}</ErrorMessage>
      {!supported && <p className="notice calm">{translate('commons.errors.credential.notSupported')}</p>}
      {error !== undefined && !passkeys && <LoadingFailed onRetry={() => void refreshPasskeys()} />}
      {!passkeys && error === undefined && <LoadingPlaceholder />}
      {passkeys?.length === 0 && <p className="soft">{translate('accounts.passkeys.none')}</p>}
      {passkeys && passkeys.length > 0 && (
        <ul className="account-rows">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onLeave={leave} />
          ))}
        </ul>
      )}
      {passkeys?.length === 1 && <p className="soft">{translate('accounts.passkeys.second')}</p>}
      <div className="actions">
        <button type="button" className="button" disabled={busy || !supported} onClick={() => void add()}>
          {translate(busy ? 'commons.signIn.passkeyBusy' : 'accounts.passkeys.add')}
        </button>
      </div>
    </div>
  )
}
