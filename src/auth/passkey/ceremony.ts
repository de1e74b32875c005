import { authGet, authPost, codeOf } from '../../shell/auth-call.ts'
import { refreshSession } from '../../shell/session.ts'
import { NotCompleted, NotSupported } from './errors.ts'
import { creationOptions, credentialJson, requestOptions, type CreationOptions, type RequestOptions } from './json.ts'

const base = '/api/auth/passkey'

// A browser has one ceremony at a time: the one that waits at the address field makes way for the one of the button.
let ceremony: AbortController | undefined

export const cancelCeremony = (): void => ceremony?.abort()

function beginCeremony(): AbortSignal {
  cancelCeremony()
  ceremony = new AbortController()
  return ceremony.signal
}

/** Signs in by a passkey the person chooses; what they typed of their address goes along. */
export async function signInByPasskey(email: string): Promise<void> {
  assertSupported()
  const options = await askOptions(email)
  await verify(options, await chosen(options))
}

/**
 * Waits until the person picks a passkey from what the browser offers at the address field; true when that signed them
 * in. Where nothing is offered, or another ceremony begins meanwhile, nothing comes of it, and nothing is said.
 */
export async function signInByAutofill(): Promise<boolean> {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return false
  const offered = async () => {
    const options = await askOptions('')
    return [options, await chosen(options, 'conditional')] as const
  }
  const picked = await offered().catch(() => undefined)
  if (!picked) return false
  await verify(...picked)
  return true
}

/** Makes a passkey on this device or another and registers it; `signIn` begins a session with it, as invitations do. */
export async function registerPasskey(name: string, signIn = false): Promise<void> {
  assertSupported()
  const options = await authGet<CreationOptions>(`${base}/generate-register-options`)
  const made = await navigator.credentials.create({ publicKey: creationOptions(options), signal: beginCeremony() })
  await authPost(`${base}/verify-registration`, {
    response: credentialJson(completed(made)),
    name,
    ...(signIn && { createSession: true }),
  })
  if (signIn) await refreshSession()
}

const askOptions = (email: string): Promise<RequestOptions> =>
  authPost(`${base}/generate-authenticate-options`, email ? { email } : {})

async function chosen(options: RequestOptions, mediation?: 'conditional'): Promise<PublicKeyCredential> {
  const publicKey = requestOptions(options)
  const signal = beginCeremony()
  return completed(await navigator.credentials.get({ publicKey, signal, ...(mediation && { mediation }) }))
}

async function verify({ rpId }: RequestOptions, credential: PublicKeyCredential): Promise<void> {
  try {
    await authPost(`${base}/verify-authentication`, { response: credentialJson(credential) })
  } catch (error) {
    if (codeOf(error) === 'PASSKEY_NOT_FOUND') await forget(rpId, credential.id)
    throw error
  }
}

function assertSupported(): void {
  if (!('PublicKeyCredential' in window)) throw new NotSupported()
}

function completed(credential: Credential | null): PublicKeyCredential {
  if (!credential) throw new NotCompleted()
  return credential as PublicKeyCredential
}

interface Signals {
  signalUnknownCredential?(told: { rpId: string; credentialId: string }): Promise<void>
}

/** Has the browser stop offering a passkey that the server does not know any more, where it can. */
async function forget(rpId: string | undefined, credentialId: string): Promise<void> {
  const { signalUnknownCredential } = PublicKeyCredential as unknown as Signals
  if (rpId) await signalUnknownCredential?.call(PublicKeyCredential, { rpId, credentialId }).catch(() => {})
}
