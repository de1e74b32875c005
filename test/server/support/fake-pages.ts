import type { Pages, Render, Rendered } from '../../../server/features/pages/renderer.ts'

/** What a test renders: an answer, or one and what its maker knows of it. */
export type FakeRender = (...asked: Parameters<Render>) => Promise<Response | Rendered>

/** Pages of a test's own, which has no bodies to write. */
export const fakePages =
  (render: FakeRender): Pages =>
  async () =>
  async () => ({
    async render(...args) {
      const made = await render(...args)
      return made instanceof Response ? { answer: made } : made
    },
    renderBody: () => Promise.reject(new Error('No body is asked for.')),
    assets: { built: true },
  })
