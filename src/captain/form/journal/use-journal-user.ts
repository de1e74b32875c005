import { useState } from 'react'
import { useSession } from '../../../shell/session/session.ts'

/**
 * Whose input a form stores: whoever was signed in last. While the session has ended, what is typed on stays theirs; after
 * signing in again the form goes on with it.
 */
export function useJournalUser(): string {
  const current = useSession()?.user.id
  const [user, setUser] = useState(current ?? '')
  if (current !== undefined && current !== user) setUser(current)
  return current ?? user
}
