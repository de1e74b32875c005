import { useEffect, useRef, useState } from 'react'
import { useSession } from '../shell/session/session.ts'
import { registerSignInDialog } from '../shell/session/sign-in-again.ts'
import { useWords } from '../shell/words/words-context.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** Returns how to close it: a dialog that is only removed does not give the focus back. */
const openModal = (dialog: HTMLDialogElement): (() => void) => {
  dialog.showModal()
  // `showModal` focuses the first input, which is already filled in.
  dialog.querySelector<HTMLInputElement>('input[name=password]')?.focus()
  return () => dialog.close()
}

/**
 * Opens over the page when a call finds the session expired or not fresh enough. Input on the page is kept, and the
 * call is repeated.
 */
export function SignInDialog() {
  const { translate } = useWords()
  const session = useSession()
  const [answer, setAnswer] = useState<{ give(signedIn: boolean): void }>()
  const [email, setEmail] = useState(session?.user.email)
  if (session && session.user.email !== email) setEmail(session.user.email)

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
        async () => !isDeclined.current && new Promise<boolean>((resolve) => setAnswer({ give: resolve })),
      ),
    [],
  )

  if (!answer) return null
  const close = (signedIn: boolean): void => {
    isDeclined.current = !signedIn
    setAnswer(undefined)
    answer.give(signedIn)
  }
  return (
    <dialog ref={openModal} className="confirm" aria-labelledby="again-title" onCancel={() => close(false)}>
      <h2 id="again-title">{translate('commons.signIn.again')}</h2>
      <p>{translate('commons.signIn.againBody')}</p>
      <div className="again">
        <SignInForm {...(email && { email })} onSignedIn={() => close(true)} />
        <button type="button" className="button" onClick={() => close(false)}>
          {translate('commons.actions.close')}
        </button>
      </div>
    </dialog>
  )
}
