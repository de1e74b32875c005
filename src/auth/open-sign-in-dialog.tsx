import { mayLeave } from '../shell/base/leave-guards.ts'
import { getOtherSession } from '../shell/session/session.ts'
import { useOtherSession, usePageAccount } from '../shell/session/use-account.ts'
import { useWords } from '../shell/words/words-context.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** The page is reloaded as the account that is signed in now, once what was typed on it may be left. */
async function openAsOther(): Promise<void> {
  if (await mayLeave()) location.reload()
}

/** Returns how to close it: a dialog that is only removed does not give the focus back. */
const openModal = (dialog: HTMLDialogElement): (() => void) => {
  dialog.showModal()
  // `showModal` focuses the first input, which is already filled in.
  dialog.querySelector<HTMLInputElement>('input[name=password]')?.focus()
  return () => dialog.close()
}

/** The sign-in dialog while it is open; `close` takes whether the page's account has signed in. */
export default function OpenSignInDialog({ close }: { close(signedIn: boolean): void }) {
  const { translate } = useWords()
  const mine = usePageAccount()
  const other = useOtherSession()?.user
  const names = { mine: mine?.name, other: other?.name, email: other?.email }
  return (
    <dialog ref={openModal} className="confirm" aria-labelledby="again-title" onCancel={() => close(false)}>
      <h2 id="again-title">{translate(other ? 'commons.signIn.other' : 'commons.signIn.again')}</h2>
      <p>{translate(other ? 'commons.signIn.otherBody' : 'commons.signIn.againBody', names)}</p>
      <div className="again">
        <SignInForm
          key={other?.id}
          {...(mine && { email: mine.email })}
          onSignedIn={() => getOtherSession() ?? close(true)}
        />
        {other && (
          <button type="button" className="button" onClick={() => void openAsOther()}>
            {translate('commons.signIn.otherOpen', names)}
          </button>
        )}
        <button type="button" className="button" onClick={() => close(false)}>
          {translate('commons.actions.close')}
        </button>
      </div>
    </dialog>
  )
}
