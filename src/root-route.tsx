import { createRootRouteWithContext, Outlet, type ErrorComponentProps } from '@tanstack/react-router'
import { ErrorLayout } from './shell/ui/default-layout.tsx'
import { Document } from './shell/document/document.tsx'
import { NotFoundScreen, ThrownScreen } from './shell/ui/error-screen.tsx'
import type { RouteContext } from './shell/routing/route-context.ts'

/** Shown in place of a page that failed to load or render. */
export function ErrorPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  return (
    <ErrorLayout>
      <ThrownScreen error={error} />
    </ErrorLayout>
  )
}

/** The root route, around every page. */
export const root = createRootRouteWithContext<RouteContext>()({
  scripts: ({ matches }) => [{ type: 'module', src: (matches[0]!.context as RouteContext).page.script }],
  shellComponent: Document,
  component: Outlet,
  errorComponent: ErrorPage,
  notFoundComponent: ({ data }) => (
    <ErrorLayout>
      <NotFoundScreen data={data} />
    </ErrorLayout>
  ),
})
