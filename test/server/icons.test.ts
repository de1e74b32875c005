// @module-tag sqlite
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../server/app.ts'
import { start } from './support/world.ts'
import { fakePages } from './support/fake-pages.ts'

test('an icon comes by its name from our own origin; what is none is not found', async () => {
  const { env, database } = await start()
  const app = await buildApp({ env, database, pages: fakePages(async () => new Response('a page')) })
  onTestFinished(() => app.close())
  const home = await app.inject('/icons/mdi:home.svg')
  expect(home.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
  expect(home.body).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"[^>]*viewBox="0 0 24 24"><path /)
  // Another name of the same icon.
  expect((await app.inject('/icons/mdi:123.svg')).body).toBe((await app.inject('/icons/mdi:numeric.svg')).body)
  for (const name of ['mdi:no-such-icon', 'other:home', 'mdi:constructor', 'mdi:__proto__', 'package.json', 'mdi'])
    expect((await app.inject(`/icons/${name}.svg`)).statusCode, name).toBe(404)
})
