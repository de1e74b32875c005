import type { RegisteredRouter } from '@tanstack/react-router'
import type { ShowToast } from '../ui/toast.tsx'
import { joinPrefix, type Prefix } from '../words/locale.ts'
import type { Words } from '../words/words.ts'
import { readStoredPath } from './redirect-path.ts'

interface Page {
  readonly router: RegisteredRouter
  readonly prefix: Prefix
  readonly translate: Words['translate']
  readonly show: ShowToast
}

/** Goes to the path that a user asked for before signing in, or says why not; the sign-in page then leads to captain. */
export function followStoredPath(stored: string, { router, prefix, translate, show }: Page): void {
  const { publicHref, pathname } = router.state.location
  const decision = readStoredPath(stored, publicHref)
  if ('go' in decision) return void router.navigate({ href: joinPrefix(prefix, decision.go), replace: true })
  if (decision.stay === 'refused') {
    console.error(`The stored path is not safe to redirect to, and was cleared: ${stored}`)
    const text = refusalText(translate, stored)
    if (text) show({ kind: 'error', text })
  }
  if (pathname === '/auth/login') void router.navigate({ to: '/captain', replace: true })
}

/** Why a navigation to a path is refused, in words; undefined for a page of this site. */
export function refusalText(translate: Words['translate'], path: string): string | undefined {
  const base = 'https://app.invalid'
  const url = URL.canParse(path, base) ? new URL(path, base) : undefined
  if (url?.origin === base) return undefined
  const unsafe = url && !/^https?:$/.test(url.protocol)
  return translate(unsafe ? 'commons.errors.navigation.unsafeProtocol' : 'commons.errors.navigation.externalRefused')
}
