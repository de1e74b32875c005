import { useEffect, useSyncExternalStore } from 'react'
import type { Answer } from '../shell/api/answer.ts'
import { authGet, afterAuthCall } from '../shell/api/auth-call.ts'

/** A passkey of one's own. `backedUp`: not kept by one device alone, but by an account of the person's with all their devices. */
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

/** Asks for the list anew; what is there stays in sight meanwhile. */
export async function refreshPasskeys(): Promise<void> {
  try {
    set({ passkeys: await authGet('/api/auth/passkey/list-user-passkeys'), error: undefined })
  } catch (error) {
    set({ ...state, error })
  }
}

/** The calls after which the list is another (specification, section 4). */
export const passkeyTriggers = [
  '/api/auth/passkey/verify-registration',
  '/api/auth/passkey/delete-passkey',
  '/api/auth/passkey/update-passkey',
] as const

/** Tells whenever the list is another, as long as somebody looks at it; whoever signs in next starts anew. */
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

/** One's passkeys, kept up to date by themselves, apart from the session. */
export function usePasskeys(): State {
  const known = useSyncExternalStore(
    watchPasskeys,
    () => state,
    () => empty,
  )
  useEffect(() => void refreshPasskeys(), [])
  return known
}
