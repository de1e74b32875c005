import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { mayLeave } from '../shell/routing/leave-guards.ts'
import {
  getOtherSession,
  getSession,
  refreshSession,
  useOtherSession,
  usePageAccount,
} from '../shell/session/session.ts'
import { registerSignInDialog } from '../shell/session/sign-in-again.ts'
import { useWords } from '../shell/words/words-context.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** The page is loaded anew as the account that is signed in now, once what was typed on it may be left. */
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

/**
 * Opens over the page when a call finds the session expired, not fresh enough, or another account's, and when another
 * account signs in in another window. Input on the page is kept, and the call is repeated.
 */
export function SignInDialog() {
  const { translate } = useWords()
  const mine = usePageAccount()
  const other = useOtherSession()?.user
  const [answer, setAnswer] = useState<{ give(signedIn: boolean): void }>()

  // Who closed it is not asked again before they do something: neither by the call's caller nor by any other call.
  const isDeclined = useRef(false)
  useEffect(() => {
    const stop = new AbortController()
    const askAgain = () => {
      isDeclined.current = false
    }
    // Before what the click or the key does, which may close the dialog.
    for (const act of ['click', 'keydown'] as const)
      addEventListener(act, askAgain, { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [])
  useEffect(
    () =>
      registerSignInDialog(
        async () =>
          !isDeclined.current &&
          new Promise<boolean>((resolve) => {
            setAnswer({ give: resolve })
            // Who is signed in now, if anybody, is said in the dialog.
            refreshSession().catch(() => {})
          }),
      ),
    [],
  )

  const close = (signedIn: boolean): void => {
    isDeclined.current = !signedIn
    setAnswer(undefined)
    answer?.give(signedIn)
  }
  // The page's account has signed in again in another window: nothing is left to ask.
  const wasOther = useRef(false)
  const closeAfterOther = useEffectEvent(() => close(true))
  useEffect(() => {
    if (wasOther.current && !other && getSession()) closeAfterOther()
    wasOther.current = other !== undefined
  }, [other])

  if (!answer) return null
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
