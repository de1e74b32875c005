/** Whether an error is that of a script or style that could not be loaded, in the words of the browsers and of Vite. */
export const isLostChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/.test(error.message)
