import { createRouter } from '@tanstack/react-router'
import { routeTree } from './routes.tsx'
import { PageContext } from './shell/page-context.ts'
import type { RouteContext } from './shell/routing/route-context.ts'
import { toInternal, toPublic } from './shell/routing/url-rewrite.ts'
import { WordsContext } from './shell/words/words-context.tsx'

/** `nonce` marks the scripts that the router writes; on the server only. */
export const createAppRouter = (context: RouteContext, nonce?: string) =>
  createRouter({
    routeTree,
    context,
    ...(nonce !== undefined && { ssr: { nonce } }),
    scrollRestoration: true,
    // Slower pages show a skeleton; content that is ready never waits for a skeleton's minimum time.
    defaultPendingMs: 1000,
    defaultPendingMinMs: 0,
    // Query strings are passed on as they are: react-admin writes plain strings, which TanStack would parse as JSON.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(
        Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
      ).toString()
      return text && `?${text}`
    },
    rewrite: {
      input: ({ url }) => {
        url.pathname = toInternal(url.pathname, context.page.prefix)
        return url
      },
      output: ({ url }) => {
        url.pathname = toPublic(url.pathname, context.page.prefix)
        return url
      },
    },
    Wrap: ({ children }) => (
      <PageContext value={context.page}>
        <WordsContext value={context.words}>{children}</WordsContext>
      </PageContext>
    ),
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** The key of the page's title in `titles.pages`; the home page has none. */
    readonly title?: string
    /** Indexed by search engines: the page gets a canonical URL and alternate-language links. */
    readonly indexed?: true
  }
}
