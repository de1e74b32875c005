import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { deleteCookie, readCookie } from '../base/cookies.ts'
import { usePage } from '../page-context.ts'
import { redirectCookie } from './redirect-cookies.ts'
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
    void import('./follow-stored-path.ts').then(({ followStoredPath }) =>
      followStoredPath(stored, { router, prefix, translate, show }),
    )
  }, [router, signedIn, prefix, show, translate])

  return null
}
