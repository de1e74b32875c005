// @module-tag sqlite
// @module-tag full
import { execFile, spawn } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { order } from '../../entities/shop/order.ts'
import { product } from '../../entities/shop/product.ts'
import { buildApp } from '../../server/app.ts'
import type { Network } from '../../server/base/network/guarded-request.ts'
import { freePort } from '../free-port.ts'
import { makeKeyAt } from './support/api-keys.ts'
import { followed } from './support/guides.ts'
import { recordClient } from './support/record-client.ts'
import { onSale, shopSettings } from './support/shop.ts'
import { runWebhookJobs } from './support/webhook-jobs.ts'
import { open, staffOf, type World } from './support/world.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const shop = 'suda-nijo-com'
const path = `/api/v1/authorized/tenants/${shop}`

let world: World
let app: FastifyInstance
let origin: string
let port: string
beforeAll(async () => {
  port = String(await freePort())
  world = await open({}, undefined, network())
  app = await buildApp({ env: world.env, database: world.database, network: network() })
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await world.close()
})

/** The walls of the product, with the port of the guide's site let in. */
const network = (): Network => ({
  lookup: (_name, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
  isAllowed: (each) => each === '127.0.0.1',
  ports: [port],
  plainWebhooks: true,
})

/** The folder of the guide, with the client in it as `npm install` would put it there. */
async function siteOf(guide: ReturnType<typeof followed>) {
  const modules = join(guide.folder, 'node_modules')
  rmSync(modules)
  const client = join(modules, 'captain-client')
  mkdirSync(client, { recursive: true })
  writeFileSync(join(guide.folder, 'package.json'), '{ "type": "module" }')
  cpSync(join(root, 'generators/client/package.json'), join(client, 'package.json'))
  for (const name of ['@types', 'undici-types']) symlinkSync(join(root, 'node_modules', name), join(modules, name))
  const compiler = join(root, 'node_modules/.bin/tsc')
  await run(compiler, ['-p', join(root, 'generators/client'), '--outDir', join(client, 'dist')])
  return {
    // With the settings of the guide.
    check: () =>
      run(compiler, { cwd: guide.folder }).then(
        ({ stdout }) => stdout,
        ({ stdout }: { readonly stdout: string }) => stdout,
      ),
    start: (env: Record<string, string>) =>
      spawn('bash', ['-c', guide.script.replace('node site.ts', 'exec node site.ts')], {
        cwd: guide.folder,
        env: {
          ...process.env,
          PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
          ...Object.fromEntries(Object.entries(env).map(([name, value]) => [`GIVEN_${name}`, value])),
        },
      }),
  }
}

test('the site of the guide shows products, takes an order, and is rebuilt by a webhook', async () => {
  const saved = await world.call(staffOf(shop), 'PUT', `${path}/shop`, { ...shopSettings, version: 0 })
  expect(saved.status, saved.text).toBe(200)
  const products = await recordClient(world, product, shop)
  const sold = await products.create(1, onSale)
  const { secret: KEY } = await makeKeyAt(world, shop, ['orders:place'])
  const url = `http://site.example:${port}/webhook`
  const { body: webhook, text } = await world.call(staffOf(shop), 'POST', `${path}/webhooks`, { name: 'Site', url })
  expect(webhook?.secret, text).toMatch(/^whsec_/)

  const guide = followed('build-a-site')
  const site = await siteOf(guide)
  expect(await site.check()).toBe('')
  const started = site.start({ CAPTAIN: origin, TENANT: shop, KEY, SECRET: webhook.secret, PORT: port })
  let said = ''
  for (const stream of [started.stdout, started.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()))
  try {
    await expect.poll(() => said, { timeout: 30_000 }).toContain('built 2 pages')
    const page = async (at: string, init?: RequestInit) => (await fetch(`http://127.0.0.1:${port}${at}`, init)).text()
    expect(await page('/')).toContain(`<a href="/${sold['slug']}">${sold['name']}</a>`)
    expect(await page(`/${sold['slug']}`)).toMatch(/<img src=.*srcset=.*<p>1000円<\/p><div class="blocks">/s)
    expect(await page('/nothing')).toContain('ページが見つかりません')

    const ordered = await page('/order', { method: 'POST', body: new URLSearchParams({ product: sold['id'] }) })
    expect(ordered).toMatch(/ご注文番号 \S+、合計 1770円/)
    expect((await products.get(`/${sold['id']}`)).body.stock).toBe(9)
    expect((await (await recordClient(world, order, shop)).get()).body).toHaveLength(1)
    const refused = await page('/order', { method: 'POST', body: new URLSearchParams({ product: sold['slug'] }) })
    expect(refused).not.toMatch(/ご注文番号/)

    const unsigned = await fetch(`http://127.0.0.1:${port}/webhook`, { method: 'POST', body: '{}' })
    expect(unsigned.status).toBe(401)
    const { version } = (await products.get(`/${sold['id']}`)).body
    const renamed = await products.send('PUT', `/${sold['id']}`, { name: '新しい名前', version })
    expect(renamed.status, renamed.text).toBe(200)
    await runWebhookJobs(world, network())
    await expect.poll(() => page('/'), { timeout: 20_000 }).toContain('新しい名前')
  } finally {
    started.kill()
    guide.remove()
  }
  expect(said).not.toMatch(/error/i)
})
