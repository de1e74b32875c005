import { useSyncExternalStore } from 'react'
import { usePage } from '../page-context.ts'
import { pageAccount } from '../base/page-account.ts'
import type { Person } from '../base/session-data.ts'
import { getOtherSession, subscribe, type Session } from './session.ts'

/** Whose page this is, also after their session has ended: what is typed on it stays theirs. */
export function usePageAccount(): Person | undefined {
  const { session } = usePage()
  return useSyncExternalStore(subscribe, pageAccount, () => session?.user)
}

/** The session of another account that has taken the place of the page's; null where there is none. */
export const useOtherSession = (): Session | null => useSyncExternalStore(subscribe, getOtherSession, () => null)
