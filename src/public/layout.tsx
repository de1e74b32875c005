import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { LanguageSwitch, ThemeSwitch } from '../shell/ui/preference-switches.tsx'
import { useSession } from '../shell/session/session.ts'
import { usePage } from '../shell/page-context.ts'
import { useSite } from '../shell/site.ts'
import { useWords } from '../shell/words/words-context.tsx'
import type { RouteContext } from '../shell/routing/route-context.ts'
import type { FrameLink } from './module.ts'
import { footerLinks, mainLinks } from './navigation.ts'
import { PageLink } from './parts/page-link.tsx'
import { PreviewNotice } from './preview/preview-notice.tsx'
import './layout.css'

interface LayoutProps {
  /** The background: plain, or a gradient behind the whole page. */
  readonly ground?: 'plain' | 'gradient'
  /** An error screen names itself. */
  readonly screen?: 'page' | 'error'
  readonly children: ReactNode
}

/** The frame of the public pages: sticky header, page, and footer with all links. */
export function PublicLayout({ ground = 'plain', screen = 'page', children }: LayoutProps) {
  const { translate } = useWords()
  const { name } = useSite()
  const { closing, preview } = usePage()
  const { PreviewedMain } = useRouter().options.context as RouteContext
  return (
    <div className="public" data-ground={ground}>
      {closing?.isLetIn && <p className="closing">{translate('commons.frame.maintenance')}</p>}
      {preview && <PreviewNotice {...preview} />}
      <header className="public-head">
        <div className="measure">
          <PageLink to="/" className="brand">
            <SiteMark />
            {name}
          </PageLink>
          <nav className="wide-nav" aria-label={translate('public.frame.main')}>
            <Links links={mainLinks} />
          </nav>
          <EnterLink />
          <details className="small-nav">
            <summary aria-label={translate('public.frame.menu')}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M4 7h16M4 12h16M4 17h16" />
              </svg>
            </summary>
            <nav aria-label={translate('public.frame.menu')}>
              <Links links={mainLinks} />
            </nav>
          </details>
        </div>
      </header>
      {preview && PreviewedMain ? (
        <PreviewedMain preview={preview}>{children}</PreviewedMain>
      ) : (
        <main id="main" tabIndex={-1} data-screen={screen === 'page' ? screen : undefined}>
          {children}
        </main>
      )}
      <footer className="public-foot">
        <div className="measure">
          <div className="about">
            <p className="brand">
              <SiteMark />
              {name}
            </p>
            <p>{translate('public.frame.tagline')}</p>
          </div>
          {Object.entries(footerLinks).map(
            ([group, links]) =>
              links.length > 0 && (
                <nav key={group} aria-labelledby={`foot-${group}`}>
                  <h2 id={`foot-${group}`}>{translate(`public.frame.${group}`)}</h2>
                  <Links links={links} />
                </nav>
              ),
          )}
          <div className="settings">
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </div>
      </footer>
    </div>
  )
}

function Links({ links }: { readonly links: readonly FrameLink[] }) {
  const { translate } = useWords()
  return (
    <ul>
      {links.map(([word, to]) => (
        <li key={word}>
          <PageLink to={to} onClick={closeMenu}>
            {translate(`public.frame.${word}`)}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

/** A link of the menu may lead to a place of the same page, which the open menu would cover. */
const closeMenu = ({ currentTarget }: MouseEvent): void => currentTarget.closest('details')?.removeAttribute('open')

function EnterLink() {
  const { translate } = useWords()
  const session = useSession()
  return (
    <PageLink to={session ? '/captain' : '/auth/login'} className="button enter">
      {translate(session ? 'public.frame.captain' : 'public.frame.signIn')}
    </PageLink>
  )
}

/** The site's logo: a ship's wheel around a star. */
const SiteMark = () => <img src="/favicon.svg" alt="" width="28" height="28" />
