import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { loadWhenOnline } from '../shell/base/load-when-online.ts'
import { getSession, refreshSession } from '../shell/session/session.ts'
import { useOtherSession } from '../shell/session/use-account.ts'
import { registerSignInDialog } from '../shell/base/sign-in-again.ts'
import { loadWhenIdle } from '../shell/ui/when-idle.ts'

const load = () => loadWhenOnline(() => import('./open-sign-in-dialog.tsx'))
const OpenSignInDialog = lazy(load)

/**
 * Opens over the page when a call finds the session expired, not fresh enough, or another account's, and when another
 * account signs in in another window. Input on the page is kept, and the call is repeated.
 */
export function SignInDialog() {
  const other = useOtherSession()?.user
  const [answer, setAnswer] = useState<{ give(signedIn: boolean): void }>()

  // A connection may be gone when it is needed.
  useEffect(() => loadWhenIdle([load]), [])

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
  return (
    <Suspense>
      <OpenSignInDialog close={close} />
    </Suspense>
  )
}
