import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import { CannotStart } from '../../base/cannot-start.ts'
import type { Pages, Renderer } from './renderer.ts'

const dist = join(import.meta.dirname, '..', '..', '..', 'dist')
const client = join(dist, 'client')
const entryFile = join(dist, 'server', 'entry-server.js')

type Manifest = Readonly<Record<string, { readonly file: string }>>

/** Throws CannotStart where `npm run build` has not run. */
export function assertPagesBuilt(): void {
  if (!existsSync(client) || !existsSync(entryFile))
    throw new CannotStart('The pages are not built yet: run `npm run build` first.')
}

/** The pages built by `npm run build`. Their scripts have a hash in their names and never change. */
export const builtPages: Pages = async (app) => {
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' }
      route.schema = { ...route.schema, hide: true }
    })
    await files.register(fastifyStatic, {
      root: join(client, 'assets'),
      prefix: '/assets/',
      index: false,
      dotfiles: 'ignore',
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
    })
    for (const name of readdirSync(client).filter((name) => /^[\w-]+\.(svg|ico|png|txt|webmanifest|css)$/.test(name))) {
      files.get(`/${name}`, (_request, reply) => {
        // Tenants' sites load the stylesheet of bodies.
        if (name.endsWith('.css')) reply.header('cross-origin-resource-policy', 'cross-origin')
        return reply.sendFile(name, client, { maxAge: '1h', immutable: false })
      })
    }
  })
  const assets = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')) as Manifest
  // Lets an open page find out that there is a newer build than its own.
  app.get('/build.json', {
    config: { access: 'public' },
    schema: { hide: true },
    handler: (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ script: `/${assets['entry-client.tsx']!.file}` }),
  })
  let renderer: Promise<Renderer> | undefined
  const load = () =>
    (renderer ??= import(pathToFileURL(entryFile).href).then(({ render, renderBody, variantOf }) => ({
      render,
      renderBody,
      variantOf,
      assets,
    })))
  // Whoever asks first, most likely a probe, does not wait for it; the first page does.
  app.server.once('request', (_request, response) => response.once('close', () => void load()))
  return load
}
