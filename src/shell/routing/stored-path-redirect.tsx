import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { deleteCookie, readCookie } from '../session/cookies.ts'
import { joinPrefix } from '../words/locale.ts'
import { usePage } from '../document/page-context.ts'
import { readStoredPath, redirectCookie } from './redirect-path.ts'
import { useSession } from '../session/session.ts'
import { useToast } from '../ui/toast.tsx'
import { useWords } from '../words/words-context.tsx'

/** Takes a user who has just signed in to the path stored earlier. The cookie is cleared first. */
export function StoredPathRedirect() {
  const router = useRouter()
  const signedIn = useSession() !== null
  const { prefix } = usePage()
  const { translate } = useWords()
  const show = useToast()

  useEffect(() => {
    const stored = readCookie(document.cookie, redirectCookie.name)
    if (!signedIn || stored === undefined) return
    deleteCookie(redirectCookie.name)
    const decision = readStoredPath(stored, router.state.location.publicHref)
    if ('go' in decision) void router.navigate({ href: joinPrefix(prefix, decision.go), replace: true })
    else if (decision.stay === 'refused') {
      console.error(`The stored path is not safe to redirect to, and was cleared: ${stored}`)
      void import('./navigation-refusal.ts').then(({ refusalText }) => {
        const text = refusalText(translate, stored)
        if (text) show({ kind: 'error', text })
      })
    }
  }, [router, signedIn, prefix, show, translate])

  return null
}
