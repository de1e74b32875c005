import { browserSupportsWebAuthn } from '@simplewebauthn/browser'

export function assertSupported(): void {
  if (!browserSupportsWebAuthn()) throw new NotSupported()
}

/**
 * The result of a ceremony. The library keeps the browser's error name; an error named plain `Error` means that the
 * ceremony returned nothing. Rejects with NotFocused where the page was not in front.
 */
export async function runCeremony<T>(begin: () => Promise<T>): Promise<T> {
  const hadFocus = document.hasFocus()
  try {
    return await begin()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if (error.name === 'Error') throw new NotCompleted()
    throw error.name === 'NotAllowedError' && (!hadFocus || lacksFocus(error)) ? new NotFocused() : error
  }
}

/**
 * Browsers give a missing focus the name of a closed dialog. The focus of this moment says nothing, as a dialog of the
 * system has had it; a page that is hidden was left meanwhile. Chromium says it in its message besides.
 */
const lacksFocus = ({ message }: Error): boolean => document.visibilityState === 'hidden' || /\bfocus/i.test(message)

/** The browser does not support passkeys. */
export class NotSupported extends Error {
  override readonly name = 'NotSupported'
}

/** The page was not in front: a browser lets only that one use passkeys. */
export class NotFocused extends Error {
  override readonly name = 'NotFocused'
}

/** The browser returned no credential. */
export class NotCompleted extends Error {
  override readonly name = 'NotCompleted'
}
