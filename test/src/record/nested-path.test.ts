import { expect, test, vi } from 'vitest'
import { createDataProvider } from '../../../src/kernel/api/data-provider.ts'
import { browserWith } from '../auth/browser.ts'

test('what stands within another record is asked for below the path of that', async () => {
  const { asked } = browserWith((path) => (path === '/api/auth/token' ? { token: 'token' } : { id: '1' }))
  vi.stubGlobal('window', {})
  const provider = createDataProvider('cats', { 'shop-clerk': { parent: 'shop' } })
  const meta = { parent: 'f81d' }
  await provider.getOne('shop-clerk', { id: '1', meta })
  await provider.remove('shop-clerk', { records: [{ id: '1' }], meta })
  expect(asked.slice(1)).toEqual([
    'GET /api/v1/authorized/tenants/cats/shop/f81d/shop-clerk/1',
    'POST /api/v1/authorized/tenants/cats/shop/f81d/shop-clerk/deletions',
  ])
})
