/**
 * The language that a browser or program prefers: of Japanese and English the one with the higher weight, of equal ones the
 * first, and English where it asks for neither.
 *
 * @param accepted the header `Accept-Language` (RFC 9110, section 12.5.4)
 */
export function preferredLanguage(accepted: string | undefined): 'ja' | 'en' {
  let preferred: 'ja' | 'en' = 'en'
  let heaviest = 0
  for (const part of (accepted ?? '').split(',')) {
    const [, tag, weight = 1] = /^\s*(ja|en)\b[^;]*(?:;\s*q=([\d.]+))?\s*$/i.exec(part) ?? []
    if (tag === undefined || Number(weight) <= heaviest) continue
    preferred = tag.toLowerCase() as 'ja' | 'en'
    heaviest = Number(weight)
  }
  return preferred
}
