import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { NotCompleted, NotSupported } from './passkey-errors.ts'

export function assertSupported(): void {
  if (!browserSupportsWebAuthn()) throw new NotSupported()
}

/** What the browser threw keeps its name in the library's errors; a plain one says that nothing came back. */
export async function orNotCompleted<T>(ceremony: Promise<T>): Promise<T> {
  try {
    return await ceremony
  } catch (error) {
    throw (error as Error).name === 'Error' ? new NotCompleted() : error
  }
}
