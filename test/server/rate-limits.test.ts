// @module-tag postgres-full
import { expect, test } from 'vitest'
import { staffOf, start } from './support/world.ts'
import { uploadsOf } from './support/upload-files.ts'

const site = 'toki-tsumugi-cafe'

test('links are read for one place sixty times in ten minutes, and then not', async () => {
  const world = await start({ RATE_LIMIT: 'on' })
  const ask = () => world.call(staffOf(site), 'GET', `/api/v1/authorized/tenants/${site}/link-metadata?url=ftp://x`)
  for (let asked = 0; asked < 60; asked += 1) expect((await ask()).status).toBe(400)
  const refused = await ask()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test('uploads are counted too, new ones and replacements', async () => {
  const world = await start({ RATE_LIMIT: 'on' })
  for (const path of [uploadsOf(site), `${uploadsOf(site)}/any/replacements`]) {
    const { headers } = await world.call(staffOf(site), 'POST', path, {})
    expect(headers['x-ratelimit-limit']).toBe('600')
  }
})
