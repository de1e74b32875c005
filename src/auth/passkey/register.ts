import { startRegistration } from '@simplewebauthn/browser'
import { authGet, authPost } from '../../shell/api/auth-call.ts'
import { refreshSession } from '../../shell/session/session.ts'
import { withOpenLink } from '../with-open-link.ts'
import { assertSupported, runCeremony } from './ceremony.ts'

/**
 * Creates a passkey on this or another device and registers it. By the token of a `link`, it is that of the link’s
 * account, and a session starts.
 */
export async function registerPasskey(name: string, link?: string): Promise<void> {
  assertSupported()
  const readOptions = () => authGet('/api/auth/passkey/generate-register-options')
  const optionsJSON = await (link === undefined ? readOptions() : withOpenLink(link, readOptions))
  await authPost('/api/auth/passkey/verify-registration', {
    response: await runCeremony(() => startRegistration({ optionsJSON })),
    name,
    ...(link !== undefined && { createSession: true }),
  })
  if (link !== undefined) await refreshSession()
}
