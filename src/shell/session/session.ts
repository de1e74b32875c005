import { useSyncExternalStore } from 'react'
import { authGet, authPost, afterAuthCall } from '../api/auth-call.ts'
import { forgetLists } from '../api/early-call.ts'
import { usePage } from '../document/page-context.ts'
import type { Session } from './session-data.ts'
import { currentToken, forgetToken, renewToken } from './token.ts'

export type { Session }

let current: Session | null = null
const listeners = new Set<() => void>()

export const getSession = (): Session | null => current

/** Takes over the session that the page came with: it was asked for when the server began the page. */
export function setSession(session: Session | null): void {
  current = session
  for (const listener of listeners) listener()
}

/** The session of the person in front of the screen, or null. While rendering on the server it is the page's. */
export function useSession(): Session | null {
  const { session } = usePage()
  return useSyncExternalStore(subscribe, getSession, () => session)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks the server anew; the token follows the session. */
export async function refreshSession(): Promise<Session | null> {
  const before = current?.session.id
  const session = (await authGet('/api/auth/get-session')) ?? null
  if (session?.session.id !== before) forgetToken()
  setSession(session)
  await alignToken()
  return session
}

/** There is a token exactly while there is a session. */
export async function alignToken(): Promise<void> {
  if (!current) forgetToken()
  else if (!currentToken()) await renewToken()
}

/** Looks again when the person comes back to the tab: somebody may have signed out elsewhere, or an admin changed the account. */
export function refreshOnReturn(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && current) refreshSession().catch(() => {})
  })
}

/** The calls after which the session is another, by what the specification calls them (section 4). */
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
afterAuthCall(Object.values(others).flat(), refreshSession)
// Who leaves is gone at once, whatever becomes of asking again.
afterAuthCall([...leaving, ...deleteUser], () => {
  forgetToken()
  forgetLists()
  setSession(null)
  return refreshSession().catch(() => {})
})

/** Signs in by e-mail and password. Rejects with ApiError: 401 for a wrong pair, 403 for a banned account, 429 for too many tries. */
export const signIn = (email: string, password: string): Promise<unknown> =>
  authPost('/api/auth/sign-in/email', { email, password })

export const signOut = (): Promise<unknown> => authPost('/api/auth/sign-out')
