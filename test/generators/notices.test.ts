import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { notices } from '../../generators/notices.ts'

test('the licences of what the server runs with, and of what is in the pages, are printed with their texts', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  try {
    expect(notices(join(import.meta.dirname, '../..'))).toBe(0)
    const [text] = log.mock.lastCall as [string]
    const [server, pages] = text.split('# Packages in the pages') as [string, string]
    expect(server).toMatch(/^## fastify \S+ \(MIT\)\n\nMIT License/m)
    expect(server).not.toMatch(/^## vitest /m)
    expect(pages).toMatch(/^## react - \S+ \(MIT\)$/m)
    expect(text).not.toContain('no licence is named')
  } finally {
    log.mockRestore()
  }
})
