import type { Words } from '../words/words.ts'

/** Why a navigation to a path is refused, in words; undefined for a page of this site. */
export function refusalText(translate: Words['translate'], path: string): string | undefined {
  const base = 'https://app.invalid'
  const url = URL.canParse(path, base) ? new URL(path, base) : undefined
  if (url?.origin === base) return undefined
  const unsafe = url && !/^https?:$/.test(url.protocol)
  return translate(unsafe ? 'commons.errors.navigation.unsafeProtocol' : 'commons.errors.navigation.externalRefused')
}
