import { startRegistration, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { authGet, authPost } from '../../shell/auth-call.ts'
import { refreshSession } from '../../shell/session.ts'
import { assertSupported, completed } from './ceremony.ts'

const base = '/api/auth/passkey'

/** Makes a passkey on this device or another and registers it; `signIn` begins a session with it, as invitations do. */
export async function registerPasskey(name: string, signIn = false): Promise<void> {
  assertSupported()
  const optionsJSON = await authGet<PublicKeyCredentialCreationOptionsJSON>(`${base}/generate-register-options`)
  await authPost(`${base}/verify-registration`, {
    response: await completed(startRegistration({ optionsJSON })),
    name,
    ...(signIn && { createSession: true }),
  })
  if (signIn) await refreshSession()
}
