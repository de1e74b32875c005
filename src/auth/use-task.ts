import { useState } from 'react'
import { codeOf } from '../shell/auth-call.ts'
import { ApiError } from '../shell/api.ts'
import { askToSignIn } from '../shell/signed-out.ts'
import { useWords } from '../shell/words-context.tsx'
import { refusalText } from './refusal.ts'

/**
 * One thing done about an account: busy while it runs, and the sentence of its refusal. Where the server wants to see
 * the person again first, they sign in over the page and it is done after that; nothing typed is lost.
 */
export function useTask() {
  const words = useWords()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()

  async function run(work: () => Promise<unknown>, wordsFor = (error: unknown) => refusalText(words, error)) {
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

async function withFreshSession(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!wantsSignIn(error) || !(await askToSignIn())) throw error
    await work()
  }
}

const wantsSignIn = (error: unknown): boolean =>
  codeOf(error) === 'SESSION_NOT_FRESH' ||
  (error instanceof ApiError && error.status === 401 && codeOf(error) !== 'INVALID_PASSWORD')
