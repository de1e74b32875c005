/** Reads one cookie of a `Cookie` header or of `document.cookie`. */
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

/** A cookie as `Set-Cookie` and `document.cookie` take it, for the whole site. */
export const writeCookie = (name: string, value: string, { maxAge, sameSite, secure }: CookieOptions): string =>
  `${name}=${encodeURIComponent(value)}; Max-Age=${maxAge}; Path=/; SameSite=${sameSite}${secure ? '; Secure' : ''}`

/** Keeps a cookie in the browser; `Secure` wherever the page itself came over https. */
export function setCookie(name: string, value: string, options: Omit<CookieOptions, 'secure'>): void {
  document.cookie = writeCookie(name, value, { ...options, secure: location.protocol === 'https:' })
}

export const deleteCookie = (name: string): void => {
  document.cookie = `${name}=; Max-Age=0; Path=/`
}
