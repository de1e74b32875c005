import { expect, it, vi } from 'vitest'
import { apiJson } from '../../../src/shell/api/api.ts'
import { authPost } from '../../../src/shell/api/auth-call.ts'
import { browserWith } from '../auth/browser.ts'

it.each([
  ['the API', () => apiJson('/api/v1/tenants' as never, { method: 'POST' } as never)],
  ['the account', () => authPost('/api/auth/sign-out')],
])('a call of %s without an answer is the Fetch Error of the specification', async (_, call) => {
  browserWith(() => ({ token: 'token' }))
  vi.stubGlobal('window', {})
  const { fetch: answering } = globalThis
  vi.stubGlobal('fetch', (path: string) =>
    path === '/api/auth/token' ? answering(path) : Promise.reject(new TypeError('Failed to fetch')),
  )
  await expect(call()).rejects.toMatchObject({
    message: 'Fetch Error',
    status: 0,
    body: { statusCode: 500, statusMessage: 'Fetch Error', message: 'TypeError: Failed to fetch' },
  })
})
