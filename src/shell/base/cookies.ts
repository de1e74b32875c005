/** Reads a cookie from a `Cookie` header or from `document.cookie`. */
export function readCookie(cookies: string, name: string): string | undefined {
  const pair = cookies.split(/;\s*/).find((each) => each.startsWith(`${name}=`))
  if (!pair) return undefined
  const value = pair.slice(name.length + 1)
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

interface CookieOptions {
  readonly maxAge: number
  readonly sameSite: 'Strict' | 'Lax'
  readonly secure: boolean
}

/** Formats a cookie for `Set-Cookie` or `document.cookie`, valid for the whole site. */
export const writeCookie = (name: string, value: string, { maxAge, sameSite, secure }: CookieOptions): string =>
  `${name}=${encodeURIComponent(value)}; Max-Age=${maxAge}; Path=/; SameSite=${sameSite}${secure ? '; Secure' : ''}`

/** Sets a cookie in the browser; `Secure` if the page was loaded over https. */
export function setCookie(name: string, value: string, options: Omit<CookieOptions, 'secure'>): void {
  document.cookie = writeCookie(name, value, { ...options, secure: location.protocol === 'https:' })
}

export const deleteCookie = (name: string): void => {
  document.cookie = `${name}=; Max-Age=0; Path=/`
}
