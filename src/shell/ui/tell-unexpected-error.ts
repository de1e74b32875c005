import { mayLeave } from '../routing/leave-guards.ts'
import type { Words } from '../words/words.ts'
import { isFromElsewhere } from './error-source.ts'
import type { ShowToast } from './toast.tsx'

/** Tells of an error that nobody handled, unless it is an aborted call or another origin's script. */
export function tellUnexpectedError(
  { error, reason = error, filename }: ErrorEvent & PromiseRejectionEvent,
  show: ShowToast,
  translate: Words['translate'],
): void {
  // Warnings of the browser come without an error object.
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
