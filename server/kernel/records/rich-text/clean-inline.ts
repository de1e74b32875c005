import { createRequire } from 'node:module'
import type sanitizer from 'sanitize-html'
import { markNames, readInline, writeInline } from '../../../../entities/language/blocks/inline-markup.ts'

const options: sanitizer.IOptions = {
  allowedTags: [...markNames, 'a', 'br'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Synonyms for the supported marks.
  transformTags: { strong: 'b', em: 'i', ins: 'u', del: 's', strike: 's' },
}

// Loaded on first use: it accounts for an eighth of the startup time, and plain text never needs it.
let sanitizeHtml: typeof sanitizer | undefined
function sanitize(html: string): string {
  sanitizeHtml ??= createRequire(import.meta.url)('sanitize-html') as typeof sanitizer
  return sanitizeHtml(html, options)
}

const plainText = /^[^<>&\u00a0]*$/

/**
 * Reduces inline HTML to the supported marks. The sanitizer parses as a browser would and drops the rest; the result is
 * then parsed and written again, so that every text is stored in the form the editor sends.
 */
export const cleanInline = (html: string): string =>
  plainText.test(html) ? html : writeInline(readInline(sanitize(html)))
