import type { Pages, Renderer } from './renderer.ts'

/** Pages that the API too asks for what renders them, once they are served. */
export interface SharedPages {
  readonly pages: Pages
  renderer(): Promise<Renderer>
}

export function shared(pages: Pages): SharedPages {
  const opened = Promise.withResolvers<() => Promise<Renderer>>()
  return {
    async pages(app) {
      const renderer = await pages(app)
      opened.resolve(renderer)
      return renderer
    },
    renderer: async () => (await opened.promise)(),
  }
}
