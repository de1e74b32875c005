import { ApiError } from '../../shell/api/api.ts'
import { errorCode } from '../../shell/api/auth-call.ts'

/** What a failed passkey flow comes to: the specification's status and code, and the words people read. */
export interface PasskeyFailure {
  readonly status: number
  readonly code: string
  /** The key of the words. */
  readonly text: string
}

export type Ceremony = 'registration' | 'authentication'

const badRequest = (text: string): PasskeyFailure => ({ status: 400, code: 'BAD_REQUEST', text })
const unknown: PasskeyFailure = { status: 500, code: 'INTERNAL_SERVER_ERROR', text: 'commons.errors.passkey.unknown' }

const previouslyRegistered = badRequest('commons.errors.passkey.previouslyRegistered')
const registrationCancelled = badRequest('commons.errors.passkey.registrationCancelled')
const registrationIncomplete = badRequest('commons.errors.credential.registrationIncomplete')
const authCancelled = badRequest('commons.errors.passkey.authCancelled')
const authenticationIncomplete = badRequest('commons.errors.credential.authenticationIncomplete')
const notSupported = badRequest('commons.errors.credential.notSupported')

/**
 * Every failure of a ceremony, by the name of what the browser threw or the code of what the server refused. Neither's
 * own sentence is ever shown: they are English, and speak of specifications.
 */
const failuresByName: Readonly<Record<Ceremony, Readonly<Record<string, PasskeyFailure>>>> = {
  registration: {
    InvalidStateError: previouslyRegistered,
    PREVIOUSLY_REGISTERED: previouslyRegistered,
    AbortError: registrationCancelled,
    // The dialog was closed, or nobody came: browsers do not tell one from the other.
    NotAllowedError: registrationCancelled,
    NotSupported: notSupported,
    NotSupportedError: notSupported,
    // No device at hand can keep passkeys, or ask who it is.
    ConstraintError: notSupported,
    UnknownError: registrationIncomplete,
    NotCompleted: registrationIncomplete,
    // Taken too long, or without the check that it is the person.
    CHALLENGE_NOT_FOUND: registrationIncomplete,
    FAILED_TO_VERIFY_REGISTRATION: registrationIncomplete,
    USER_VERIFICATION_REQUIRED: registrationIncomplete,
  },
  authentication: {
    AbortError: authCancelled,
    NotAllowedError: authCancelled,
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

/** Answers of the server that say the same of every call. */
const failuresByCode: Readonly<Record<number, PasskeyFailure>> = {
  0: { status: 500, code: 'FETCH_ERROR', text: 'commons.signIn.unreachable' },
  429: { status: 429, code: 'TOO_MANY_REQUESTS', text: 'commons.failures.tooMany' },
}

/** What a failure comes to. Whatever nobody foresaw is unknown; in signing in, whatever the server refuses is a cancelled one. */
export function passkeyFailure(ceremony: Ceremony, error: unknown): PasskeyFailure {
  const known = failuresByName[ceremony][nameOf(error) ?? '']
  if (known) return known
  if (!(error instanceof ApiError)) return unknown
  const answer = failuresByCode[error.status]
  if (answer) return answer
  if (error.status >= 500) return unknown
  return ceremony === 'authentication' ? authCancelled : registrationIncomplete
}

const nameOf = (error: unknown): string | undefined =>
  errorCode(error) ?? (error as { name?: string } | undefined)?.name
