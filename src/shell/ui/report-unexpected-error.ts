import { mayLeave } from '../base/leave-guards.ts'
import type { Words } from '../words/words.ts'
import type { ShowToast } from './toast.tsx'

/**
 * Reports an error that nobody handled, unless it is an aborted call, another origin's script or a page that changed at
 * once.
 */
export function reportUnexpectedError(
  { error, reason = error, filename }: ErrorEvent & PromiseRejectionEvent,
  show: ShowToast,
  translate: Words['translate'],
): void {
  // Warnings of the browser come without an error object.
  if (!(reason instanceof Error) || reason.name === 'AbortError') return
  if (isSkippedTransition(reason) || isFromElsewhere(reason, filename, location.origin)) return
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

/**
 * Whether the browser changed from one page to the next without the transition that one of them allows
 * (css-view-transitions-2, "navigation: auto"). It rejects a promise of its own for it, and nothing is wrong.
 */
const isSkippedTransition = (reason: Error): boolean =>
  reason instanceof DOMException && /view\s?transition|^transition was/i.test(reason.message)

/**
 * Whether an error that nobody handled came from a script of another origin, as those of browser extensions are.
 *
 * @param file - The script, as an `error` event names it; a rejection names none, and the topmost frame counts.
 */
export function isFromElsewhere(error: Error, file: string | undefined, origin: string): boolean {
  // Chromium's stack begins with the message, which may have an address in it.
  const frames = error.stack?.replace(error.message, () => '') ?? ''
  const [url] = /[a-z][a-z-]*:\/\/[^\s)]*/i.exec(file || frames) ?? []
  return url !== undefined && !url.startsWith(`${origin}/`)
}
