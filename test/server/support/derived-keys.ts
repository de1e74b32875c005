import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { promisify } from 'node:util'

/**
 * The key that a password and its salt give is always the same, and to derive it takes as long as to start a server: of
 * the passwords that many tests share, each worker derives it once.
 */
const known = new Map<string, Promise<Buffer>>()
const derive = promisify<string, string, number, crypto.ScryptOptions, Buffer>(crypto.scrypt)

function scryptOnce(
  password: string,
  salt: string,
  length: number,
  options: crypto.ScryptOptions,
  done: (error: Error | null, key?: Buffer) => void,
): void {
  const asked = JSON.stringify([password, salt, length, options])
  const key = known.get(asked) ?? derive(password, salt, length, options)
  known.set(asked, key)
  key.then((bytes) => done(null, Buffer.from(bytes)), done)
}

if (crypto.scrypt.name !== scryptOnce.name) {
  Object.assign(crypto, { scrypt: scryptOnce })
  syncBuiltinESMExports()
}
