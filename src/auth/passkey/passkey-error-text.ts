import { errorCode } from '../../shell/api/auth-call.ts'
import type { Words } from '../../shell/words/words.ts'
import { accountErrorText } from '../account-error-text.ts'
import { passkeyFailure } from './passkey-failure.ts'

/** Why a passkey could not be made: what the account's rules say, else what became of the ceremony. */
export function passkeyErrorText(words: Words, error: unknown): string {
  const code = errorCode(error)
  if (code && words.has(`accounts.refusals.${code}`)) return accountErrorText(words, error)
  return words.translate(passkeyFailure('registration', error).text)
}
