import { createRouter } from '@tanstack/react-router'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { entities } from '../../../entities/index.ts'
import { screens } from '../../../src/generated/screens.ts'
import { parseOpened, withOpened } from '../../../src/captain/search/opened-records.ts'
import { menuPages } from '../../../src/captain/navigation/menu-pages.ts'
import { features } from '../../../src/features.ts'
import { routeTree } from '../../../src/routes.tsx'
import type { Person } from '../../../src/shell/base/session-data.ts'
import type { RouteContext } from '../../../src/shell/routing/route-context.ts'
import { commandsOf, matchingCommands, recordPath } from '../../../src/captain/search/suggestions.ts'
import type { Tenant, TenantAnswer } from '../../../src/shell/tenant.ts'
import { setOfWords } from '../../../locales/set-of-words.ts'
import { createWords } from '../../../src/shell/words/words.ts'

const setOf = (locale: 'ja' | 'en', set: string) =>
  setOfWords(fileURLToPath(new URL(`../../../locales/${locale}`, import.meta.url)), set)

const wordsIn = (locale: 'ja' | 'en') => {
  const read = (set: string) => setOf(locale, set)
  return createWords(locale, {
    commons: read('commons'),
    titles: read('titles'),
    search: read('search'),
    resources: Object.fromEntries(Object.keys(entities).map((name) => [name, read(`entities/${name}`)])),
  })
}

const card = (slug: string, site: Tenant['site']) =>
  ({ id: slug, slug, site, name: slug, nameEn: null }) as unknown as Tenant
const cafe = {
  ...card('cafe', 'toki-tsumugi-cafe'),
  library: true,
  rights: [],
  menu: [],
  entities: ['article', 'boardgame', 'business-day'].map((name) => ({ name, screens: ['list', 'create', 'edit'] })),
} as unknown as TenantAnswer
const games = card('games', 'myturn-games')

/** The keys of the commands that are offered for a text. */
function offered(
  locale: 'ja' | 'en',
  typed: string,
  user: Partial<Person> = {},
  here: TenantAnswer | undefined = cafe,
): string[] {
  const pages = menuPages(features, createRouter({ routeTree, context: {} as RouteContext }), user as Person, here)
  const commands = commandsOf(screens, wordsIn(locale), { here, tenants: [games], pages })
  return matchingCommands(commands, typed).map(({ key }) => key)
}

test('screens and actions are found by name, reading, romaji and the other language', () => {
  for (const typed of [
    '営業時間',
    'えいぎょうじかん',
    'エイギョウ',
    'eigyou',
    'eigyouji',
    'opening hours',
    'ＯＰＥＮＩＮＧ',
  ])
    for (const locale of ['ja', 'en'] as const) expect(offered(locale, typed)[0], typed).toBe('list business-day')
  for (const typed of ['新しい 記事', '新しい記事', 'あたらしいきじ', 'atarashiikiji', '記事を追加'])
    expect(offered('ja', typed)[0], typed).toBe('create article')
  expect(offered('ja', '記事')).toEqual(
    expect.arrayContaining(['list article', 'create article', 'page /captain/article']),
  )
  expect(offered('en', 'new article')[0]).toBe('create article')
  expect(offered('ja', 'キーボード')).toEqual(['keys'])
  expect(offered('ja', 'だっしゅぼーど')).toEqual(['page /captain/tenant/cafe'])
  expect(offered('ja', 'そのようなものはない')).toEqual([])
})

test("the lists and new records of one's other tenants are offered as well", () => {
  expect(offered('ja', 'お知らせ')).toEqual(['list games news', 'create games news'])
  expect(offered('en', 'oshirase', {}, undefined)).toEqual(['list games news', 'create games news'])
})

test('the administration is offered to administrators only, and AI to those who may use it', () => {
  const pages = (user: object) => offered('en', 'a', user).filter((key) => /admin|captain\/ai/.test(key))
  expect(pages({})).toEqual([])
  expect(pages({ cfAi: true })).toEqual(['page /captain/ai'])
  expect(pages({ role: 'admin' })).toContain('page /admin/audit-event')
})

test('every entity has words by which its screens are found, in both languages', () => {
  for (const locale of ['ja', 'en'] as const) {
    const { entities: found } = setOf(locale, 'search') as { readonly entities: object }
    expect(Object.keys(found).toSorted()).toEqual(Object.keys(entities).toSorted())
  }
})

test('a record opens where its site lets one see it', () => {
  const at = (site: Tenant['site'], entity: string, parent: string | null = null) =>
    recordPath(screens, site, { tenant: 'a', entity, id: '1', parent, title: null, titleEn: null, updatedAt: '' })
  expect(at('myturn-games', 'news')).toBe('/captain/tenant/a/news/1')
  expect(at('suda-nijo-com', 'order')).toBe('/captain/tenant/a/order/1/show')
  expect(at('suda-nijo-com', 'delivery')).toBe('/captain/tenant/a/delivery?record=1')
  expect(at('toki-tsumugi-cafe', 'business-day')).toBe('/captain/tenant/a/business-day/edit')
  expect(at('funaneco-jp', 'tenant-user', '7')).toBe('/captain/tenant/a/tenant/7/tenant-user?record=1')
  expect(at('myturn-games', 'order')).toBeUndefined()
  expect(at('myturn-games', 'nothing')).toBeUndefined()
})

test('what was opened lately is kept once each, newest first, and what is malformed is dropped', () => {
  expect(withOpened(['a/news/1', 'a/news/2'], 'a/news/2')).toEqual(['a/news/2', 'a/news/1'])
  expect(
    withOpened(
      Array.from({ length: 20 }, (_, at) => `a/news/${at}`),
      'a/faq/1',
    ),
  ).toHaveLength(12)
  expect(parseOpened('a/news/1,../x/y,,b/faq/2')).toEqual(['a/news/1', 'b/faq/2'])
  expect(parseOpened(null)).toEqual([])
})
