import type { Pages, Render } from '../../server/pages/renderer.ts'

/** Pages of a test's own, which has no bodies to write. */
export const pagesBy =
  (render: Render): Pages =>
  async () =>
  async () => ({
    render,
    renderBody: () => Promise.reject(new Error('No body is asked for.')),
    assets: { built: true },
  })
