import { createContext, use, useCallback, useState, type ReactNode } from 'react'
import type { TransitionRequest, Moved } from './transition-dialog.tsx'
import { lazyPart } from '../../../shell/ui/lazy-component.ts'

const TransitionDialog = lazyPart(() => import('./transition-dialog.tsx'), 'validations', 'forms')

type FillStaffFields = (filling: TransitionRequest) => Promise<Moved | undefined>
interface PendingRequest extends TransitionRequest {
  answer(moved: Moved | undefined): void
}

const StaffFieldsContext = createContext<FillStaffFields>(() => Promise.resolve(undefined))

/** Asks in a dialog and moves the records; resolves to the result, or to undefined if cancelled. */
export const useFillStaffFields = (): FillStaffFields => use(StaffFieldsContext)

export function StaffFieldsProvider({ children }: { readonly children: ReactNode }) {
  const [request, setRequest] = useState<PendingRequest>()
  const fill = useCallback<FillStaffFields>(
    (filling) => new Promise((answer) => setRequest({ ...filling, answer })),
    [],
  )
  const close = (moved?: Moved) => {
    request?.answer(moved)
    setRequest(undefined)
  }
  return (
    <StaffFieldsContext value={fill}>
      {children}
      {request && <TransitionDialog {...request} onClose={close} />}
    </StaffFieldsContext>
  )
}
