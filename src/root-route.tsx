import { createRootRouteWithContext, Outlet, type ErrorComponentProps } from '@tanstack/react-router'
import { ErrorLayout } from './shell/ui/default-layout.tsx'
import { Document } from './shell/document/document.tsx'
import { NotFoundScreen, ThrownScreen } from './shell/ui/error-screen.tsx'
import type { RouteContext } from './shell/routing/route-context.ts'

/** A page in whose place stands why it could not be made. */
export function ErrorPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  return (
    <ErrorLayout>
      <ThrownScreen error={error} />
    </ErrorLayout>
  )
}

/** What every page stands in. */
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
