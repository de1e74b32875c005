import { invalid } from '../errors/api-error.ts'

/**
 * The one rule on characters, for every text that comes in: from people, from pages and from services. U+0000, which
 * PostgreSQL keeps in no text (postgresql.org/docs/current/datatype-character.html) and nobody sees in what they paste,
 * is left out; half a character (a lone surrogate) becomes U+FFFD, as in every encoding to UTF-8 (Encoding Standard).
 * All other characters, U+FFFE and U+FFFF among them, are kept as they are.
 */
export const wellFormed = (text: string): string =>
  (text.includes('\0') ? text.replaceAll('\0', '') : text).toWellFormed()

/**
 * The same for all texts of a value that was read from JSON, in place. Names in it are no texts: one that is not well
 * formed is refused, and so is `__proto__`, which would be no name of an object of ours.
 */
export function wellFormedIn(value: unknown): unknown {
  if (typeof value === 'string') return wellFormed(value)
  // A body may be nested deeper than calls may.
  const pending: unknown[] = [value]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next !== 'object' || next === null) continue
    const object = next as Record<string, unknown>
    for (const name of Object.keys(object)) {
      if (name === '__proto__' || wellFormed(name) !== name)
        throw invalid([{ path: [wellFormed(name)], rule: 'unknownField', params: {} }])
      const each = object[name]
      if (typeof each === 'string') object[name] = wellFormed(each)
      else if (typeof each === 'object' && each !== null) pending.push(each)
    }
  }
  return value
}

/** An address without U+0000 in its query; in its path it is refused (`isCanonical`). */
export function wellFormedUrl(url: string): string {
  const query = url.indexOf('?')
  return query === -1 ? url : url.slice(0, query) + url.slice(query).replaceAll('%00', '')
}
