import { HeadContent, Scripts, useHydrated, useMatches, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Confirm } from './confirm.tsx'
import { Head } from './head.tsx'
import { HeadingContext } from './heading.tsx'
import { localeOf } from './locale.ts'
import { pageDataId, pageText, usePage } from './page.ts'
import { useSession } from './session.ts'
import type { RouteContext } from './route-context.ts'
import { StoredPath } from './stored-path.tsx'
import { ThemeProvider } from './theme.tsx'
import { Toasts } from './toast.tsx'
import { useWords } from './words-context.tsx'

const Impersonation = lazy(() => import('./impersonation.tsx'))

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
              <StoredPath />
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
