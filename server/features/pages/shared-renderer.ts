import type { Pages, Renderer } from './renderer.ts'

/** The page renderer, shared with the API once pages are served. */
export interface SharedPages {
  readonly pages: Pages
  renderer(): Promise<Renderer>
}

export function shareRenderer(pages: Pages): SharedPages {
  const ready = Promise.withResolvers<() => Promise<Renderer>>()
  return {
    async pages(app) {
      const renderer = await pages(app)
      ready.resolve(renderer)
      return renderer
    },
    renderer: async () => (await ready.promise)(),
  }
}
