import { createBrowserHistory, createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router'
import { authGet } from '../../../src/shell/api/auth-call.ts'
import { checkOnServer } from '../../../src/shell/routing/access-checks.ts'
import type { RouteContext } from '../../../src/shell/routing/route-context.ts'
import { guardRoute } from '../../../src/shell/routing/route-guard.ts'
import { readCookie } from '../../../src/shell/base/cookies.ts'

/** A page of each access class that none of the specification's pages takes; the router starts at the address opened. */
const root = createRootRouteWithContext<RouteContext>()()
const routeTree = root.addChildren([
  ...(['anonymous', 'user', 'browser'] as const).map((access) =>
    createRoute({ getParentRoute: () => root, path: `/for/${access}`, beforeLoad: guardRoute(access) }),
  ),
  ...['/for', '/', '/auth/who-are-you', '/auth/not-permission'].map((path) =>
    createRoute({ getParentRoute: () => root, path }),
  ),
])

const session = (await authGet('/api/auth/get-session')) ?? null
const context = {
  page: { prefix: '' },
  session: () => session,
  cookie: (name: string) => readCookie(document.cookie, name),
  keepCookies: () => undefined,
  ask: checkOnServer,
} as unknown as RouteContext
const router = createRouter({ routeTree, context, history: createBrowserHistory() })
await router.load()

/** Follows a link; resolves to where it led. */
Object.assign(window, {
  follow: async (to: string) => {
    await router.navigate({ to })
    await router.load()
    return router.state.location.pathname
  },
})
