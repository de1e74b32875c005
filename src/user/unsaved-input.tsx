import { createContext, use, useCallback, useEffect, useId, useState, type ReactNode } from 'react'
import { useLeaveQuestion } from '../shell/routing/use-leave-question.ts'

const ReportContext = createContext<(form: string, isUnsaved: boolean) => void>(() => {})

/** Asks before input is lost that any of the forms in it holds, and once for all of them. */
export function UnsavedInput({ children }: { readonly children: ReactNode }) {
  const [unsaved, setUnsaved] = useState<readonly string[]>([])
  useLeaveQuestion(unsaved.length > 0)
  const report = useCallback(
    (form: string, isUnsaved: boolean) =>
      setUnsaved((before) => [...before.filter((each) => each !== form), ...(isUnsaved ? [form] : [])]),
    [],
  )
  return <ReportContext value={report}>{children}</ReportContext>
}

/** Reports to the page whether a form holds input that leaving would lose. */
export function useUnsavedInput(isUnsaved: boolean): void {
  const report = use(ReportContext)
  const form = useId()
  useEffect(() => {
    report(form, isUnsaved)
    return () => report(form, false)
  }, [report, form, isUnsaved])
}
