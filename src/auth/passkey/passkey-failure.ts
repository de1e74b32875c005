import { ApiError } from '../../shell/api/api-error.ts'
import { errorCode } from '../../shell/api/auth-call.ts'
import type { Words } from '../../shell/words/words.ts'

/** A failed passkey flow: the specification's status and code, and the message key. */
export interface PasskeyFailure {
  readonly status: number
  readonly code: string
  /** The message key. */
  readonly text: string
  /** What the browser or the server said of a failure that has no words of its own. */
  readonly message?: string
}

export type Ceremony = 'registration' | 'authentication'

const badRequest = (text: string): PasskeyFailure => ({ status: 400, code: 'BAD_REQUEST', text })
const unknown: PasskeyFailure = { status: 500, code: 'INTERNAL_SERVER_ERROR', text: 'commons.errors.passkey.unknown' }

const previouslyRegistered = badRequest('commons.errors.passkey.previouslyRegistered')
const registrationCancelled = badRequest('commons.errors.passkey.registrationCancelled')
const registrationIncomplete = badRequest('commons.errors.credential.registrationIncomplete')
const authCancelled = badRequest('commons.errors.passkey.authCancelled')
const authenticationIncomplete = badRequest('commons.errors.credential.authenticationIncomplete')
const notFocused = badRequest('commons.errors.passkey.notFocused')
const notSupported = badRequest('commons.errors.credential.notSupported')

/** The failures that have words of their own, by the browser's error name or the server's error code. */
const failuresByName: Readonly<Record<Ceremony, Readonly<Record<string, PasskeyFailure>>>> = {
  registration: {
    InvalidStateError: previouslyRegistered,
    PREVIOUSLY_REGISTERED: previouslyRegistered,
    AbortError: registrationCancelled,
    // The dialog was closed or timed out; browsers do not distinguish these.
    NotAllowedError: registrationCancelled,
    NotFocused: notFocused,
    NotSupported: notSupported,
    NotSupportedError: notSupported,
    // No available device can store passkeys or verify the user.
    ConstraintError: notSupported,
    UnknownError: registrationIncomplete,
    NotCompleted: registrationIncomplete,
    // It took too long, or was done without user verification.
    CHALLENGE_NOT_FOUND: registrationIncomplete,
    FAILED_TO_VERIFY_REGISTRATION: registrationIncomplete,
    USER_VERIFICATION_REQUIRED: registrationIncomplete,
  },
  authentication: {
    AbortError: authCancelled,
    NotAllowedError: authCancelled,
    NotFocused: notFocused,
    UnknownError: authCancelled,
    SecurityError: authCancelled,
    NotSupported: notSupported,
    NotSupportedError: notSupported,
    NotCompleted: authenticationIncomplete,
    CHALLENGE_NOT_FOUND: authenticationIncomplete,
    AUTHENTICATION_FAILED: authCancelled,
    USER_VERIFICATION_REQUIRED: authCancelled,
    PASSKEY_NOT_FOUND: badRequest('commons.signIn.passkeyUnknown'),
    BANNED_USER: { status: 403, code: 'FORBIDDEN', text: 'commons.signIn.banned' },
  },
}

/** Server responses that mean the same for every call. */
const failuresByCode: Readonly<Record<number, PasskeyFailure>> = {
  0: { status: 500, code: 'FETCH_ERROR', text: 'commons.signIn.unreachable' },
  429: { status: 429, code: 'TOO_MANY_REQUESTS', text: 'commons.failures.tooMany' },
}

/**
 * Classifies a failure. Those without words of their own pass on their message (specification, section 5); when signing
 * in, any rejection by the server counts as cancelled.
 */
export function passkeyFailure(ceremony: Ceremony, error: unknown): PasskeyFailure {
  const known = failuresByName[ceremony][nameOf(error) ?? '']
  if (known) return known
  const answer = error instanceof ApiError ? failuresByCode[error.status] : undefined
  if (answer) return answer
  const refused = error instanceof ApiError && error.status < 500
  if (refused && ceremony === 'authentication') return authCancelled
  const { message } = (error ?? {}) as { readonly message?: unknown }
  return {
    ...(refused ? registrationIncomplete : unknown),
    ...(typeof message === 'string' && message !== '' && { message }),
  }
}

/** The sentence for a failure, with what was said of it. */
export function passkeyFailureText({ translate }: Pick<Words, 'translate'>, { text, message }: PasskeyFailure): string {
  return message ? translate('commons.errors.passkey.withMessage', { text: translate(text), message }) : translate(text)
}

const nameOf = (error: unknown): string | undefined =>
  errorCode(error) ?? (error as { name?: string } | undefined)?.name
