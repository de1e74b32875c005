/** Reads public pages on the server; a dynamic import keeps it out of the browser build. */
export const serverReads = (): Promise<typeof import('./read-pages.ts')> =>
  import.meta.env.SSR ? import('./read-pages.ts') : new Promise(() => {})
