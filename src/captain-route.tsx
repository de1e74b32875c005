import {
  createRoute,
  lazyRouteComponent,
  type ErrorRouteComponent,
  type NotFoundRouteComponent,
} from '@tanstack/react-router'
import { errorPages, root } from './root-route.tsx'
import { guardRoute } from './shell/routing/route-guard.ts'
import { CaptainSkeleton } from './shell/ui/captain-skeleton.tsx'

export type LazyPage = keyof typeof import('./lazy-pages.ts').lazyPages

/** A page that is opened rarely. */
export const lazyPage = (name: LazyPage) =>
  lazyRouteComponent(() => import('./lazy-pages.ts').then(({ lazyPages }) => lazyPages[name]()))

/** A page in captain's frame: an error stands in place of the page, below captain's bar and beside its menu. */
export const captainErrors: {
  readonly errorComponent: ErrorRouteComponent
  readonly notFoundComponent: NotFoundRouteComponent
} = {
  errorComponent: lazyRouteComponent(() => import('./shell/ui/error-screen.tsx'), 'ThrownScreen'),
  notFoundComponent: lazyRouteComponent(() => import('./shell/ui/error-screen.tsx'), 'NotFoundScreen'),
}

/** Captain renders in the browser only; its guards and their reads also run on the server. */
export const captain = createRoute({
  getParentRoute: () => root,
  path: '/captain',
  ssr: 'data-only',
  beforeLoad: guardRoute('auth'),
  loader: ({ context }) => context.loadCaptain(),
  pendingComponent: CaptainSkeleton,
  component: lazyRouteComponent(() => import('./captain-frame.tsx')),
  // Without the frame itself there is none to stand in.
  errorComponent: errorPages.thrown,
  notFoundComponent: captainErrors.notFoundComponent,
})

/** A page in it. */
export const inCaptain = { getParentRoute: () => captain, ...captainErrors } as const
