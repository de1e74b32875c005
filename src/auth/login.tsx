import { Link, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { readCookie } from '../shell/base/cookies.ts'
import { DefaultLayout } from '../shell/ui/default-layout.tsx'
import { redirectCookie } from '../shell/routing/redirect-cookies.ts'
import { useSession } from '../shell/session/session.ts'
import { useWords } from '../shell/words/words-context.tsx'
import { SignInForm } from './sign-in-form.tsx'

/**
 * The sign-in page, for guests only. After sign-in, a stored path is followed by the document (StoredPathRedirect),
 * whichever page the user signed in on; otherwise the user goes to captain.
 */
export default function Login() {
  const { translate } = useWords()
  const router = useRouter()

  const signedIn = useSession() !== null

  useEffect(() => {
    if (signedIn && readCookie(document.cookie, redirectCookie.name) === undefined)
      void router.navigate({ to: '/captain', replace: true })
  }, [signedIn, router])

  return (
    <DefaultLayout narrow>
      <section className="card">
        <div>
          <h1>{translate('commons.signIn.title')}</h1>
          <p className="soft">{translate('commons.signIn.lead')}</p>
        </div>
        <SignInForm />
        <p className="soft">
          {translate('commons.signIn.forgot')}{' '}
          <Link to="/manual/captain-login">{translate('commons.signIn.help')}</Link>
        </p>
      </section>
    </DefaultLayout>
  )
}
