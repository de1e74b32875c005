import type { Pages, Render, Rendered } from '../../server/pages/renderer.ts'

/** What a test renders: an answer, or one and what its maker knows of it. */
export type TestRender = (...asked: Parameters<Render>) => Promise<Response | Rendered>

/** Pages of a test's own, which has no bodies to write. */
export const pagesBy =
  (render: TestRender): Pages =>
  async () =>
  async () => ({
    async render(...asked) {
      const made = await render(...asked)
      return made instanceof Response ? { answer: made } : made
    },
    renderBody: () => Promise.reject(new Error('No body is asked for.')),
    assets: { built: true },
  })
