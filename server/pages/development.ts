import { join } from 'node:path'
import type { Pages, Render } from './renderer.ts'

const src = join(import.meta.dirname, '..', '..', 'src')

/** The pages as they stand in `src`, compiled by Vite as they are asked for. */
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
  const render: Render = async (request, context) => {
    const { render } = (await vite.ssrLoadModule('/entry-server.tsx')) as { render: Render }
    return render(request, context)
  }
  return async () => ({ connect: 'ws:', render })
}
