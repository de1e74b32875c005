import { createRouter } from '@tanstack/react-router'
import { routeTree } from '../../routes.tsx'
import { PageContext } from '../document/page-context.ts'
import type { RouteContext } from './route-context.ts'
import { toInternal, toPublic } from './url-rewrite.ts'
import { WordsContext } from '../words/words-context.tsx'

/** `nonce` marks the scripts that the router writes; on the server alone. */
export const createAppRouter = (context: RouteContext, nonce?: string) =>
  createRouter({
    routeTree,
    context,
    ...(nonce !== undefined && { ssr: { nonce } }),
    scrollRestoration: true,
    // What takes longer shows its shape; nothing that is there waits for a shape to have been seen.
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    // Queries travel as they are: react-admin writes plain strings, which TanStack would read as JSON.
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
    /** Pages for search engines: they get a canonical address and their other languages. */
    readonly indexed?: true
  }
}
