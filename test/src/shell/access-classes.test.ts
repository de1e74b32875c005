import { createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router'
import { createRequestHandler } from '@tanstack/react-router/ssr/server'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../../server/app.ts'
import { createAccount } from '../../../server/operations/setup/create-account.ts'
import { guardRoute } from '../../../src/shell/routing/route-guard.ts'
import type { RouteContext } from '../../../src/shell/routing/route-context.ts'
import type { Session } from '../../../src/shell/session/session.ts'
import { fakePages } from '../../server/support/fake-pages.ts'
import { start, type World } from '../../server/support/world.ts'

/**
 * The access classes of the specification (section 6) that none of its pages takes, on pages that this test registers: the
 * server answers them to real accounts and tokens. test/journeys/access-classes.spec.ts does so in the browser.
 */
const classes = ['anonymous', 'user', 'browser'] as const

const root = createRootRouteWithContext<RouteContext>()()
const pages = classes.map((access) =>
  createRoute({ getParentRoute: () => root, path: `/for/${access}`, beforeLoad: guardRoute(access) }),
)
const elsewhere = ['/', '/auth/who-are-you', '/auth/not-permission'].map((path) =>
  createRoute({ getParentRoute: () => root, path }),
)
const routeTree = root.addChildren([...pages, ...elsewhere])

/** The parts of the context that guards use. */
const contextOf = (session: Session | null, token: string | undefined, ask: RouteContext['ask']) =>
  ({
    page: { prefix: '' },
    session: () => session,
    cookie: (name: string) => (name === 'auth_jwt' ? token : undefined),
    keepCookies: () => undefined,
    ask,
  }) as unknown as RouteContext

/** The app with these pages; a page that is let through says its address. */
async function appOf({ env, database }: World): Promise<FastifyInstance> {
  const tokenIn = (request: Request) => /auth_jwt=([^;]+)/.exec(request.headers.get('cookie') ?? '')?.[1]
  const app = await buildApp({
    env,
    database,
    pages: fakePages(async (request, { session, ask }) => {
      const token = tokenIn(request)
      const context = contextOf(session as Session | null, token, (check) => ask(check as 'browser', token))
      const handle = createRequestHandler({ request, createRouter: () => createRouter({ routeTree, context }) })
      return handle(async ({ router }) => new Response(router.state.location.pathname))
    }),
  })
  await app.ready()
  onTestFinished(() => app.close())
  return app
}

const password = 'a password for tests'

/** Signs in an account; without one, a visitor. A token counts for whoever holds it, signed in or not. */
async function personOf(app: FastifyInstance, { auth, env }: World, isUser?: boolean, ...held: readonly string[]) {
  if (isUser === undefined) return { cookie: held.map((token) => `auth_jwt=${token}`).join('; '), token: held[0] }
  const email = `${isUser ? 'regular' : 'external'}@captain.example`
  await createAccount(auth, { name: '花子', email, password, role: 'user', isUser }).catch(() => undefined)
  const signedIn = await app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    headers: { origin: env.PUBLIC_URL },
    payload: { email, password },
  })
  const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const { token } = (await app.inject({ url: '/api/auth/token', headers: { cookie } })).json() as { token: string }
  return { cookie: `${cookie}; auth_jwt=${token}`, token }
}

test('pages for visitors and regular users, for regular users alone, and for holders of a token', async () => {
  const world = await start()
  const app = await appOf(world)
  const regular = await personOf(app, world, true)
  const people = {
    visitor: await personOf(app, world),
    'a visitor with a token': await personOf(app, world, undefined, regular.token!),
    'a visitor with a forged token': await personOf(app, world, undefined, 'forged'),
    'a regular user': regular,
    'an external account': await personOf(app, world, false),
  }
  const [allowed, home, who, refused] = [undefined, '/', '/auth/who-are-you', '/auth/not-permission']
  const expected: Record<keyof typeof people, readonly (string | undefined)[]> = {
    visitor: [allowed, home, refused],
    'a visitor with a token': [allowed, home, allowed],
    'a visitor with a forged token': [allowed, home, refused],
    'a regular user': [allowed, allowed, allowed],
    'an external account': [who, refused, allowed],
  }
  for (const [name, person] of Object.entries(people)) {
    for (const [index, access] of classes.entries()) {
      const path = `/for/${access}`
      const place = expected[name as keyof typeof people][index]
      const answer = await app.inject({ url: path, headers: { cookie: person.cookie } })
      expect([answer.statusCode, answer.headers.location ?? answer.body], `${name}: ${access}`).toEqual(
        place === undefined ? [200, path] : [302, place],
      )
    }
  }
})
