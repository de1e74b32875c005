import { WebAuthnError } from '@simplewebauthn/browser'
import { describe, expect, it, vi } from 'vitest'
import { runCeremony } from '../../../src/auth/passkey/ceremony.ts'
import { NotCompleted, NotFocused, NotSupported } from '../../../src/auth/passkey/ceremony.ts'
import { passkeyFailure, passkeyFailureText, type Ceremony } from '../../../src/auth/passkey/passkey-failure.ts'
import { ApiError } from '../../../src/shell/api/api.ts'
import { createWords } from '../../../src/shell/words/words.ts'
import commons from '../../../locales/en/commons.json' with { type: 'json' }
import { wordsOf } from '../../locales/words.ts'

/** As the library hands on what a browser threw. */
const thrown = (name: string, message = 'The operation either timed out or was not allowed.') =>
  new WebAuthnError({ message, code: 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY', cause: new DOMException(message, name) })
const answered = (status: number, code?: string) =>
  new ApiError('In English', status, { statusCode: status, data: { code } })

const bad = [400, 'BAD_REQUEST'] as const
const internal = [500, 'INTERNAL_SERVER_ERROR'] as const

/** As the specification says it: the words of each text in English. */
const table: readonly [Ceremony, string, unknown, readonly [number, string], string][] = [
  [
    'registration',
    'a passkey that is there already',
    thrown('InvalidStateError'),
    bad,
    'errors.passkey.previouslyRegistered',
  ],
  [
    'registration',
    'the same, found by the server',
    answered(400, 'PREVIOUSLY_REGISTERED'),
    bad,
    'errors.passkey.previouslyRegistered',
  ],
  ['registration', 'a closed dialog', thrown('NotAllowedError'), bad, 'errors.passkey.registrationCancelled'],
  ['registration', 'an aborted ceremony', thrown('AbortError'), bad, 'errors.passkey.registrationCancelled'],
  ['registration', 'a page that was not in front', new NotFocused(), bad, 'errors.passkey.notFocused'],
  ['registration', 'a browser without passkeys', new NotSupported(), bad, 'errors.credential.notSupported'],
  [
    'registration',
    'a device that cannot ask who it is',
    thrown('ConstraintError'),
    bad,
    'errors.credential.notSupported',
  ],
  ['registration', 'nothing made', new NotCompleted(), bad, 'errors.credential.registrationIncomplete'],
  [
    'registration',
    'a challenge too old',
    answered(400, 'CHALLENGE_NOT_FOUND'),
    bad,
    'errors.credential.registrationIncomplete',
  ],
  ['registration', 'something else', new TypeError('x is not a function'), internal, 'errors.passkey.unknown'],
  ['registration', 'a server out of order', answered(500), internal, 'errors.passkey.unknown'],
  ['authentication', 'a closed dialog', thrown('NotAllowedError'), bad, 'errors.passkey.authCancelled'],
  ['authentication', 'an aborted ceremony', thrown('AbortError'), bad, 'errors.passkey.authCancelled'],
  ['authentication', 'a page that was not in front', new NotFocused(), bad, 'errors.passkey.notFocused'],
  ['authentication', 'a browser without passkeys', new NotSupported(), bad, 'errors.credential.notSupported'],
  ['authentication', 'nothing chosen', new NotCompleted(), bad, 'errors.credential.authenticationIncomplete'],
  [
    'authentication',
    'an assertion without verification',
    answered(400, 'USER_VERIFICATION_REQUIRED'),
    bad,
    'errors.passkey.authCancelled',
  ],
  ['authentication', 'a refusal nobody foresaw', answered(401, 'SOMETHING_NEW'), bad, 'errors.passkey.authCancelled'],
  ['authentication', 'something else', new TypeError('x is not a function'), internal, 'errors.passkey.unknown'],
  ['authentication', 'nothing at all', undefined, internal, 'errors.passkey.unknown'],
  ['authentication', 'a passkey deleted here', answered(401, 'PASSKEY_NOT_FOUND'), bad, 'signIn.passkeyUnknown'],
  ['authentication', 'a banned account', answered(403, 'BANNED_USER'), [403, 'FORBIDDEN'], 'signIn.banned'],
  ['authentication', 'too many tries', answered(429), [429, 'TOO_MANY_REQUESTS'], 'failures.tooMany'],
  ['authentication', 'no connection', answered(0), [500, 'FETCH_ERROR'], 'signIn.unreachable'],
]

describe('A failed passkey flow', () => {
  it.each(table)('in %s: %s', (ceremony, _what, error, [status, code], words) => {
    expect(passkeyFailure(ceremony, error)).toMatchObject({ status, code, text: `commons.${words}` })
  })

  it('passes on what was said of it where it has no words of its own, in the sentence of the page', () => {
    const said = (ceremony: Ceremony, error: unknown) =>
      passkeyFailureText(createWords('en', { commons }), passkeyFailure(ceremony, error))
    const broken = new TypeError('x is not a function')
    expect(said('registration', broken)).toBe(`${commons.errors.passkey.unknown} (x is not a function)`)
    expect(said('authentication', broken)).toBe(`${commons.errors.passkey.unknown} (x is not a function)`)
    expect(said('registration', answered(400, 'SOMETHING_NEW'))).toBe(
      `${commons.errors.credential.registrationIncomplete} (In English)`,
    )
    expect(said('registration', thrown('NotAllowedError'))).toBe(commons.errors.passkey.registrationCancelled)
    expect(said('authentication', answered(401, 'SOMETHING_NEW'))).toBe(commons.errors.passkey.authCancelled)
  })

  it('is told from a closed dialog where the page was not in front', async () => {
    const nameOf = async (failure: Error) => {
      try {
        return await runCeremony(async () => {
          throw failure
        })
      } catch (error) {
        return (error as Error).name
      }
    }
    const unfocused = 'The operation is not allowed at this time because the page does not have focus.'
    const page = { hasFocus: () => true, visibilityState: 'visible' }
    vi.stubGlobal('document', page)
    expect(await nameOf(thrown('NotAllowedError'))).toBe('NotAllowedError')
    expect(await nameOf(thrown('NotAllowedError', unfocused))).toBe('NotFocused')
    page.visibilityState = 'hidden'
    expect(await nameOf(thrown('NotAllowedError'))).toBe('NotFocused')
    expect(await nameOf(thrown('InvalidStateError'))).toBe('InvalidStateError')
    vi.stubGlobal('document', { hasFocus: () => false, visibilityState: 'visible' })
    expect(await nameOf(thrown('NotAllowedError'))).toBe('NotFocused')
    vi.unstubAllGlobals()
  })

  it.each(['ja', 'en'] as const)('has words for all of them (%s)', (locale) => {
    const words = wordsOf(locale, 'commons')
    for (const [, , , , text] of table) expect(words.get(text), text).toBeTruthy()
  })
})
