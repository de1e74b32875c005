import { useEffect } from 'react'
import { useWords } from '../words/words-context.tsx'
import { useToast } from './toast.tsx'

/** Says so when an error or a rejected promise was handled by nobody: what happened, what is safe, what to do next. */
export function UnexpectedErrorNotice() {
  const { translate } = useWords()
  const show = useToast()

  useEffect(() => {
    const controller = new AbortController()
    // Loaded with the first error: most pages never have one. Without a connection, nothing is said.
    const report = (event: Event): void =>
      void import('./report-unexpected-error.ts').then(
        ({ reportUnexpectedError }) =>
          reportUnexpectedError(event as ErrorEvent & PromiseRejectionEvent, show, translate),
        () => undefined,
      )
    for (const type of ['error', 'unhandledrejection']) window.addEventListener(type, report, controller)
    return () => controller.abort()
  }, [show, translate])

  return null
}
