import { ApiError } from '../shell/api.ts'
import { codeOf } from '../shell/auth-call.ts'
import type { Words } from '../shell/words.ts'

const byStatus: Readonly<Record<number, string>> = {
  0: 'commons.signIn.unreachable',
  401: 'commons.failures.signedOut',
  403: 'commons.failures.forbidden',
  404: 'commons.failures.notFound',
  429: 'commons.failures.tooMany',
  503: 'commons.failures.unavailable',
}

/** Why a call about an account was refused, in words: by the server's code, else by the status. Needs the set `accounts`. */
export function refusalText({ translate, has }: Words, error: unknown): string {
  const code = codeOf(error)
  if (code && has(`accounts.refusals.${code}`)) return translate(`accounts.refusals.${code}`)
  const status = error instanceof ApiError ? error.status : 500
  return translate(byStatus[status] ?? (status >= 500 ? 'commons.failures.server' : 'commons.failures.other'))
}
