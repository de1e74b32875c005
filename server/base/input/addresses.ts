const plainPath = /^(?:\/[\w~!$&'()*+,;=:@-][\w.~!$&'()*+,;=:@-]*)*\/?$/

/** Whether a path is spelt as every reader resolves it: nothing in it is encoded or stands for another segment. */
const isPlainPath = (path: string): boolean => path.startsWith('/') && plainPath.test(path)

/** Whether a request's URL is spelt the way we write URLs: no empty, dot or encoded segments. */
export function isCanonical(url: string): boolean {
  const query = url.indexOf('?')
  const path = query === -1 ? url : url.slice(0, query)
  if (!path.startsWith('/')) return false
  return isPlainPath(path) || path.slice(1).split('/').every(isCanonicalSegment)
}

function isCanonicalSegment(segment: string, index: number, all: readonly string[]): boolean {
  if (segment === '') return index === all.length - 1
  try {
    const name = decodeURIComponent(segment)
    return (
      name !== '.' &&
      name !== '..' &&
      !/[/\\\p{Cc}]/u.test(name) &&
      !/%(?:2[de]|[46][1-9a-f]|[57][0-9a]|3\d|5f|7e)/i.test(segment)
    )
  } catch {
    return false
  }
}

/**
 * A URL as a browser resolves it on our origin (https://url.spec.whatwg.org/#concept-basic-url-parser); undefined if it
 * is not ours, or not one that we would serve: `/..//evil.example` resolves to a path that begins with two slashes.
 */
export function sameOriginAddress(target: string, publicUrl: string): string | undefined {
  if (isPlainPath(target)) return target
  const { origin } = new URL(publicUrl)
  if (!URL.canParse(target, origin)) return undefined
  const url = new URL(target, origin)
  if (url.origin !== origin || url.username || url.password || !isCanonical(url.pathname)) return undefined
  const path = url.pathname + url.search + url.hash
  return URL.canParse(target) ? origin + path : path
}
