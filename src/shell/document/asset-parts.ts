/** What a page loads in addition to what every page does. */
export interface PageAssets {
  /** Modules by their path below `src`, or by the layer (vite.config.ts) that contains them. */
  readonly modules: readonly string[]
  /** Translation namespaces to load. */
  readonly words: readonly string[]
  /** Translations embedded in the document. */
  readonly said: readonly string[]
}

export const assets = (
  modules: readonly string[],
  words: readonly string[] = [],
  said: readonly string[] = [],
): PageAssets => ({
  modules,
  words,
  said,
})

/** The assets of a public page by its path below `src`, with the parts of `public.json` that it says. */
export const publicAssets = (module: string, ...said: readonly string[]): PageAssets =>
  assets(
    [`${module}.tsx`],
    [],
    said.map((words) => (words.includes('.') ? words : `public.${words}`)),
  )

/** The assets of a page that `lazy-pages.ts` names. */
export const lazyPage = (module: string, words: readonly string[] = [], said: readonly string[] = []): PageAssets =>
  assets(['lazy-pages.ts', `${module}.tsx`], words, said)
