import { splitPrefix } from '../words/locale.ts'

/** The cookie that keeps, without its locale prefix, the path a person asked for before signing in. */
export const redirectCookie = { name: 'auth_redirect_path', maxAge: 600 } as const

/** The cookie by which the page a person was sent to knows that it has to say why. */
export const noticeCookie = { name: 'auth_notice', value: 'required', maxAge: 60 } as const

const maxLength = 2048
// Backslashes and control characters are taken for slashes, or dropped, by URL parsers.
const unsafe = /[\\\u0000-\u001f\u007f]/

/** Whether a stored path leads to a page of this product and nowhere else, and not back to signing in. */
export function isSafePath(path: string): boolean {
  if (path.length > maxLength || !path.startsWith('/') || path.includes('//') || unsafe.test(path)) return false
  const url = new URL(path, 'https://app.invalid')
  return url.origin === 'https://app.invalid' && !/^\/auth(\/|$)/.test(splitPrefix(url.pathname).path)
}

/** A full path as it is stored and compared: without its locale prefix. */
export function storedPathForm(fullPath: string): string {
  const end = fullPath.search(/[?#]/)
  const pathname = end < 0 ? fullPath : fullPath.slice(0, end)
  return splitPrefix(pathname).path + fullPath.slice(pathname.length)
}

/** What a signed-in person's stored path asks for. Whatever it is, the cookie is cleared before anything else happens. */
export function readStoredPath(stored: string, currentFullPath: string): { go: string } | { stay: 'here' | 'refused' } {
  if (stored === storedPathForm(currentFullPath)) return { stay: 'here' }
  return isSafePath(stored) ? { go: stored } : { stay: 'refused' }
}
