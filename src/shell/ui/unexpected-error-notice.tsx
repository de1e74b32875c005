import { useEffect } from 'react'
import { mayLeave } from '../routing/leave-guards.ts'
import { useWords } from '../words/words-context.tsx'
import { isFromElsewhere } from './error-source.ts'
import { useToast } from './toast.tsx'

/** Says so when an error or a rejected promise was handled by nobody: what happened, what is safe, what to do next. */
export function UnexpectedErrorNotice() {
  const { translate } = useWords()
  const show = useToast()

  useEffect(() => {
    const controller = new AbortController()
    const tell = (event: Event): void => {
      const { error, reason = error, filename } = event as ErrorEvent & PromiseRejectionEvent
      // An aborted call is no fault. Warnings of the browser come without an error object.
      if (!(reason instanceof Error) || reason.name === 'AbortError') return
      if (isFromElsewhere(reason, filename, location.origin)) return
      show({
        kind: 'error',
        text: translate('commons.failures.unexpected'),
        action: {
          label: translate('commons.frame.reload'),
          run: async () => {
            if (await mayLeave()) location.reload()
          },
        },
      })
    }
    for (const type of ['error', 'unhandledrejection']) window.addEventListener(type, tell, controller)
    return () => controller.abort()
  }, [show, translate])

  return null
}
