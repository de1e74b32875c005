import { preferredLanguage } from '../../../locales/preferred-language.ts'

/** The interface languages. The first has no prefix in URLs. */
export const locales = ['ja', 'en'] as const
export type Locale = (typeof locales)[number]

/** The three forms of URLs: without a prefix (Japanese), and with one. */
export const prefixes = ['', '/ja', '/en'] as const
export type Prefix = (typeof prefixes)[number]

/** Remembers the language a user chose. */
export const localeCookie = { name: 'i18n_redirected', maxAge: 365 * 24 * 60 * 60 } as const

export const localeOf = (prefix: Prefix): Locale => (prefix === '/en' ? 'en' : 'ja')

export const otherLocale = (locale: Locale): Locale => (locale === 'ja' ? 'en' : 'ja')

/**
 * Splits a path into locale prefix and the rest. `/javascript` has no prefix; `/ja/ja` has one, and its rest is not a
 * page.
 */
export function splitPrefix(pathname: string): { prefix: Prefix; path: string } {
  const prefix = prefixes.find((each) => each && (pathname === each || pathname.startsWith(`${each}/`))) ?? ''
  return { prefix, path: pathname.slice(prefix.length) || '/' }
}

/** The path of the same page in another language; Japanese has no prefix. */
export function switchLocale(pathname: string, locale: Locale): string {
  const { path } = splitPrefix(pathname)
  const prefix: Prefix = locale === 'en' ? '/en' : ''
  return joinPrefix(prefix, path)
}

/** The prefix before a path; `/` is dropped after a prefix. */
export const joinPrefix = (prefix: Prefix, path: string): string => (prefix && path === '/' ? prefix : prefix + path)

/**
 * Where to redirect a visit without a prefix because of the language chosen earlier, if anywhere. An unknown locale
 * counts as en.
 */
export function rememberedForm(pathname: string, cookie: string | undefined): string | undefined {
  const { prefix, path } = splitPrefix(pathname)
  if (prefix || !cookie) return undefined
  return cookie === 'ja' ? undefined : joinPrefix('/en', path)
}

/** Pages that people open from a link that was given to them, before they could choose a language. */
const linkPages = ['/auth/setup', '/auth/invite', '/auth/recover']

/**
 * The language of the browser, for who opens such a page for the first time.
 *
 * @param accepted the header `Accept-Language`; `null` without one
 */
export const browserLocale = (path: string, accepted: string | null): Locale | undefined =>
  accepted === null || !linkPages.includes(path) ? undefined : preferredLanguage(accepted)
