import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { isScreenPath } from './captain/screens/screen-paths.ts'
import { CaptainSkeleton, CaptainScreenAwaited } from './shell/ui/captain-skeleton.tsx'
import { captain, captainErrors, inCaptain, lazyPage, type LazyPage } from './captain-route.tsx'
import { captainRoutes } from './generated/modules/captain-routes.ts'
import { routes as publicRoutes } from './generated/modules/routes.ts'
import { errorPages, root } from './root-route.tsx'
import { featurePages, type FeaturePage } from './pages.ts'
import { guardRoute, guardTenant } from './shell/routing/route-guard.ts'
import { invalidAddress } from './shell/routing/invalid-address.ts'
import type { RouteContext } from './shell/routing/route-context.ts'

/** A loader of the translations a page needs beyond those of its layout. */
const wordsOf =
  (...sets: readonly string[]) =>
  ({ context }: { readonly context: RouteContext }) =>
    context.loadWords(...sets)

type PageOf<Path extends string> = FeaturePage<Path> & { readonly page: LazyPage }
/** What is the same of the routes of all pages that features add. */
const ofPage = <const Path extends string>({ path, words, page }: PageOf<Path>) => ({
  path,
  staticData: { title: page },
  loader: wordsOf(...words),
  component: lazyPage(page),
})

/** A page outside captain: an error stands in the frame of the public site. */
const inSite = { getParentRoute: () => root, errorComponent: errorPages.thrown } as const

const login = createRoute({
  ...inSite,
  path: '/auth/login',
  staticData: { title: 'authLogin' },
  beforeLoad: guardRoute('guest'),
  component: lazyRouteComponent(() => import('./auth/login.tsx')),
})
const logout = createRoute({
  ...inSite,
  path: '/auth/logout',
  staticData: { title: 'authLogout' },
  component: lazyRouteComponent(() => import('./auth/logout.tsx')),
})
const whoAreYou = createRoute({
  ...inSite,
  path: '/auth/who-are-you',
  staticData: { title: 'authWhoAreYou' },
  component: lazyRouteComponent(() => import('./auth/who-are-you.tsx')),
})
const notPermission = createRoute({
  ...inSite,
  path: '/auth/not-permission',
  staticData: { title: 'authNotPermission' },
  component: lazyRouteComponent(() => import('./auth/not-permission.tsx')),
})

// The token of a link is in the fragment, which only the browser sees, so these pages are not rendered on the server.
const linkPage = <const Path extends string>(path: Path, title: string) =>
  createRoute({
    ...inSite,
    path,
    ssr: false,
    staticData: { title },
    loader: wordsOf('accounts'),
    component: lazyPage('link'),
  })
const setup = linkPage('/auth/setup', 'authSetup')
const invite = linkPage('/auth/invite', 'authInvite')
const recover = linkPage('/auth/recover', 'authRecover')
const verifyEmail = createRoute({
  ...inSite,
  path: '/auth/verify-email',
  ssr: false,
  staticData: { title: 'authVerifyEmail' },
  loader: wordsOf('accounts'),
  component: lazyPage('verifyEmail'),
})
const profile = createRoute({
  ...inSite,
  path: '/user/profile',
  ssr: 'data-only',
  staticData: { title: 'userProfile' },
  loader: wordsOf('accounts'),
  beforeLoad: guardRoute('auth'),
  component: lazyPage('profile'),
})

const overview = createRoute({
  ...inCaptain,
  path: '/',
  staticData: { title: 'captain' },
  loader: wordsOf('board'),
  component: lazyRouteComponent(() => import('./captain/dashboard/overview.tsx')),
})
const chooser = createRoute({
  ...inCaptain,
  path: '/tenant',
  staticData: { title: 'captainTenant' },
  component: lazyRouteComponent(() => import('./captain/dashboard/tenant-chooser.tsx')),
})
const aiPage = <const Path extends string>(page: PageOf<Path>) =>
  createRoute({ ...inCaptain, ...ofPage(page), beforeLoad: guardRoute('auth', 'ai') })
type AiRoutes<Pages extends readonly FeaturePage[]> = {
  [At in keyof Pages]: ReturnType<typeof aiPage<Pages[At]['path']>>
}
const tenant = createRoute({
  ...inCaptain,
  path: '/tenant/$tenant',
  beforeLoad: guardTenant,
  loader: async ({ context }) => {
    await context.loadWords(`sites/${context.tenant.site}`)
    return context.tenant
  },
})
const inTenant = { getParentRoute: () => tenant, ...captainErrors } as const
const dashboard = createRoute({
  ...inTenant,
  path: '/',
  staticData: { title: 'captainTenantDashboard' },
  loader: wordsOf('dashboard'),
  component: lazyRouteComponent(() => import('./captain/dashboard/dashboard.tsx')),
})
const tenantPage = <const Path extends string>(page: PageOf<Path>) =>
  createRoute({
    ...inTenant,
    ...ofPage(page),
    beforeLoad: ({ context }) => {
      if (page.needs && !context.tenant[page.needs]) throw invalidAddress()
    },
  })
type TenantRoutes<Pages extends readonly FeaturePage[]> = {
  [At in keyof Pages]: ReturnType<typeof tenantPage<Pages[At]['path']>>
}
const admin = createRoute({
  ...inTenant,
  path: '/$',
  beforeLoad: async ({ context, params }) => {
    const segments = params._splat?.split('/') ?? []
    if (!isScreenPath(context.tenant.entities, segments)) throw invalidAddress()
    // The screen of a record that is not there says so, with ways on; the server only answers with its status.
    const isRecordMissing = (await context.hasRecord?.(context.tenant.slug, segments)) === false
    return { isRecordMissing }
  },
  loader: ({ context, params }) => {
    if (import.meta.env.SSR) return undefined
    return import('./captain/screens/admin.tsx').then(({ openScreen }) =>
      openScreen(context.words, context.tenant, params._splat ?? ''),
    )
  },
  component: lazyRouteComponent(() => import('./captain/screens/admin.tsx')),
  pendingComponent: CaptainScreenAwaited,
})

// The administration of the whole installation: for admins, in captain's frame.
const administration = createRoute({
  getParentRoute: () => root,
  id: 'administration',
  ssr: 'data-only',
  beforeLoad: guardRoute('admin'),
  loader: ({ context }) => context.loadCaptain(),
  pendingComponent: CaptainSkeleton,
  component: lazyRouteComponent(() => import('./captain-frame.tsx')),
  errorComponent: errorPages.thrown,
  notFoundComponent: captainErrors.notFoundComponent,
})
const inAdministration = { getParentRoute: () => administration, ...captainErrors } as const
const adminPage = <const Path extends string>(page: PageOf<Path>) =>
  createRoute({ ...inAdministration, ...ofPage(page) })
type AdminRoutes<Pages extends readonly FeaturePage[]> = {
  [At in keyof Pages]: ReturnType<typeof adminPage<Pages[At]['path']>>
}
// Addresses in captain's area that are no page: the error screen in its frame.
const noPage = () => {
  throw notFound()
}
const noCaptainPage = createRoute({
  ...inCaptain,
  path: '/$',
  beforeLoad: noPage,
})
const noAdministrationPage = createRoute({
  ...inAdministration,
  path: '/admin/$',
  beforeLoad: noPage,
})

export const routeTree = root.addChildren([
  ...publicRoutes,
  login,
  logout,
  whoAreYou,
  notPermission,
  setup,
  invite,
  recover,
  verifyEmail,
  profile,
  administration.addChildren([
    ...(featurePages.administration.map(adminPage) as unknown as AdminRoutes<typeof featurePages.administration>),
    noAdministrationPage,
  ]),
  captain.addChildren([
    overview,
    ...captainRoutes,
    chooser,
    ...(featurePages.ai.map(aiPage) as unknown as AiRoutes<typeof featurePages.ai>),
    tenant.addChildren([
      dashboard,
      ...(featurePages.tenant.map(tenantPage) as unknown as TenantRoutes<typeof featurePages.tenant>),
      admin,
    ]),
    noCaptainPage,
  ]),
])
