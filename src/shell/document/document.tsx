import { HeadContent, Scripts, useHydrated, useMatches, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { ConfirmProvider } from '../ui/confirm.tsx'
import { Head } from './head.tsx'
import { HeadingContext } from './heading-context.tsx'
import { localeOf } from '../words/locale.ts'
import { pageDataId, pageText, usePage } from '../page-context.ts'
import { useSession } from '../session/session.ts'
import type { RouteContext } from '../routing/route-context.ts'
import { StoredPathRedirect } from '../routing/stored-path-redirect.tsx'
import { ThemeProvider } from '../ui/theme.tsx'
import { Toasts } from '../ui/toast.tsx'
import { UnexpectedErrorNotice } from '../ui/unexpected-error-notice.tsx'
import { useWords } from '../words/words-context.tsx'

const Impersonation = lazy(() => import('../ui/impersonation.tsx'))

/** The HTML document around every page: rendered by the server, hydrated by the browser. */
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
        {/* Only the server writes it; hydration ignores unknown elements in the head. */}
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
            <ConfirmProvider>
              {impersonated && <ActingAs />}
              <HeadingContext value={setHeading}>{children}</HeadingContext>
              <StoredPathRedirect />
              <UnexpectedErrorNotice />
            </ConfirmProvider>
          </Toasts>
        </ThemeProvider>
        <script id={pageDataId} type="application/json" dangerouslySetInnerHTML={{ __html: pageText(page) }} />
        <Scripts />
      </body>
    </html>
  )
}

/** The impersonation bar. Its space is reserved from the start; its script loads only while impersonating. */
function ActingAs() {
  const banner = <aside className="impersonation" />
  // The server does not wait for lazy content.
  return useHydrated() ? (
    <Suspense fallback={banner}>
      <Impersonation />
    </Suspense>
  ) : (
    banner
  )
}
