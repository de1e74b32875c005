/**
 * A slug from a title in ASCII letters; undefined for any other, since a guess at a Japanese reading would be wrong.
 */
export function slugFromTitle(title: unknown): string | undefined {
  if (typeof title !== 'string' || !/^[\x20-\x7e]+$/.test(title)) return undefined
  const slug = title
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug || undefined
}
