import { startRegistration } from '@simplewebauthn/browser'
import { authGet, authPost } from '../../shell/api/auth-call.ts'
import { refreshSession } from '../../shell/session/session.ts'
import { assertSupported, orNotCompleted } from './ceremony.ts'

/** Creates a passkey on this or another device and registers it. `signIn` also starts a session, as for invitations. */
export async function registerPasskey(name: string, signIn = false): Promise<void> {
  assertSupported()
  const optionsJSON = await authGet('/api/auth/passkey/generate-register-options')
  await authPost('/api/auth/passkey/verify-registration', {
    response: await orNotCompleted(startRegistration({ optionsJSON })),
    name,
    ...(signIn && { createSession: true }),
  })
  if (signIn) await refreshSession()
}
