import { useState } from 'react'
import { errorCode } from '../shell/api/auth-call.ts'
import { ApiError } from '../shell/api/api-error.ts'
import { promptSignIn } from '../shell/base/sign-in-again.ts'
import { useWords } from '../shell/words/words-context.tsx'
import { accountErrorText } from './account-error-text.ts'

/**
 * Runs a call about an account, with its busy state and error message. If the server requires a fresh session, the user
 * signs in over the page and the call is repeated; no input is lost.
 */
export function useAccountCall() {
  const words = useWords()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()

  async function run(work: () => Promise<unknown>, wordsFor = (error: unknown) => accountErrorText(words, error)) {
    setBusy(true)
    setFault(undefined)
    try {
      await withFreshSession(work)
      return true
    } catch (error) {
      setFault(wordsFor(error))
      return false
    } finally {
      setBusy(false)
    }
  }

  return { busy, fault, run, setFault }
}

/** Does a call; if the server requires a fresh session, the user signs in over the page and the call is repeated. */
export async function withFreshSession<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!needsSignIn(error) || !(await promptSignIn())) throw error
    return work()
  }
}

const needsSignIn = (error: unknown): boolean =>
  errorCode(error) === 'SESSION_NOT_FRESH' ||
  (error instanceof ApiError && error.status === 401 && errorCode(error) !== 'INVALID_PASSWORD')
