import { expect, it } from 'vitest'
import { readCookie, writeCookie } from '../../../src/shell/base/cookies.ts'
import { noticeCookie, redirectCookie } from '../../../src/shell/routing/redirect-cookies.ts'
import { tokenCookie } from '../../../src/shell/api/token.ts'

it('keeps the token for 24 hours', () => expect(tokenCookie).toEqual({ name: 'auth_jwt', maxAge: 86_400 }))
it('keeps the path for ten minutes', () => expect(redirectCookie).toEqual({ name: 'auth_redirect_path', maxAge: 600 }))
it('says why a person was sent elsewhere for a minute', () => expect(noticeCookie.maxAge).toBe(60))

it('writes cookies for the whole site and reads them back', () => {
  const written = writeCookie('auth_redirect_path', '/captain?q=あ;b', { maxAge: 600, sameSite: 'Lax', secure: true })
  expect(written).toBe('auth_redirect_path=%2Fcaptain%3Fq%3D%E3%81%82%3Bb; Max-Age=600; Path=/; SameSite=Lax; Secure')
  expect(readCookie(`a=1; ${written.split(';')[0]!}; b=2`, 'auth_redirect_path')).toBe('/captain?q=あ;b')
  expect(readCookie('a=%E0%A4%A', 'a')).toBe('%E0%A4%A')
  expect(readCookie('ab=1', 'a')).toBeUndefined()
})
