import { useHydrated } from '@tanstack/react-router'
import { useAccountCall } from '../use-account-call.ts'
import { useWords } from '../../shell/words/words-context.tsx'

/** Making a passkey: for the account one is signed in to, or, with `signIn`, for the one an invitation is for. */
export function useRegisterPasskey() {
  const words = useWords()
  const ready = useHydrated()
  const { busy, fault, run } = useAccountCall()

  async function register(name: string, signIn = false): Promise<boolean> {
    const [{ registerPasskey }, { passkeyErrorText: passkeyFault }] = await Promise.all([
      import('./register.ts'),
      import('./passkey-error-text.ts'),
    ])
    return run(
      () => registerPasskey(name, signIn),
      (error) => passkeyFault(words, error),
    )
  }

  return { supported: !ready || 'PublicKeyCredential' in window, busy, fault, register }
}
