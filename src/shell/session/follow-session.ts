import { getOtherSession, refreshSession } from './session.ts'
import { pageAccount } from '../base/page-account.ts'
import { promptSignIn } from '../base/sign-in-again.ts'

/** Windows notify each other when they have changed the session. */
let windows: BroadcastChannel | undefined

/**
 * Refreshes the session when another window has changed it, and when the tab becomes visible: an admin may have changed
 * the account. Where another account has signed in, the page asks at once who goes on. Pages of visitors stay theirs.
 * Returns how to stop hearing other windows.
 */
export function followSession(): () => void {
  const refresh = async (): Promise<void> => {
    if (!pageAccount()) return
    await refreshSession()
    if (getOtherSession()) await promptSignIn()
  }
  if (!windows) {
    windows = new BroadcastChannel('captain.session')
    windows.addEventListener('message', () => void refresh().catch(() => {}))
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') refresh().catch(() => {})
    })
  }
  return () => windows?.close()
}

/** Notifies the other windows that this one has changed the session. */
export function notifyWindows(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  windows?.postMessage(null)
}
