import { useHydrated } from '@tanstack/react-router'
import { useAccountCall } from '../use-account-call.ts'
import { useWords } from '../../shell/words/words-context.tsx'

/** Registers a passkey for the signed-in account or, by the token of a `link`, for the account of an invitation. */
export function useRegisterPasskey() {
  const words = useWords()
  const ready = useHydrated()
  const { busy, fault, run } = useAccountCall()

  async function register(name: string, link?: string): Promise<boolean> {
    const [{ registerPasskey }, { passkeyErrorText: passkeyFault }] = await Promise.all([
      import('./register.ts'),
      import('./passkey-error-text.ts'),
    ])
    return run(
      () => registerPasskey(name, link),
      (error) => passkeyFault(words, error),
    )
  }

  return { supported: !ready || 'PublicKeyCredential' in window, busy, fault, register }
}
