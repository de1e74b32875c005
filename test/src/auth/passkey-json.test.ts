import { describe, expect, it } from 'vitest'
import { bytesOf, creationOptions, credentialJson, requestOptions, textOf } from '../../../src/auth/passkey/json.ts'

const bytes = (...numbers: readonly number[]): ArrayBuffer => Uint8Array.from(numbers).buffer

describe('What the server sends and takes of a passkey', () => {
  it('has bytes as base64url, without filling', () => {
    expect(textOf(bytes(251, 255, 254, 0))).toBe('-__-AA')
    expect([...bytesOf('-__-AA')]).toEqual([251, 255, 254, 0])
  })

  it('becomes what the browser asks with', () => {
    expect(requestOptions({ challenge: 'AQID', rpId: 'localhost' })).toEqual({
      challenge: Uint8Array.of(1, 2, 3),
      rpId: 'localhost',
    })
    const user = { id: 'AQ', name: 'sato@example.jp', displayName: '佐藤' }
    expect(creationOptions({ challenge: 'AQID', user, excludeCredentials: [{ id: 'Ag' }] })).toEqual({
      challenge: Uint8Array.of(1, 2, 3),
      user: { ...user, id: Uint8Array.of(1) },
      excludeCredentials: [{ id: Uint8Array.of(2) }],
    })
  })

  const credential = (response: object): PublicKeyCredential =>
    ({
      id: 'AQ',
      rawId: bytes(1),
      type: 'public-key',
      authenticatorAttachment: null,
      getClientExtensionResults: () => ({}),
      response: { clientDataJSON: bytes(2), ...response },
    }) as unknown as PublicKeyCredential
  const common = { id: 'AQ', rawId: 'AQ', type: 'public-key', clientExtensionResults: {} }

  it('says of a new passkey by which ways it is reached, where the browser knows', () => {
    const made = { attestationObject: bytes(3), getTransports: () => ['internal'] }
    expect(credentialJson(credential(made))).toEqual({
      ...common,
      response: { clientDataJSON: 'Ag', attestationObject: 'Aw', transports: ['internal'] },
    })
    expect(credentialJson(credential({ attestationObject: bytes(3) })).response).toMatchObject({ transports: [] })
  })

  it('says of an answer whose it is, where the passkey does', () => {
    const answer = { authenticatorData: bytes(4), signature: bytes(5), userHandle: bytes(6) }
    expect(credentialJson(credential(answer))).toEqual({
      ...common,
      response: { clientDataJSON: 'Ag', authenticatorData: 'BA', signature: 'BQ', userHandle: 'Bg' },
    })
    expect(credentialJson(credential({ ...answer, userHandle: null })).response).not.toHaveProperty('userHandle')
  })
})
