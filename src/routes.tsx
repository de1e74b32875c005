import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { isScreenPath } from './captain/screens/screen-paths.ts'
import { CaptainSkeleton, CaptainScreenAwaited } from './shell/ui/captain-skeleton.tsx'
import { contentLoader } from './public/content/route-loader.ts'
import { serverReads } from './public/content/server-only-reads.ts'
import { publicRoutes } from './public/routes.tsx'
import { root } from './root-route.tsx'
import { NotFoundScreen, ThrownScreen } from './shell/ui/error-screen.tsx'
import { guardRoute, guardTenant } from './shell/routing/route-guard.ts'
import { invalidAddress } from './shell/routing/invalid-address.ts'
import type { RouteContext } from './shell/routing/route-context.ts'

/** A loader of the translations a page needs beyond those of its layout. */
const wordsOf =
  (...sets: readonly string[]) =>
  ({ context }: { readonly context: RouteContext }) =>
    context.loadWords(...sets)

const login = createRoute({
  getParentRoute: () => root,
  path: '/auth/login',
  staticData: { title: 'authLogin' },
  beforeLoad: guardRoute('guest'),
  component: lazyRouteComponent(() => import('./auth/login.tsx')),
})
const logout = createRoute({
  getParentRoute: () => root,
  path: '/auth/logout',
  staticData: { title: 'authLogout' },
  component: lazyRouteComponent(() => import('./auth/logout.tsx')),
})
const whoAreYou = createRoute({
  getParentRoute: () => root,
  path: '/auth/who-are-you',
  staticData: { title: 'authWhoAreYou' },
  component: lazyRouteComponent(() => import('./auth/who-are-you.tsx')),
})
const notPermission = createRoute({
  getParentRoute: () => root,
  path: '/auth/not-permission',
  staticData: { title: 'authNotPermission' },
  component: lazyRouteComponent(() => import('./auth/not-permission.tsx')),
})

// The token of a link is in the fragment, which only the browser sees, so these pages are not rendered on the server.
const linkPage = <const Path extends string>(path: Path, title: string) =>
  createRoute({
    getParentRoute: () => root,
    path,
    ssr: false,
    staticData: { title },
    loader: wordsOf('accounts'),
    component: lazyRouteComponent(() => import('./auth/links/link-page.tsx')),
  })
const setup = linkPage('/auth/setup', 'authSetup')
const invite = linkPage('/auth/invite', 'authInvite')
const recover = linkPage('/auth/recover', 'authRecover')
const verifyEmail = createRoute({
  getParentRoute: () => root,
  path: '/auth/verify-email',
  ssr: false,
  staticData: { title: 'authVerifyEmail' },
  loader: wordsOf('accounts'),
  component: lazyRouteComponent(() => import('./auth/verify-email.tsx')),
})
const profile = createRoute({
  getParentRoute: () => root,
  path: '/user/profile',
  ssr: 'data-only',
  staticData: { title: 'userProfile' },
  loader: wordsOf('accounts'),
  beforeLoad: guardRoute('auth'),
  component: lazyRouteComponent(() => import('./user/profile.tsx')),
})

// Captain renders in the browser only; its guards and their reads also run on the server.
const captain = createRoute({
  getParentRoute: () => root,
  path: '/captain',
  ssr: 'data-only',
  beforeLoad: guardRoute('auth'),
  loader: ({ context }) => context.loadCaptain(),
  pendingComponent: CaptainSkeleton,
  component: lazyRouteComponent(() => import('./captain/navigation/frame.tsx')),
  notFoundComponent: NotFoundScreen,
  errorComponent: ThrownScreen,
})
const overview = createRoute({
  getParentRoute: () => captain,
  path: '/',
  staticData: { title: 'captain' },
  component: lazyRouteComponent(() => import('./captain/dashboard/overview.tsx')),
})
const staffArticles = createRoute({
  getParentRoute: () => captain,
  path: '/article',
  staleTime: Infinity,
  staticData: { title: 'captainArticle' },
  loader: contentLoader(async (content) => (await serverReads()).readArticles(await content.forStaff())),
  component: lazyRouteComponent(() => import('./captain/dashboard/articles.tsx')),
})
const staffArticle = createRoute({
  getParentRoute: () => captain,
  path: '/article/$slug',
  staleTime: Infinity,
  staticData: { title: 'captainArticle' },
  loader: contentLoader(async (content, about, params: { readonly slug: string }) =>
    (await serverReads()).readArticle(await content.forStaff(), about, params),
  ),
  component: lazyRouteComponent(() => import('./captain/dashboard/article.tsx')),
})
const chooser = createRoute({
  getParentRoute: () => captain,
  path: '/tenant',
  staticData: { title: 'captainTenant' },
  component: lazyRouteComponent(() => import('./captain/dashboard/tenant-chooser.tsx')),
})
const ownPage = (name: keyof typeof import('./captain/screens/lazy-pages.ts').lazyPages) =>
  lazyRouteComponent(() => import('./captain/screens/lazy-pages.ts').then(({ lazyPages }) => lazyPages[name]()))
const aiPage = <const Path extends string>(path: Path, title: string, name: Parameters<typeof ownPage>[0]) =>
  createRoute({
    getParentRoute: () => captain,
    path,
    staticData: { title },
    beforeLoad: guardRoute('auth', 'ai'),
    loader: wordsOf('ai', 'validations'),
    component: ownPage(name),
  })
const ai = aiPage('/ai', 'captainAi', 'ai')
const textToImage = aiPage('/ai/text-to-image', 'captainAiTextToImage', 'textToImage')
const translation = aiPage('/ai/translation-image-prompt', 'captainAiTranslationImagePrompt', 'translation')
const tenant = createRoute({
  getParentRoute: () => captain,
  path: '/tenant/$tenant',
  beforeLoad: guardTenant,
  loader: async ({ context }) => {
    await context.loadWords(`sites/${context.tenant.site}`)
    return context.tenant
  },
  notFoundComponent: NotFoundScreen,
  errorComponent: ThrownScreen,
})
const dashboard = createRoute({
  getParentRoute: () => tenant,
  path: '/',
  staticData: { title: 'captainTenantDashboard' },
  component: lazyRouteComponent(() => import('./captain/dashboard/dashboard.tsx')),
})
const library = createRoute({
  getParentRoute: () => tenant,
  path: '/library',
  staticData: { title: 'captainLibrary' },
  loader: wordsOf('uploads', 'library', 'validations'),
  beforeLoad: ({ context }) => {
    if (!context.tenant.library) throw invalidAddress()
  },
  component: ownPage('library'),
  notFoundComponent: NotFoundScreen,
})
const admin = createRoute({
  getParentRoute: () => tenant,
  path: '/$',
  beforeLoad: ({ context, params }) => {
    if (!isScreenPath(context.tenant.entities, params._splat?.split('/') ?? [])) throw invalidAddress()
  },
  loader: ({ context, params }) => {
    if (import.meta.env.SSR) return undefined
    return import('./captain/screens/admin.tsx').then(({ loadScreen }) =>
      loadScreen(context.words, params._splat ?? ''),
    )
  },
  component: lazyRouteComponent(() => import('./captain/screens/admin.tsx')),
  pendingComponent: CaptainScreenAwaited,
  notFoundComponent: NotFoundScreen,
  errorComponent: ThrownScreen,
})

// The administration of the whole installation: for admins, in captain's frame.
const administration = createRoute({
  getParentRoute: () => root,
  id: 'administration',
  ssr: 'data-only',
  beforeLoad: guardRoute('admin'),
  loader: ({ context }) => context.loadCaptain(),
  pendingComponent: CaptainSkeleton,
  component: lazyRouteComponent(() => import('./captain/navigation/frame.tsx')),
  errorComponent: ThrownScreen,
})
const people = createRoute({
  getParentRoute: () => administration,
  path: '/admin/auth-user',
  staticData: { title: 'adminAuthUser' },
  loader: wordsOf('accounts', 'administration'),
  component: ownPage('people'),
})
const invitation = createRoute({
  getParentRoute: () => administration,
  path: '/admin/auth-user/new',
  staticData: { title: 'adminAuthUserNew' },
  loader: wordsOf('accounts', 'administration'),
  component: ownPage('invitation'),
})
const auditEvents = createRoute({
  getParentRoute: () => administration,
  path: '/admin/audit-event',
  staticData: { title: 'adminAuditEvent' },
  loader: wordsOf('accounts', 'administration'),
  component: ownPage('auditEvents'),
})
const jobs = createRoute({
  getParentRoute: () => administration,
  path: '/admin/job',
  staticData: { title: 'adminJob' },
  loader: wordsOf('accounts', 'administration'),
  component: ownPage('jobs'),
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
  administration.addChildren([people, invitation, auditEvents, jobs]),
  captain.addChildren([
    overview,
    staffArticles,
    staffArticle,
    chooser,
    ai,
    textToImage,
    translation,
    tenant.addChildren([dashboard, library, admin]),
  ]),
])
