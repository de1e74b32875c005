import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { isEmailAddress } from '../../../entities/language/text/email-address.ts'
import { authPost, errorCode } from '../../shell/api/auth-call.ts'
import { assertSupported, runCeremony } from './ceremony.ts'

/** Aborts the current ceremony. A browser runs one at a time; starting another aborts it as well. */
export const cancelCeremony = (): void => WebAuthnAbortService.cancelCeremony()

/** Signs in with a passkey the user chooses; what was typed is sent along if it is an e-mail address. */
export async function signInByPasskey(email: string): Promise<void> {
  assertSupported()
  const optionsJSON = await fetchOptions(email)
  await verify(optionsJSON, await runCeremony(() => startAuthentication({ optionsJSON })))
}

/**
 * Waits until the user picks a passkey from the browser's autofill at the e-mail field; resolves to true if that signed
 * them in. Resolves to false, without an error, when nothing is offered or another ceremony starts.
 */
export async function signInByAutofill(): Promise<boolean> {
  if (!(await browserSupportsWebAuthnAutofill())) return false
  const offered = async () => {
    const optionsJSON = await fetchOptions('')
    return [optionsJSON, await startAuthentication({ optionsJSON, useBrowserAutofill: true })] as const
  }
  const picked = await offered().catch(() => undefined)
  if (!picked) return false
  await verify(...picked)
  return true
}

const fetchOptions = (email: string): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  authPost('/api/auth/passkey/generate-authenticate-options', isEmailAddress(email) ? { email } : {})

async function verify(
  { rpId }: PublicKeyCredentialRequestOptionsJSON,
  response: AuthenticationResponseJSON,
): Promise<void> {
  try {
    await authPost('/api/auth/passkey/verify-authentication', { response })
  } catch (error) {
    if (errorCode(error) === 'PASSKEY_NOT_FOUND') await forget(rpId, response.id)
    throw error
  }
}

interface Signals {
  signalUnknownCredential?(details: { rpId: string; credentialId: string }): Promise<void>
}

/** Asks the browser, where supported, to stop offering a passkey that the server no longer knows. */
async function forget(rpId: string | undefined, credentialId: string): Promise<void> {
  const { signalUnknownCredential } = PublicKeyCredential as unknown as Signals
  if (rpId) await signalUnknownCredential?.call(PublicKeyCredential, { rpId, credentialId }).catch(() => {})
}
