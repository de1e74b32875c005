import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../session/session.ts'
import { useSite } from '../site.ts'
import { LanguageSwitch, ThemeSwitch } from './preference-switches.tsx'
import { useWords } from '../words/words-context.tsx'

interface DefaultLayoutProps {
  /** For a single small form. */
  readonly narrow?: boolean
  readonly children: ReactNode
}

/** The frame of the sign-in and sign-out pages and of the profile. */
export function DefaultLayout({ narrow = false, children }: DefaultLayoutProps) {
  const { translate } = useWords()
  const session = useSession()
  const site = useSite()
  return (
    <div className={narrow ? 'site narrow' : 'site'}>
      <header className="site-head">
        <Link to="/" className="brand">
          <img src="/favicon.svg" alt="" width="28" height="28" />
          {site.name}
        </Link>
        {!narrow && (
          <nav className="site-ways" aria-label={translate('commons.frame.account')}>
            {session && (
              <Link to="/user/profile" className="who-link" title={session.user.email}>
                {session.user.name}
              </Link>
            )}
            <Link to={session ? '/captain' : '/auth/login'} className="button">
              {translate(session ? 'commons.home.captain' : 'commons.home.signIn')}
            </Link>
          </nav>
        )}
      </header>
      <main id="main" tabIndex={-1} data-screen="page">
        {children}
      </main>
      <footer className="site-foot">
        <LanguageSwitch />
        <ThemeSwitch />
      </footer>
    </div>
  )
}
