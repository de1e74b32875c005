import type { Words } from '../../shell/words/words.ts'
import type { Delivery } from './webhook.ts'

/** What the last try of a delivery came to, in words: the status of its answer, or why there was none. */
export function outcomeOf({ translate, has }: Words, { responseStatus, reason }: Delivery): string {
  if (responseStatus !== null) return `HTTP ${responseStatus}`
  if (reason === null) return ''
  return has(`webhooks.reasons.${reason}`)
    ? translate(`webhooks.reasons.${reason}`)
    : translate('webhooks.otherReason', { reason })
}
