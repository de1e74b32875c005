import { expect, test } from 'vitest'
import type { RedirectRule } from '../../../src/shell/routing/redirect-rule.ts'
import { readRedirectRules, redirectOf, redirectRules } from '../../../src/shell/routing/redirects.ts'

test('a rule sends a path on in its language, with what it captured; a slash at the end goes', () => {
  expect(redirectOf('/en/articles/passkey')).toEqual({ to: '/en/article/passkey', status: 301, external: false })
  expect(redirectOf('/login')).toEqual({ to: '/auth/login', status: 302, external: false })
  expect(redirectOf('/ja/faq//')).toEqual({ to: '/ja/faq', status: 301, external: false })
  expect(redirectOf('/en/')).toEqual({ to: '/en', status: 301, external: false })
  for (const path of ['/', '/en', '/faq', '/javascript']) expect(redirectOf(path)).toBeUndefined()
})

test('another site is reached by opt-in alone, and only over the web', () => {
  const rules = readRedirectRules([{ from: '/docs', to: 'https://docs.captain.example/', external: true, status: 302 }])
  expect(redirectOf('/en/docs', rules)).toEqual({
    to: 'https://docs.captain.example/',
    status: 302,
    external: true,
  })
  for (const to of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'login'])
    expect(() => readRedirectRules([{ from: '/trap', to } as RedirectRule]), to).toThrow('/trap')
  for (const to of ['javascript:alert(1)', 'data:text/html,x', 'https://:slug', '/article'])
    expect(() => readRedirectRules([{ from: '/trap', to, external: true }]), to).toThrow('/trap')
})

test('a target that begins with a parameter stays on this site, and names what its rule captures', () => {
  const rules = readRedirectRules([{ from: '/old/:area/:slug', to: '/:area/:slug' }])
  expect(redirectOf('/en/old/faq/one', rules)?.to).toBe('/en/faq/one')
  for (const path of ['/old//evil.example', '/old/\\/evil.example', '/old/%2F/evil.example', '/old/evil.example/']) {
    const to = redirectOf(new URL(path, 'https://captain.example').pathname, rules)?.to ?? '/'
    expect(new URL(to, 'https://captain.example').origin, path).toBe('https://captain.example')
  }
  for (const to of ['/:missing/:slug', '/:area/..//:slug', '//:slug/:area', ':area/:slug'])
    expect(() => readRedirectRules([{ from: '/old/:area/:slug', to } as RedirectRule]), to).toThrow('/old/:area/:slug')
})

test('a rule that is refused says why', () => {
  const refused = (rule: RedirectRule) => () => readRedirectRules([rule])
  expect(refused({ from: '/a', to: 'https://b.example/' } as RedirectRule)).toThrow('`external: true`')
  expect(refused({ from: '/a', to: '/b', external: true })).toThrow('http or https')
  expect(refused({ from: '/a/:slug', to: 'https://:slug/', external: true })).toThrow('http or https')
  expect(refused({ from: '/a/:slug', to: '/b/:name' })).toThrow('captures no :name')
})

test('no rule leads to one that leads on', () => {
  for (const { to } of redirectRules) expect(redirectOf(to.replace(':slug', 'some')), to).toBeUndefined()
})
