/** How public pages are read: the server's alone, so that the build for browsers has none of it. */
export const serverReads = (): Promise<typeof import('./read-pages.ts')> =>
  import.meta.env.SSR ? import('./read-pages.ts') : new Promise(() => {})
