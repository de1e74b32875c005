import { splitPrefix } from '../words/locale.ts'

const maxLength = 2048
// URL parsers read a backslash as a slash, and drop some control characters.
const unsafe = /[\\\u0000-\u001f\u007f]/

/** Whether a stored path is safe to redirect to: a page of this site, other than those for signing in. */
export function isSafePath(path: string): boolean {
  if (path.length > maxLength || !path.startsWith('/') || path.includes('//') || unsafe.test(path)) return false
  const url = new URL(path, 'https://app.invalid')
  return url.origin === 'https://app.invalid' && !/^\/auth(\/|$)/.test(splitPrefix(url.pathname).path)
}

/** The form in which a full path is stored and compared: without its locale prefix. */
export function storedPathForm(fullPath: string): string {
  const end = fullPath.search(/[?#]/)
  const pathname = end < 0 ? fullPath : fullPath.slice(0, end)
  return splitPrefix(pathname).path + fullPath.slice(pathname.length)
}

/** What to do with a signed-in user's stored path. In every case the caller clears the cookie first. */
export function readStoredPath(stored: string, currentFullPath: string): { go: string } | { stay: 'here' | 'refused' } {
  if (stored === storedPathForm(currentFullPath)) return { stay: 'here' }
  return isSafePath(stored) ? { go: stored } : { stay: 'refused' }
}
