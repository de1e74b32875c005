import type { Pages, Renderer } from './renderer.ts'

/** Pages that the API too asks for what renders them, once they are served. */
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
