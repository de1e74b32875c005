import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'

/** Writes and reads the cursors of lists, which hold a place in them. */
export interface Cursors<Place> {
  seal(list: string, place: Place): string
  /** Undefined for a text that is not a cursor of this list. */
  open(list: string, cursor: string): Place | undefined
}

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * Cursors are encrypted and authenticated: lists may be sorted by a field that is not public, and nobody can ask where a
 * record of his own making would stand.
 */
export function cursorsWith<Place>(secret: string): Cursors<Place> {
  const derived = Buffer.from(hkdfSync('sha256', secret, '', 'captain content cursor', 64))
  const [key, nonceKey] = [derived.subarray(0, 32), derived.subarray(32)]
  return {
    seal(list, place) {
      const text = JSON.stringify(place)
      // The same place has the same cursor, so that answers stay the same.
      const nonce = createHmac('sha256', nonceKey).update(list).update(text).digest().subarray(0, nonceBytes)
      const sealing = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(list))
      const sealed = [sealing.update(text, 'utf8'), sealing.final()]
      return Buffer.concat([nonce, ...sealed, sealing.getAuthTag()]).toString('base64url')
    },
    open(list, cursor) {
      const bytes = Buffer.from(cursor, 'base64url')
      if (bytes.length <= nonceBytes + tagBytes) return undefined
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(list))
        .setAuthTag(bytes.subarray(-tagBytes))
      try {
        const text = Buffer.concat([opening.update(bytes.subarray(nonceBytes, -tagBytes)), opening.final()])
        return JSON.parse(String(text)) as Place
      } catch {
        return undefined
      }
    },
  }
}
