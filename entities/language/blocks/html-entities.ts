/** Converts between text and the HTML that a rich text stores, in which markup characters are entities. */

const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

/**
 * Replaces entities with the characters they stand for; half of a surrogate pair is none, and becomes U+FFFD as in browsers.
 * Unknown entities stay as they are.
 */
export const decodeEntities = (html: string): string =>
  html.replace(/&(?:#([0-9]{1,7})|#[xX]([0-9A-Fa-f]{1,6})|([A-Za-z]{2,6}));/g, (whole, decimal, hex, name) => {
    if (name) return namedEntities[name] ?? whole
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point).toWellFormed() : whole
  })

/** Escapes text as HTML, the same way browsers serialise it. */
export const escapeHtml = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/\u00a0/g, '&nbsp;')
