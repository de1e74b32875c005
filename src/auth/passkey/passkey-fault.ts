import { codeOf } from '../../shell/auth-call.ts'
import type { Words } from '../../shell/words.ts'
import { refusalText } from '../refusal.ts'
import { passkeyFailure } from './failure.ts'

/** Why a passkey could not be made: what the account's rules say, else what became of the ceremony. */
export function passkeyFault(words: Words, error: unknown): string {
  const code = codeOf(error)
  if (code && words.has(`accounts.refusals.${code}`)) return refusalText(words, error)
  return words.translate(passkeyFailure('registration', error).text)
}
