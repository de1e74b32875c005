import { useHydrated } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '../../shell/words/words-context.tsx'
import type { Words } from '../../shell/words/words.ts'

interface Options {
  /** The e-mail address typed so far, or empty. */
  email(): string
  onSignedIn(): void
  onFault(sentence: string | undefined): void
}

// Loaded on demand: signing in by password does not need it.
const load = () => import('./sign-in.ts')

/** The sentence for a failure. If even the classification fails to load, the connection is at fault. */
async function textOf(words: Words, error: unknown): Promise<string> {
  try {
    const { passkeyFailure, passkeyFailureText } = await import('./passkey-failure.ts')
    return passkeyFailureText(words, passkeyFailure('authentication', error))
  } catch {
    return words.translate('commons.signIn.unreachable')
  }
}

/** How many times autofill is started; one that fails by itself would otherwise be restarted forever. */
const maxAutofillStarts = 3

/** Sign-in by passkey, with a button and with the browser's autofill at the e-mail field. */
export function usePasskeySignIn({ email, onSignedIn, onFault }: Options) {
  const words = useWords()
  const ready = useHydrated()
  const supported = !ready || 'PublicKeyCredential' in window
  const [busy, setBusy] = useState(false)

  async function autofill(left = maxAutofillStarts): Promise<void> {
    const { signInByAutofill } = await load()
    try {
      if (await signInByAutofill()) onSignedIn()
    } catch (error) {
      onFault(await textOf(words, error))
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
      onFault(await textOf(words, error))
      setBusy(false)
      void autofill()
    }
  }

  return { supported, busy, signIn }
}
