import { createContext, use, type ReactNode } from 'react'
import type { FormState, FormSession } from './form-session.ts'
import { useStore } from './store.ts'

const FormSessionContext = createContext<FormSession | undefined>(undefined)

export const FormSessionProvider = ({
  session,
  children,
}: {
  readonly session: FormSession
  readonly children: ReactNode
}) => <FormSessionContext value={session}>{children}</FormSessionContext>

/** The session of the form around an input. */
export function useFormSession(): FormSession {
  const session = use(FormSessionContext)
  if (!session) throw new Error('Inputs stand inside <Create>, <Edit> or <EditSingle>.')
  return session
}

export const useFormState = <S,>(select: (state: FormState) => S): S => useStore(useFormSession().state, select)
