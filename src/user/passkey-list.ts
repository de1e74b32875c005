import { useEffect, useSyncExternalStore } from 'react'
import type { Answer } from '../shell/base/answer.ts'
import { authGet, afterAuthCall } from '../shell/api/auth-call.ts'

/**
 * A passkey of the user. `backedUp`: synchronised with the user's other devices, rather than stored on one device only.
 */
export type Passkey = Answer<'GET /api/auth/passkey/list-user-passkeys'>[number]

interface State {
  readonly passkeys: readonly Passkey[] | undefined
  readonly error: unknown
}

const empty: State = { passkeys: undefined, error: undefined }
let state = empty
const listeners = new Set<() => void>()
let stopFollowing: (() => void) | undefined

function set(next: State): void {
  state = next
  for (const listener of listeners) listener()
}

/** Refetches the list; the current one stays visible meanwhile. */
export async function refreshPasskeys(): Promise<void> {
  try {
    set({ passkeys: await authGet('/api/auth/passkey/list-user-passkeys'), error: undefined })
  } catch (error) {
    set({ ...state, error })
  }
}

/** Calls that change the list (specification, section 4). */
export const passkeyTriggers = [
  '/api/auth/passkey/verify-registration',
  '/api/auth/passkey/delete-passkey',
  '/api/auth/passkey/update-passkey',
] as const

/** Notifies of changes to the list while there are listeners; the next user to sign in starts with an empty list. */
export function watchPasskeys(listener: () => void): () => void {
  stopFollowing ??= afterAuthCall(passkeyTriggers, refreshPasskeys)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stopFollowing?.()
    stopFollowing = undefined
    state = empty
  }
}

/** The user's passkeys, updated after every call that changes them, independently of the session. */
export function usePasskeys(): State {
  const known = useSyncExternalStore(
    watchPasskeys,
    () => state,
    () => empty,
  )
  useEffect(() => void refreshPasskeys(), [])
  return known
}
