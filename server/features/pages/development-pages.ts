import { join } from 'node:path'
import type { Pages, Render, RenderBody } from './renderer.ts'

const src = join(import.meta.dirname, '..', '..', '..', 'src')

/** The pages in `src`, compiled by Vite on demand. */
export const developmentPages: Pages = async (app) => {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: src,
    configFile: join(src, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) return done()
    vite.middlewares(request.raw, reply.raw, done)
  })
  const entry = () => vite.ssrLoadModule('/entry-server.tsx') as Promise<{ render: Render; renderBody: RenderBody }>
  const render: Render = async (...args) => (await entry()).render(...args)
  const renderBody: RenderBody = async (...args) => (await entry()).renderBody(...args)
  return async () => ({ connect: 'ws:', render, renderBody })
}
