import { describe, expect, it } from 'vitest'
import {
  joinPrefix,
  localeCookie,
  localeOf,
  browserLocale,
  rememberedForm,
  splitPrefix,
  switchLocale,
} from '../../../src/shell/words/locale.ts'

describe('the three forms of a URL', () => {
  it.each([
    ['/', '', '/'],
    ['/faq', '', '/faq'],
    ['/ja', '/ja', '/'],
    ['/en/', '/en', '/'],
    ['/en/faq', '/en', '/faq'],
    ['/english', '', '/english'],
    ['/fr/faq', '', '/fr/faq'],
    ['/ja/ja', '/ja', '/ja'],
  ])('%s is "%s" and %s', (url, prefix, path) => expect(splitPrefix(url)).toEqual({ prefix, path }))

  it('puts them together again', () => {
    expect(joinPrefix('/en', '/')).toBe('/en')
    expect(joinPrefix('', '/')).toBe('/')
    expect(joinPrefix('/ja', '/faq')).toBe('/ja/faq')
  })
  it('is Japanese without a prefix', () => {
    expect([localeOf(''), localeOf('/ja'), localeOf('/en')]).toEqual(['ja', 'ja', 'en'])
  })
})

describe('the language a reader chose', () => {
  it('is kept for 365 days', () => expect(localeCookie).toEqual({ name: 'i18n_redirected', maxAge: 31_536_000 }))

  it('keeps the page when it is switched', () => {
    expect(switchLocale('/captain/tenant', 'en')).toBe('/en/captain/tenant')
    expect(switchLocale('/en/captain/tenant', 'ja')).toBe('/captain/tenant')
    expect(switchLocale('/ja', 'en')).toBe('/en')
  })

  it.each([
    ['/', 'en', '/en'],
    ['/faq', 'en', '/en/faq'],
    ['/faq', 'nonsense', '/en/faq'],
    ['/faq', 'ja', undefined],
    ['/faq', undefined, undefined],
    ['/ja/faq', 'en', undefined],
    ['/en/faq', 'ja', undefined],
  ])('sends %s with cookie %s to %s', (path, cookie, target) => expect(rememberedForm(path, cookie)).toBe(target))

  it.each([
    ['/auth/setup', 'en-GB,en;q=0.9', 'en'],
    ['/auth/invite', 'de', 'en'],
    ['/auth/invite', 'en,ja;q=0.5', 'en'],
    ['/auth/invite', 'de,en;q=0.5,ja;q=0.8', 'ja'],
    ['/auth/invite', 'ja, en', 'ja'],
    ['/auth/invite', 'ja;q=0', 'en'],
    ['/auth/recover', 'ja-JP', 'ja'],
    ['/auth/recover', null, undefined],
    ['/faq', 'en', undefined],
  ])('is that of the browser where a link leads to %s and it asks for %s: %s', (path, accepted, locale) =>
    expect(browserLocale(path, accepted)).toBe(locale),
  )
})
