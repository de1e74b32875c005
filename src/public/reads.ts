/** How public pages are read: the server's alone, so that the build for browsers has none of it. */
export const reads = (): Promise<typeof import('./read.ts')> =>
  import.meta.env.SSR ? import('./read.ts') : new Promise(() => {})
