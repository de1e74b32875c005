import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { publicUrl } from './world.ts'

/**
 * A device that holds one passkey, as the specification of WebAuthn describes it: it signs what a server asks, and can
 * be made to leave out the check of its owner, which a browser would not do.
 */
export interface Authenticator {
  readonly id: string
  create(options: { readonly challenge: string; readonly user: { readonly id: string } }, how?: Ceremony): object
  get(options: { readonly challenge: string }, how?: Ceremony): object
}

interface Ceremony {
  readonly verified?: boolean
  readonly origin?: string
}

const present = 0x01
const verified = 0x04
const attested = 0x40

export function authenticator(): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credential = randomBytes(32)
  const id = credential.toString('base64url')
  let counter = 0
  let userHandle = ''

  return {
    id,
    create({ challenge, user }, how = {}) {
      userHandle = user.id
      const key = coseKey(publicKey)
      const length = Buffer.from([credential.length >> 8, credential.length & 255])
      const data = authData(how, attested, counter, Buffer.concat([Buffer.alloc(16), length, credential, key]))
      const attestation = map([
        [text('fmt'), text('none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(data)],
      ])
      return answer(id, {
        clientDataJSON: clientData('webauthn.create', challenge, how).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      })
    },
    get({ challenge }, how = {}) {
      const data = authData(how, 0, (counter += 1))
      const client = clientData('webauthn.get', challenge, how)
      return answer(id, {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signed(privateKey, Buffer.concat([data, sha256(client)])).toString('base64url'),
        userHandle,
      })
    },
  }
}

const answer = (id: string, response: object) => ({
  id,
  rawId: id,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  clientExtensionResults: {},
  response,
})

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()
const signed = (key: KeyObject, data: Buffer): Buffer => sign('sha256', data, key)

function authData(
  { verified: isVerified = true }: Ceremony,
  more: number,
  counter: number,
  rest = Buffer.alloc(0),
): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  const flags = Buffer.from([present | (isVerified ? verified : 0) | more])
  return Buffer.concat([sha256(new URL(publicUrl).hostname), flags, count, rest])
}

const clientData = (type: string, challenge: string, { origin = publicUrl }: Ceremony): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

function coseKey(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' })
  return map([
    [integer(1), integer(2)],
    [integer(3), integer(-7)],
    [integer(-1), integer(1)],
    [integer(-2), bytes(Buffer.from(x!, 'base64url'))],
    [integer(-3), bytes(Buffer.from(y!, 'base64url'))],
  ])
}

/** As much of CBOR as a passkey needs. */
function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length])
  return length < 256
    ? Buffer.from([(kind << 5) | 24, length])
    : Buffer.from([(kind << 5) | 25, length >> 8, length & 255])
}
const integer = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value))
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value])
const text = (value: string): Buffer => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
const map = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()])
