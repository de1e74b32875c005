import { createRequire } from 'node:module'
import type sanitizer from 'sanitize-html'
import { markNames, readInline, writeInline } from '../../../entities/blocks/inline.ts'

const options: sanitizer.IOptions = {
  allowedTags: [...markNames, 'a', 'br'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // What people mean by other names.
  transformTags: { strong: 'b', em: 'i', ins: 'u', del: 's', strike: 's' },
}

// Loaded when the first text with markup is written: it is an eighth of a start, and plain words never need it.
let loaded: typeof sanitizer | undefined
function sanitized(html: string): string {
  loaded ??= createRequire(import.meta.url)('sanitize-html') as typeof sanitizer
  return loaded(html, options)
}

const plain = /^[^<>&\u00a0]*$/

/**
 * Reduces the HTML within a block to the marks there are. The sanitizer parses as a browser would and drops the rest;
 * what it leaves is then read and written as marks, so that every text is stored in the one form the editor sends.
 */
export const cleanInline = (html: string): string =>
  plain.test(html) ? html : writeInline(readInline(sanitized(html)))
