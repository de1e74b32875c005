import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { errorPages, root } from '../root-route.tsx'
import { contentLoader } from './content-loader.ts'

/** A page that everyone may see. Its data is read once, on the server; the browser keeps it as long as it is open. */
export const publicPage = <const Path extends string, Loaded extends Parameters<typeof contentLoader>[0]>(
  path: Path,
  staticData: { readonly title?: string; readonly indexed?: true },
  loaded: Loaded,
  load: Parameters<typeof lazyRouteComponent>[0],
) =>
  createRoute({
    getParentRoute: () => root,
    staleTime: Infinity,
    errorComponent: errorPages.thrown,
    path,
    staticData,
    loader: contentLoader(loaded),
    component: lazyRouteComponent(load),
  })

/** What is said of a page with a title that search engines list. */
export const indexed = (title: string) => ({ title, indexed: true }) as const
