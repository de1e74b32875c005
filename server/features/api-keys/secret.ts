import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** Distinguishes a key from a person's token. */
export const secretPrefix = 'captain_'
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const randomLength = 32
const checksumLength = 6

/** Matches a whole secret: scanners find leaked ones by it, and recognise a real one by its checksum. */
const secretPattern = /^captain_[0-9A-Za-z]{38}$/

/**
 * The secret of an API key: `captain_`, 32 random characters (190 bits), and the CRC-32 of these in six, all of base 62.
 */
export function newSecret(): string {
  const random = Array.from({ length: randomLength }, () => digits[randomInt(digits.length)]).join('')
  return secretPrefix + random + checksumOf(random)
}

/** Whether a text can be a secret at all, without asking the database. */
export const isSecret = (text: string): boolean =>
  secretPattern.test(text) &&
  text.slice(-checksumLength) === checksumOf(text.slice(secretPrefix.length, -checksumLength))

/** By what people recognise a secret of which nothing else is kept. */
export const hintOf = (secret: string): string => secret.slice(0, secretPrefix.length + 4)

function checksumOf(random: string): string {
  let rest = crc32(random)
  let text = ''
  for (let place = 0; place < checksumLength; place += 1) {
    text = digits[rest % digits.length]! + text
    rest = Math.floor(rest / digits.length)
  }
  return text
}
