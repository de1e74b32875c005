import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { authPost, errorCode } from '../../shell/api/auth-call.ts'
import { assertSupported, orNotCompleted } from './ceremony.ts'

/** Ends the ceremony there is: a browser has one at a time, and a new one ends the one before by itself. */
export const cancelCeremony = (): void => WebAuthnAbortService.cancelCeremony()

/** Signs in by a passkey the person chooses; what they typed of their address goes along. */
export async function signInByPasskey(email: string): Promise<void> {
  assertSupported()
  const optionsJSON = await fetchOptions(email)
  await verify(optionsJSON, await orNotCompleted(startAuthentication({ optionsJSON })))
}

/**
 * Waits until the person picks a passkey from what the browser offers at the address field; true when that signed them
 * in. Where nothing is offered, or another ceremony begins meanwhile, nothing comes of it, and nothing is said.
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
  authPost('/api/auth/passkey/generate-authenticate-options', email ? { email } : {})

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

/** Has the browser stop offering a passkey that the server does not know any more, where it can. */
async function forget(rpId: string | undefined, credentialId: string): Promise<void> {
  const { signalUnknownCredential } = PublicKeyCredential as unknown as Signals
  if (rpId) await signalUnknownCredential?.call(PublicKeyCredential, { rpId, credentialId }).catch(() => {})
}
