import type { Values } from '../../../entities/language/input/body.ts'
import type { Issue } from '../../../entities/language/input/issues.ts'
import { timedOut } from '../words/error-text.ts'

/** Why a save failed, as far as it matters to the user. */
export type SaveFailureKind =
  'network' | 'signedOut' | 'forbidden' | 'gone' | 'busy' | 'slow' | 'tooLarge' | 'full' | 'server'

export interface SaveFailure {
  readonly kind: SaveFailureKind
  /** Whether the browser was offline at that moment. */
  readonly wentOffline: boolean
  /** Repeats the failed request. */
  retry(): void
}

/** Error responses to a save that call for something other than a retry. */
export type SaveRefusal =
  | { readonly kind: 'issues'; readonly issues: readonly Issue[] }
  | { readonly kind: 'stale' | 'made'; readonly current: Values }
  | { readonly kind: SaveFailureKind }

interface ErrorResponse {
  readonly status?: number
  readonly body?: { readonly data?: { readonly issues?: readonly Issue[]; readonly current?: Values } }
}

/** Classifies the error of a request. No status means that there was no response. */
export function saveRefusalOf(error: unknown): SaveRefusal {
  const { status, body } = (typeof error === 'object' && error !== null ? error : {}) as ErrorResponse
  const { issues, current } = body?.data ?? {}
  if (status === 412 && current) return { kind: 'stale', current }
  if (status === 422 && current) return { kind: 'made', current }
  if ((status === 400 || status === 403 || status === 409) && issues && issues.length > 0)
    return { kind: 'issues', issues }
  if (!status) return { kind: 'network' }
  if (status === 401) return { kind: 'signedOut' }
  if (status === 403) return { kind: 'forbidden' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 413) return { kind: 'tooLarge' }
  if (timedOut(error)) return { kind: 'slow' }
  if (status === 429 || status === 502 || status === 503 || status === 504) return { kind: 'busy' }
  if (status === 507) return { kind: 'full' }
  return { kind: 'server' }
}
