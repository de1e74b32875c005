import { expect, test } from 'vitest'
import { variantOf } from '../../../src/entry-server.tsx'

const variant = (path: string, headers: Record<string, string> = {}) =>
  variantOf(new Request(`https://captain.example${path}`, { headers }))

test('a page is kept by its path, language and theme, whatever else stands in its address', () => {
  const page = variant('/article')
  expect(page).toEqual({ key: 'system /article', href: 'https://captain.example/article' })
  expect(variant('/article?utm_source=mail&x=1')).toEqual(page)
  expect(variant('/en/article')!.key).not.toBe(page!.key)
  expect(variant('/article/some-slug')!.href).toBe('https://captain.example/article/some-slug')
  expect(variant('/sitemap.xml')!.href).toBe('https://captain.example/sitemap.xml')
})

test('paths that lead to no page share one in each language', () => {
  const none = variant('/nothing/here')
  expect(none).toEqual({ key: 'system  none', href: 'https://captain.example/404' })
  for (const path of ['/zz', '/%E3%81%82', '/wp-login.php?x=1', '/article.php'])
    expect(variant(path), path).toEqual(none)
  expect(variant('/en/zz')).toEqual({ key: 'system /en none', href: 'https://captain.example/en/404' })
})

test('what depends on the visitor, reads its query or leads elsewhere is not kept', () => {
  for (const path of [
    '/captain',
    '/auth/login',
    '/user/profile',
    '/contact/success?no=20261127-0001',
    '/home?x=1',
    '/faq/',
  ])
    expect(variant(path), path).toBeUndefined()
  expect(variant('/contact/success')).toBeDefined()
  expect(variant('/zz', { 'user-agent': 'Googlebot/2.1' })).toBeUndefined()
})
