/** The languages of the interface. The first is the one without a prefix in URLs. */
export const locales = ['ja', 'en'] as const
export type Locale = (typeof locales)[number]

/** The three forms of every URL: without a prefix (Japanese), and with one. */
export const prefixes = ['', '/ja', '/en'] as const
export type Prefix = (typeof prefixes)[number]

/** The cookie that remembers the language a reader chose. */
export const localeCookie = { name: 'i18n_redirected', maxAge: 365 * 24 * 60 * 60 } as const

export const localeOf = (prefix: Prefix): Locale => (prefix === '/en' ? 'en' : 'ja')

export const otherLocale = (locale: Locale): Locale => (locale === 'ja' ? 'en' : 'ja')

/** Takes a path apart into its form and the path itself. `/javascript` has no prefix; `/ja/ja` has one, and its rest is no page. */
export function splitPrefix(pathname: string): { prefix: Prefix; path: string } {
  const prefix = prefixes.find((each) => each && (pathname === each || pathname.startsWith(`${each}/`))) ?? ''
  return { prefix, path: pathname.slice(prefix.length) || '/' }
}

/** The same page in a language: Japanese goes without a prefix. */
export function switchLocale(pathname: string, locale: Locale): string {
  const { path } = splitPrefix(pathname)
  const prefix: Prefix = locale === 'en' ? '/en' : ''
  return joinPrefix(prefix, path)
}

/** `/` under a prefix is the prefix alone. */
export const joinPrefix = (prefix: Prefix, path: string): string => (prefix && path === '/' ? prefix : prefix + path)

/** Where an unprefixed visit is sent because of the reader's earlier choice, if anywhere. A value that is no locale counts as en. */
export function rememberedForm(pathname: string, cookie: string | undefined): string | undefined {
  const { prefix, path } = splitPrefix(pathname)
  if (prefix || !cookie) return undefined
  return cookie === 'ja' ? undefined : joinPrefix('/en', path)
}
