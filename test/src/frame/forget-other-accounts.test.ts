import { afterEach, expect, it, vi } from 'vitest'
import { forgetOtherAccounts } from '../../../src/captain/frame/forget-other-accounts.ts'

const storageOf = (...keys: readonly string[]): object =>
  Object.assign(
    Object.create({
      removeItem(this: Record<string, string>, key: string) {
        delete this[key]
      },
    }) as object,
    Object.fromEntries(keys.map((key) => [key, 'kept'])),
  )

afterEach(() => void vi.unstubAllGlobals())

it('removes what others searched for, ticked and typed, and keeps what is one’s own or nobody’s secret', () => {
  const localStorage = storageOf(
    'RaStorecafe.me.news.list',
    'RaStorecafe.me.news.list.selectedIds',
    'RaStorecafe.you.news.list',
    'RaStorecafe.you.news.list.selectedIds',
    'RaStorecafe.you.news.trash',
    'RaStorecafe.news.list',
    'RaStorecafe.you.news.widths',
    'captain.density',
  )
  const sessionStorage = storageOf('captain.ai.me.prompt', 'captain.ai.you.prompt', 'captain.ai.prompt', 'link')
  vi.stubGlobal('window', { localStorage, sessionStorage })
  forgetOtherAccounts('me')
  expect(Object.keys(localStorage)).toEqual([
    'RaStorecafe.me.news.list',
    'RaStorecafe.me.news.list.selectedIds',
    'RaStorecafe.you.news.widths',
    'captain.density',
  ])
  expect(Object.keys(sessionStorage)).toEqual(['captain.ai.me.prompt', 'link'])
})

it('does nothing where a browser stores nothing', () => {
  vi.stubGlobal('window', { localStorage: null, sessionStorage: null })
  expect(() => forgetOtherAccounts('me')).not.toThrow()
})
