import { describe, expect, it } from 'vitest'
import { isSafePath, readStored, storedForm } from '../../src/shell/redirect-path.ts'

describe('the path kept for after signing in', () => {
  it.each(['/captain', '/captain/tenant/suda-nijo-com/news?filter=%7B%7D&page=2', '/captain#top', '/'])(
    'goes to %s',
    (path) => {
      expect(isSafePath(path)).toBe(true)
    },
  )

  it.each([
    '',
    'captain',
    '//evil.example',
    '/a//b',
    '/?next=https://evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/captain\u0000',
    'https://evil.example',
    'javascript:alert(1)',
    '/auth/login',
    '/en/auth/logout',
    '/auth',
    `/${'a'.repeat(2048)}`,
  ])('refuses %j', (path) => expect(isSafePath(path)).toBe(false))

  it('is kept without its locale prefix, with its query', () => {
    expect(storedForm('/en/captain/tenant?q=1')).toBe('/captain/tenant?q=1')
    expect(storedForm('/ja')).toBe('/')
    expect(storedForm('/en?x=/ja/y')).toBe('/?x=/ja/y')
    expect(storedForm('/captain')).toBe('/captain')
  })

  it('does nothing when the person is there already, in whatever language', () => {
    expect(readStored('/captain?a=1', '/en/captain?a=1')).toEqual({ stay: 'here' })
  })
  it('goes, or refuses', () => {
    expect(readStored('/captain', '/')).toEqual({ go: '/captain' })
    expect(readStored('//evil.example', '/')).toEqual({ stay: 'refused' })
  })
})
