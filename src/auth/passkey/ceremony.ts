import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { NotCompleted, NotSupported } from './passkey-errors.ts'

export function assertSupported(): void {
  if (!browserSupportsWebAuthn()) throw new NotSupported()
}

/**
 * The library keeps the browser's error name; an error named plain `Error` means that the ceremony returned nothing.
 */
export async function orNotCompleted<T>(ceremony: Promise<T>): Promise<T> {
  try {
    return await ceremony
  } catch (error) {
    throw (error as Error).name === 'Error' ? new NotCompleted() : error
  }
}
