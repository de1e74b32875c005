import { RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { hydrateRoot } from 'react-dom/client'
// Every page with rich text needs these styles before its script runs.
import './blocks/blocks.css'
import './public/public.css'
import './shell/ui/base.css'
import { keepCompositionFromSubmitting } from './shell/document/composition-enter.ts'
import { reloadWhenChunksAreGone } from './shell/base/lost-chunks.ts'
import { setCookie, readCookie } from './shell/base/cookies.ts'
import { afterAuthCall } from './shell/api/auth-call.ts'
import { watchTranslation } from './shell/document/watch-translation.ts'
import { localeOf } from './shell/words/locale.ts'
import { readPage } from './shell/page-context.ts'
import { createAppRouter } from './router.tsx'
import { alignToken, getSession, sessionTriggers, setSession } from './shell/session/session.ts'
import { createWords } from './shell/words/words.ts'

// Before any schema: the content security policy refuses the code that zod would compile, which it finds out by trying.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const page = readPage()
reloadWhenChunksAreGone(page.script)
keepCompositionFromSubmitting()
watchTranslation()
setSession(page.session)
void alignToken()
if (page.session) void loadFollowing().then(({ followSession }) => followSession())
afterAuthCall(Object.values(sessionTriggers).flat(), () => void loadFollowing().then(notifyOtherWindows))

const words = createWords(localeOf(page.prefix), page.words)

const router = createAppRouter({
  page,
  words,
  session: getSession,
  // These are imported on demand: public pages need none of them.
  readTenant: async (slug) => (await import('./shell/routing/read-tenant.ts')).readTenant(slug),
  ask: async (check) => (await import('./shell/routing/access-checks.ts')).checkOnServer(check),
  loadCaptain: async () => (await import('./kernel/words/captain-words.ts')).loadCaptainWords(words),
  loadWords: words.load,
  cookie: (name) => readCookie(document.cookie, name),
  keepCookies: (cookies) => {
    for (const { name, value, maxAge } of cookies) setCookie(name, value, { maxAge, sameSite: 'Lax' })
    return undefined
  },
})

// Pages that need no script, as during maintenance, stay as the server wrote them.
if (!document.querySelector('[data-static]')) void start()

// Only who is signed in needs it.
function loadFollowing() {
  return import('./shell/session/follow-session.ts')
}

function notifyOtherWindows({ followSession, notifyWindows }: Awaited<ReturnType<typeof loadFollowing>>): void {
  followSession()
  notifyWindows()
}

/**
 * Hydrates the page once everything it shows is loaded. Until then the server's page stays, in captain a skeleton: if
 * React rendered earlier, it would commit the skeleton again, and then hold back what replaces it for 300 ms.
 */
async function start(): Promise<void> {
  // Until the router is rendered and listens itself: somebody may go back while the page loads.
  // By a function of its own: the router subscribes `load`, and a subscriber is kept once.
  const stopListening = router.history.subscribe(() => void router.load())
  await hydrate(router)
  window.$_TSR?.h()
  // Below an error of the server, matches are pending for good.
  const unfinished = router.state.matches.find(({ status, error }) => status !== 'success' || error !== undefined)
  if ((unfinished ?? router.state).status === 'pending') await router.load()
  if (page.preview) Object.assign(router.options.context, await import('./public/preview/previewed-main.tsx'))
  // What fails is reported by the component that needs it.
  await Promise.allSettled(router.state.matches.map(repeatLoader))
  router.subscribe('onRendered', stopListening)
  hydrateRoot(document, <RouterProvider router={router} />, {
    // React repaired the page by itself: nothing to show people.
    onRecoverableError: (error) => console.error(error),
  })
}

/** Where the server read the data alone, its loader ran there; the words and screens that it loads are needed here. */
async function repeatLoader({ routeId, ssr, context, params }: (typeof router.state.matches)[number]): Promise<void> {
  const { loader, staleTime } = router.routesById[routeId].options as RouteOptions
  if (ssr === 'data-only' && !staleTime) await loader?.({ context, params })
}

interface RouteOptions {
  readonly staleTime?: number
  readonly loader?: (match: { readonly context: unknown; readonly params: unknown }) => unknown
}
