import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { ErrorLayout } from './shell/default-layout.tsx'
import { Document } from './shell/document.tsx'
import { NotFoundScreen, ThrownScreen } from './shell/error-screen.tsx'
import type { RouteContext } from './shell/router.tsx'

/** What every page stands in. */
export const root = createRootRouteWithContext<RouteContext>()({
  scripts: ({ matches }) => [{ type: 'module', src: (matches[0]!.context as RouteContext).page.script }],
  shellComponent: Document,
  component: Outlet,
  errorComponent: ({ error }) => (
    <ErrorLayout>
      <ThrownScreen error={error} />
    </ErrorLayout>
  ),
  notFoundComponent: () => (
    <ErrorLayout>
      <NotFoundScreen />
    </ErrorLayout>
  ),
})
