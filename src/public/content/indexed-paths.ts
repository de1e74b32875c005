import { publicRoutes } from '../routes.tsx'

/** The paths of indexed pages, other than those of single records. */
export const indexedPaths: readonly string[] = publicRoutes
  .map(({ options }) => options as { readonly path: string; readonly staticData?: { readonly indexed?: true } })
  .filter(({ path, staticData }) => staticData?.indexed && !path.includes('$'))
  .map(({ path }) => path)
