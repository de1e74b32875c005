import { HeadContent, Scripts, useHydrated, useMatches, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Confirm } from '../ui/confirm.tsx'
import { Head } from './head.tsx'
import { HeadingContext } from './heading-context.tsx'
import { localeOf } from '../words/locale.ts'
import { pageDataId, pageText, usePage } from './page-context.ts'
import { useSession } from '../session/session.ts'
import type { RouteContext } from '../routing/route-context.ts'
import { StoredPathRedirect } from '../routing/stored-path-redirect.tsx'
import { ThemeProvider } from '../ui/theme.tsx'
import { Toasts } from '../ui/toast.tsx'
import { useWords } from '../words/words-context.tsx'

const Impersonation = lazy(() => import('../session/impersonation.tsx'))

/** The document around every page. The server writes it whole; the browser takes it over. */
export function Document({ children }: { children: ReactNode }) {
  const page = usePage()
  const { tokensCss } = useRouter().options.context as RouteContext
  const { translate } = useWords()
  const [heading, setHeading] = useState<readonly (string | undefined)[]>([])

  const impersonated = useSession()?.session.impersonatedBy
  const captain = useMatches().some(({ routeId }) => routeId === '/captain')

  return (
    <html
      lang={localeOf(page.prefix)}
      data-theme={page.theme === 'system' ? undefined : page.theme}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Written by the server and kept by the browser, which passes over what it does not know in a head. */}
        {tokensCss && <style dangerouslySetInnerHTML={{ __html: tokensCss }} />}
        {page.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {captain && <script type="module" async src={page.early} />}
        <Head heading={heading} />
        <HeadContent />
      </head>
      <body>
        <a className="skip-link" href="#main">
          {translate('commons.frame.skip')}
        </a>
        <ThemeProvider>
          <Toasts>
            <Confirm>
              {impersonated && <ActingAs />}
              <HeadingContext value={setHeading}>{children}</HeadingContext>
              <StoredPathRedirect />
            </Confirm>
          </Toasts>
        </ThemeProvider>
        <script id={pageDataId} type="application/json" dangerouslySetInnerHTML={{ __html: pageText(page) }} />
        <Scripts />
      </body>
    </html>
  )
}

/** Its place is there from the first byte; the script of it comes for those alone who act in somebody's name. */
function ActingAs() {
  const banner = <aside className="impersonation" />
  // The server does not wait for what comes later.
  return useHydrated() ? (
    <Suspense fallback={banner}>
      <Impersonation />
    </Suspense>
  ) : (
    banner
  )
}
