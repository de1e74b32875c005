import { describe, expect, it } from 'vitest'
import { prefixes } from '../../../src/shell/words/locale.ts'
import { toInternal, toPublic } from '../../../src/shell/routing/url-rewrite.ts'

const id = '01926f6e-8f00-7000-8000-000000000001'

const pairs = [
  ['/', '/'],
  ['/auth/login', '/auth/login'],
  ['/captain', '/captain'],
  ['/captain/tenant', '/captain/tenant'],
  ['/captain/tenant/suda-nijo-com', '/captain/tenant/suda-nijo-com'],
  ['/captain/tenant/emu-esu-com/news', '/captain/tenant/emu-esu-com/news'],
  ['/captain/tenant/emu-esu-com/news/new', '/captain/tenant/emu-esu-com/news/create'],
  [`/captain/tenant/emu-esu-com/news/${id}/edit`, `/captain/tenant/emu-esu-com/news/${id}`],
  ['/captain/tenant/emu-esu-com/news/opening', '/captain/tenant/emu-esu-com/news/opening/show'],
  [`/captain/tenant/emu-esu-com/contact/${id}`, `/captain/tenant/emu-esu-com/contact/${id}/show`],
  ['/captain/tenant/toki-tsumugi-cafe/business-day/edit', '/captain/tenant/toki-tsumugi-cafe/business-day/edit'],
  [`/captain/tenant/funaneco-jp/tenant/${id}/tenant-user`, `/captain/tenant/funaneco-jp/tenant/${id}/tenant-user`],
  [
    `/captain/tenant/funaneco-jp/tenant/${id}/tenant-user/new`,
    `/captain/tenant/funaneco-jp/tenant/${id}/tenant-user/create`,
  ],
  [`/captain/tenant/a/circle/${id}/member/${id}/edit`, `/captain/tenant/a/circle/${id}/member/${id}`],
  [`/captain/tenant/a/circle/${id}/member/hanako`, `/captain/tenant/a/circle/${id}/member/hanako/show`],
  [`/captain/tenant/myturn-games/news/${id}`, `/captain/tenant/myturn-games/news/${id}`],
  ['/captain/tenant/myturn-games/news/first-sale', '/captain/tenant/myturn-games/news/first-sale/show'],
  [`/captain/tenant/myturn-games/news/${id}/show`, `/captain/tenant/myturn-games/news/${id}/show`],
] as const

describe.each(prefixes)('URLs of the form "%s"', (prefix) => {
  const form = (path: string): string => (prefix && path === '/' ? prefix : prefix + path)

  it.each(pairs)('%s is %s inside', (url, inside) => expect(toInternal(form(url), prefix)).toBe(inside))
  it.each(pairs)('%s comes back from %s', (url, inside) => expect(toPublic(inside, prefix)).toBe(form(url)))
})

describe('URLs that have no counterpart', () => {
  it('takes /edit at myturn-games as well', () => {
    expect(toInternal(`/captain/tenant/myturn-games/news/${id}/edit`, '')).toBe(
      `/captain/tenant/myturn-games/news/${id}`,
    )
  })
  it('leaves a path of another form alone, so that it is not found', () => {
    expect(toInternal('/ja/captain', '/en')).toBe('/ja/captain')
  })
  it('takes one prefix only', () => {
    expect(toInternal('/ja/ja/captain', '/ja')).toBe('/ja/captain')
  })
})
