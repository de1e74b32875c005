import { errorCode } from '../../shell/api/auth-call.ts'
import type { Words } from '../../shell/words/words.ts'
import { accountErrorText } from '../account-error-text.ts'
import { passkeyFailure, passkeyFailureText } from './passkey-failure.ts'

/** The message for a failed passkey registration: the account's rule, else the result of the ceremony. */
export function passkeyErrorText(words: Words, error: unknown): string {
  const code = errorCode(error)
  if (code && words.has(`accounts.refusals.${code}`)) return accountErrorText(words, error)
  return passkeyFailureText(words, passkeyFailure('registration', error))
}
