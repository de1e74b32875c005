import { useHydrated } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '../../shell/words/words-context.tsx'

interface Options {
  /** What is typed of the address, if anything. */
  email(): string
  onSignedIn(): void
  onFault(sentence: string | undefined): void
}

// Signing in by password needs none of this code.
const load = () => import('./sign-in.ts')

/** The key of the words for a failure. Where not even they can be loaded, the connection is what failed. */
async function textOf(error: unknown): Promise<string> {
  try {
    const { passkeyFailure } = await import('./passkey-failure.ts')
    return passkeyFailure('authentication', error).text
  } catch {
    return 'commons.signIn.unreachable'
  }
}

/** So often the browser is asked to offer passkeys at the field: one that fails by itself would fail for ever. */
const supportsAutofill = 3

/** Signing in by passkey: by a button, and by what the browser offers at the address field. */
export function usePasskeySignIn({ email, onSignedIn, onFault }: Options) {
  const { translate } = useWords()
  const ready = useHydrated()
  const supported = !ready || 'PublicKeyCredential' in window
  const [busy, setBusy] = useState(false)

  async function autofill(left = supportsAutofill): Promise<void> {
    const { signInByAutofill } = await load()
    try {
      if (await signInByAutofill()) onSignedIn()
    } catch (error) {
      onFault(translate(await textOf(error)))
      if (left > 1) void autofill(left - 1)
    }
  }

  const begin = useEffectEvent(() => void autofill())
  useEffect(() => {
    if (!ready || !supported) return undefined
    begin()
    return () => void load().then(({ cancelCeremony }) => cancelCeremony())
  }, [ready, supported])

  async function signIn(): Promise<void> {
    setBusy(true)
    onFault(undefined)
    try {
      const { signInByPasskey } = await load()
      await signInByPasskey(email())
      onSignedIn()
    } catch (error) {
      onFault(translate(await textOf(error)))
      setBusy(false)
      void autofill()
    }
  }

  return { supported, busy, signIn }
}
