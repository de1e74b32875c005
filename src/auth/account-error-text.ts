import { ApiError } from '../shell/api/api-error.ts'
import { errorCode } from '../shell/api/auth-call.ts'
import type { Words } from '../shell/words/words.ts'

const byStatus: Readonly<Record<number, string>> = {
  0: 'commons.signIn.unreachable',
  401: 'commons.failures.signedOut',
  403: 'commons.failures.forbidden',
  404: 'commons.failures.notFound',
  412: 'commons.failures.stale',
  503: 'commons.failures.unavailable',
  507: 'commons.failures.full',
}

/** The message for a failed account call: by the server's code, else by the status. Needs the namespace `accounts`. */
export function accountErrorText({ translate, has }: Words, error: unknown): string {
  const code = errorCode(error) ?? (hasInvalidAddress(error) ? 'INVALID_EMAIL' : undefined)
  if (code === 'BANNED_USER') return translate('commons.signIn.banned')
  if (code && has(`accounts.refusals.${code}`)) return translate(`accounts.refusals.${code}`)
  const status = error instanceof ApiError ? error.status : 500
  if (status === 429) return translate('accounts.tooMany', { smart_count: minutesToWait(error as ApiError) })
  return translate(byStatus[status] ?? (status >= 500 ? 'commons.failures.server' : 'commons.failures.other'))
}

/** Whether an e-mail address was refused for how it is written. */
function hasInvalidAddress(error: unknown): boolean {
  const { data } = ((error instanceof ApiError && error.body) || {}) as {
    data?: { issues?: readonly { readonly rule: string }[] }
  }
  return data?.issues?.some(({ rule }) => rule === 'email') ?? false
}

/** The waiting time the server asks for, in minutes. */
function minutesToWait({ body }: ApiError): number {
  const { retryAfter = 60 } = (body as { data?: { retryAfter?: number } } | undefined)?.data ?? {}
  return Math.ceil(retryAfter / 60)
}
