import { useHydrated } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '../../shell/words/words-context.tsx'

interface Options {
  /** The e-mail address typed so far, or empty. */
  email(): string
  onSignedIn(): void
  onFault(sentence: string | undefined): void
}

// Loaded on demand: signing in by password does not need it.
const load = () => import('./sign-in.ts')

/** The message key for a failure. If even the messages fail to load, the connection is at fault. */
async function textOf(error: unknown): Promise<string> {
  try {
    const { passkeyFailure } = await import('./passkey-failure.ts')
    return passkeyFailure('authentication', error).text
  } catch {
    return 'commons.signIn.unreachable'
  }
}

/** How many times autofill is started; one that fails by itself would otherwise be restarted forever. */
const maxAutofillStarts = 3

/** Sign-in by passkey, with a button and with the browser's autofill at the e-mail field. */
export function usePasskeySignIn({ email, onSignedIn, onFault }: Options) {
  const { translate } = useWords()
  const ready = useHydrated()
  const supported = !ready || 'PublicKeyCredential' in window
  const [busy, setBusy] = useState(false)

  async function autofill(left = maxAutofillStarts): Promise<void> {
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
