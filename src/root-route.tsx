import {
  createRootRouteWithContext,
  lazyRouteComponent,
  Outlet,
  type ErrorRouteComponent,
  type NotFoundRouteComponent,
} from '@tanstack/react-router'
import { Document } from './shell/document/document.tsx'
import type { RouteContext } from './shell/routing/route-context.ts'

/** The error screen in the public site's frame, in place of a page outside captain. */
export const errorPages: { readonly thrown: ErrorRouteComponent; readonly notFound: NotFoundRouteComponent } = {
  thrown: lazyRouteComponent(() => import('./public/error-page.tsx'), 'ThrownPage'),
  notFound: lazyRouteComponent(() => import('./public/error-page.tsx'), 'NotFoundPage'),
}

/** The root route, around every page. */
export const root = createRootRouteWithContext<RouteContext>()({
  scripts: ({ matches }) => [{ type: 'module', src: (matches[0]!.context as RouteContext).page.script }],
  beforeLoad: ({ context }) => {
    // A plain object with a status, as pages throw it (route-loader.ts).
    if (context.refused) throw context.refused
  },
  shellComponent: Document,
  component: Outlet,
  errorComponent: errorPages.thrown,
  // The only one outside captain: the router shows an unknown address below a page by the page's own, if it has one.
  notFoundComponent: errorPages.notFound,
})
