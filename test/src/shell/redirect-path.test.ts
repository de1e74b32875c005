import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressPieces, hostileAddresses } from '../../hostile-addresses.ts'
import { refusalText } from '../../../src/shell/routing/follow-stored-path.ts'
import { joinPrefix, prefixes } from '../../../src/shell/words/locale.ts'
import { isSafePath, readStoredPath, storedPathForm } from '../../../src/shell/routing/redirect-path.ts'

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
    '///evil.example',
    '////evil.example',
    '/ja//evil.example',
    '/\r/evil.example',
    '/\\\\evil.example',
    '\\evil.example',
    'https:evil.example',
    'https:/evil.example',
    '//user@evil.example',
    'user:password@evil.example',
    ' /captain',
    '\u2044evil.example',
    '\uff0f\uff0fevil.example',
    '/auth/login',
    '/en/auth/logout',
    '/auth',
    `/${'a'.repeat(2048)}`,
  ])('refuses %j', (path) => expect(isSafePath(path)).toBe(false))

  it.each([
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '/%09/evil.example',
    '/@evil.example',
    '/:443',
    '/\u2215\u2215evil.example',
    '/\uff0fevil.example',
    '/captain?to=\u2028x',
    '/..\u3002evil.example',
    '/.evil.example',
  ])('never leaves the site by %j, which it may keep', (path) => {
    for (const prefix of ['', '/ja', '/en'])
      expect(new URL(prefix + path, 'https://captain.example').origin).toBe('https://captain.example')
    const read = readStoredPath(path, '/')
    expect(read).toEqual(isSafePath(path) ? { go: path } : { stay: 'refused' })
  })

  it('never leaves the site in any language, however it is put together', () => {
    const path = fc.oneof(
      fc.array(fc.constantFrom(...addressPieces), { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
      fc.constantFrom(...hostileAddresses),
    )
    fc.assert(
      fc.property(path, fc.constantFrom(...prefixes), (stored, prefix) => {
        if (!isSafePath(stored)) return
        const url = new URL(joinPrefix(prefix, stored), 'https://captain.example')
        expect(url.origin).toBe('https://captain.example')
        expect(url.pathname).not.toMatch(/^\/[/\\]/)
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['//evil.example', 'externalRefused'],
    ['https://evil.example', 'externalRefused'],
    ['/\\evil.example', 'externalRefused'],
    ['//[', 'externalRefused'],
    ['javascript:alert(1)', 'unsafeProtocol'],
    ['data:text/html,x', 'unsafeProtocol'],
    ['/auth/login', undefined],
  ])('of %j says why it is refused', (path, reason) => {
    expect(isSafePath(path)).toBe(false)
    expect(refusalText((key) => key, path)).toBe(reason && `commons.errors.navigation.${reason}`)
  })

  it('is kept without its locale prefix, with its query', () => {
    expect(storedPathForm('/en/captain/tenant?q=1')).toBe('/captain/tenant?q=1')
    expect(storedPathForm('/ja')).toBe('/')
    expect(storedPathForm('/en?x=/ja/y')).toBe('/?x=/ja/y')
    expect(storedPathForm('/captain')).toBe('/captain')
  })

  it('does nothing when the person is there already, in whatever language', () => {
    expect(readStoredPath('/captain?a=1', '/en/captain?a=1')).toEqual({ stay: 'here' })
  })
  it('goes, or refuses', () => {
    expect(readStoredPath('/captain', '/')).toEqual({ go: '/captain' })
    expect(readStoredPath('//evil.example', '/')).toEqual({ stay: 'refused' })
  })
})
