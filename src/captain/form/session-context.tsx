import { createContext, use, type ReactNode } from 'react'
import type { FormState, Session } from './session.ts'
import { useStore } from './store.ts'

const SessionContext = createContext<Session | undefined>(undefined)

export const SessionProvider = ({ session, children }: { readonly session: Session; readonly children: ReactNode }) => (
  <SessionContext value={session}>{children}</SessionContext>
)

/** The form that an input stands in. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('Inputs stand inside <Create>, <Edit> or <EditSingle>.')
  return session
}

export const useFormState = <S,>(select: (state: FormState) => S): S => useStore(useSession().state, select)
