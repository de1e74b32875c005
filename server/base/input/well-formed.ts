import { invalid } from '../errors/api-error.ts'

/**
 * The single rule on characters, for all text that comes in: from people, pages and services. U+0000, which PostgreSQL
 * cannot store (postgresql.org/docs/current/datatype-character.html) and nobody sees in pasted text, is removed; lone
 * surrogates become U+FFFD, as in every encoding to UTF-8 (Encoding Standard). All other characters, including U+FFFE
 * and U+FFFF, are kept.
 */
export const wellFormed = (text: string): string =>
  (text.includes('\0') ? text.replaceAll('\0', '') : text).toWellFormed()

/**
 * Applies the same to all strings of a parsed JSON value, in place. Property names are not changed: a malformed one is
 * refused, and so is `__proto__`, which cannot be a name in our objects.
 */
export function wellFormedIn(value: unknown): unknown {
  if (typeof value === 'string') return wellFormed(value)
  // Not recursive: a body may be nested more deeply than the call stack allows.
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

/** Removes U+0000 from the query of a URL; in the path it is refused (`addresses.ts`). */
export function wellFormedUrl(url: string): string {
  const query = url.indexOf('?')
  return query === -1 ? url : url.slice(0, query) + url.slice(query).replaceAll('%00', '')
}
