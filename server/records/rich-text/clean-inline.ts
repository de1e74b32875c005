import { createRequire } from 'node:module'
import type sanitizer from 'sanitize-html'
import { markNames, readInline, writeInline } from '../../../entities/language/blocks/inline-markup.ts'

const options: sanitizer.IOptions = {
  allowedTags: [...markNames, 'a', 'br'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // What people mean by other names.
  transformTags: { strong: 'b', em: 'i', ins: 'u', del: 's', strike: 's' },
}

// Loaded when the first text with markup is written: it is an eighth of a start, and plain words never need it.
let sanitizeHtml: typeof sanitizer | undefined
function sanitize(html: string): string {
  sanitizeHtml ??= createRequire(import.meta.url)('sanitize-html') as typeof sanitizer
  return sanitizeHtml(html, options)
}

const plainText = /^[^<>&\u00a0]*$/

/**
 * Reduces the HTML within a block to the marks there are. The sanitizer parses as a browser would and drops the rest;
 * what it leaves is then read and written as marks, so that every text is stored in the one form the editor sends.
 */
export const cleanInline = (html: string): string =>
  plainText.test(html) ? html : writeInline(readInline(sanitize(html)))
