import { ApiError } from '../errors.ts'
import { parseJson } from '../well-formed.ts'
import type { Backoff } from './backoff.ts'

/** Lets a sign-in through unless its address has to wait. */
export async function slowedSignIn(
  { begin, succeeded }: Backoff,
  body: Buffer | undefined,
  signIn: () => Promise<Response>,
): Promise<Response> {
  const email = addressIn(body)
  if (email === undefined) return signIn()
  const early = await begin(email)
  if (early > 0) throw new ApiError(429, undefined, { retryAfter: Math.ceil(early / 1000) })
  const answer = await signIn()
  if (answer.ok) await succeeded(email)
  return answer
}

/** The address of a sign-in, or undefined for a body that better-auth will refuse anyway. */
function addressIn(body: Buffer | undefined): string | undefined {
  try {
    const { email } = parseJson(String(body)) as { email?: unknown }
    return typeof email === 'string' ? email.trim().toLowerCase() : undefined
  } catch {
    return undefined
  }
}
