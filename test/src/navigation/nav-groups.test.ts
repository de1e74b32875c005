import { expect, test } from 'vitest'
import { navGroups } from '../../../src/captain/navigation/nav-groups.ts'
import type { ScreenMap } from '../../../src/kernel/context/screen-map.ts'
import type { TenantAnswer } from '../../../src/shell/tenant.ts'
import { createWords } from '../../../src/shell/words/words.ts'

const icon = () => null
const screen = (group: 'content' | 'people' | 'legal') =>
  ({ title: 'title', group, icon, sites: {}, screens: {}, load: async () => expect.fail('loaded') }) as const
const screens: ScreenMap = {
  news: screen('content'),
  faq: screen('content'),
  contact: screen('people'),
  tokusho: screen('legal'),
}
const words = createWords('ja', {
  titles: { groups: { content: 'コンテンツ', people: '人', legal: '規約' } },
  resources: {
    news: { menu: 'お知らせ' },
    faq: { menu: 'よくある質問' },
    contact: { menu: 'お問い合わせ' },
    tokusho: { menu: '表記' },
  },
  sites: { 'emu-esu-com': { groups: { people: '人とのやりとり' }, entities: { news: { menu: '新着情報' } } } },
})

const entities = ['news', 'faq', 'contact', 'tokusho'].map((name) => ({ name, screens: ['list' as const], fields: [] }))
const category = (key: string, entries: readonly object[], more: object = {}) => ({
  key,
  name: `分類${key}`,
  nameEn: key,
  isVisible: true,
  entries,
  ...more,
})
const entry = (entity: string, more: object = {}) => ({
  entity,
  path: entity,
  name: entity,
  nameEn: entity,
  icon: null,
  isVisible: true,
  ...more,
})

const shown = (...menu: readonly object[]) =>
  navGroups(screens, { site: 'emu-esu-com', entities, menu: menu as unknown as TenantAnswer['menu'] }, words).map(
    ({ label, entries }) => [label, ...entries.map((each) => each.label)],
  )

test('without menus the declared groups serve, in the words of the site', () => {
  expect(shown()).toEqual([
    ['コンテンツ', '新着情報', 'よくある質問'],
    ['人とのやりとり', 'お問い合わせ'],
    ['規約', '表記'],
  ])
})

test('the groups of menus come first; what they do not speak of stays where it is', () => {
  expect(shown(category('own', [entry('tokusho', { name: '特商法' }), entry('news', { name: '速報' })]))).toEqual([
    ['分類own', '特商法', '速報'],
    ['コンテンツ', 'よくある質問'],
    ['人とのやりとり', 'お問い合わせ'],
  ])
})

test('a category with the key of a declared group stands for it', () => {
  expect(shown(category('content', [entry('contact', { name: '窓口' })]))).toEqual([
    ['分類content', '窓口', '新着情報', 'よくある質問'],
    ['規約', '表記'],
  ])
})

test('where a menu says what an entity is called everywhere, the site keeps its own word', () => {
  expect(shown(category('own', [entry('news', { name: 'お知らせ' })]))[0]).toEqual(['分類own', '新着情報'])
})

test('what is hidden, in itself or with its category, is not shown elsewhere either', () => {
  expect(
    shown(
      category('own', [entry('news', { isVisible: false })]),
      category('gone', [entry('contact')], { isVisible: false }),
    ),
  ).toEqual([
    ['コンテンツ', 'よくある質問'],
    ['規約', '表記'],
  ])
})

test('a menu for what the site does not have is none', () => {
  expect(shown(category('own', [entry('order')]))[0]).toEqual(['コンテンツ', '新着情報', 'よくある質問'])
})

test('a group of one entry has no heading that says its name once more', () => {
  const [inquiries] = shown(category('inquiry', [entry('contact', { name: 'お問い合わせ' })], { name: 'お問い合わせ' }))
  expect(inquiries).toEqual([undefined, 'お問い合わせ'])
})
