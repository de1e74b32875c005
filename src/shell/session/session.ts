import { useSyncExternalStore } from 'react'
import { authGet, authPost, afterAuthCall } from '../api/auth-call.ts'
import { forgetLists } from '../api/early-call.ts'
import { usePage } from '../page-context.ts'
import type { Session } from '../base/session-data.ts'
import { pageAccount, setPageAccount } from '../base/page-account.ts'
import { canPromptSignIn } from '../base/sign-in-again.ts'
import { currentToken, forgetToken, renewToken } from '../api/token.ts'

export type { Session }

let current: Session | null = null
let other: Session | null = null
const listeners = new Set<() => void>()

export const getSession = (): Session | null => current

/** Sets the current session, such as the one that came with the page. */
export function setSession(session: Session | null): void {
  current = session
  other = null
  if (session) setPageAccount(session.user)
  for (const listener of listeners) listener()
}

/** The user's session, or null. During server rendering it is the page's. */
export function useSession(): Session | null {
  const { session } = usePage()
  return useSyncExternalStore(subscribe, getSession, () => session)
}

/** The session of another account that has taken the place of the page's; null where there is none. */
export const getOtherSession = (): Session | null => other

/** Calls the listener when a session has changed; returns how to stop that. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Refetches the session; the token is updated to match. A page that can ask who goes on stays its account's when another
 * has signed in.
 */
export async function refreshSession(): Promise<void> {
  const before = (other ?? current)?.session.id
  const session = (await authGet('/api/auth/get-session')) ?? null
  if (session?.session.id !== before) forgetToken()
  if (session && canPromptSignIn() && pageAccount() && session.user.id !== pageAccount()!.id) setOther(session)
  else setSession(session)
  await alignToken()
}

function setOther(session: Session): void {
  other = session
  for (const listener of listeners) listener()
}

/** Ensures that there is a token exactly while there is a session. */
export async function alignToken(): Promise<void> {
  if (!current && !other) forgetToken()
  else if (!currentToken()) await renewToken()
}

/** Calls that change the session, by their names in the specification (section 4). */
export const sessionTriggers = {
  signIn: [
    '/api/auth/sign-in/email',
    '/api/auth/passkey/verify-authentication',
    '/api/auth/admin/impersonate-user',
    '/api/auth/admin/stop-impersonating',
  ],
  signUp: ['/api/v1/setup', '/api/v1/invitations/password'],
  signOut: ['/api/auth/sign-out', '/api/auth/revoke-sessions'],
  updateUser: ['/api/auth/update-user'],
  deleteUser: ['/api/auth/delete-user'],
  verifyEmail: ['/api/auth/verify-email'],
} as const

const { signOut: leaving, deleteUser, ...others } = sessionTriggers
const impersonating: readonly string[] = ['/api/auth/admin/impersonate-user', '/api/auth/admin/stop-impersonating']
// Whoever acts as somebody else, or ends it, means the page to become theirs.
afterAuthCall(impersonating, () => setPageAccount(undefined))
afterAuthCall(Object.values(others).flat(), refreshSession)
// On leaving, the session is dropped at once, whether or not the refresh succeeds.
afterAuthCall([...leaving, ...deleteUser], () => {
  setPageAccount(undefined)
  forgetToken()
  forgetLists()
  setSession(null)
  return refreshSession().catch(() => {})
})

/**
 * Signs in by e-mail and password. Rejects with ApiError: 401 for wrong credentials, 403 for a banned account, 429 for
 * too many attempts.
 */
export const signIn = (email: string, password: string) => authPost('/api/auth/sign-in/email', { email, password })

export const signOut = (): Promise<unknown> => authPost('/api/auth/sign-out')
