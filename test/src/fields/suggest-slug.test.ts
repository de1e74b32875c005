import { expect, it } from 'vitest'
import { article } from '../../../entities/company-site/article.ts'
import { cast } from '../../../entities/shifts/cast.ts'
import { event } from '../../../entities/events/event.ts'
import { product } from '../../../entities/shop/product.ts'
import { today } from '../../../entities/language/dates/plain-date.ts'
import { romaji } from '../../../entities/language/text/romaji.ts'
import { uniqueSlug, suggestSlug } from '../../../entities/language/derived/suggest-slug.ts'

it.each([
  ['きゃりーぱみゅぱみゅ', 'kyaripamyupamyu'],
  ['しゅっちょう', 'shutchou'],
  ['じゃがいも', 'jagaimo'],
  ['フォトパーティ', 'fotopati'],
  ['ｻｯｶｰ', 'sakka'],
  ['ほんや', 'honya'],
  ['しんいち', 'shinichi'],
  ['みかづき', 'mikazuki'],
  ['ラーメン', 'ramen'],
  ['ヴィーナス', 'vinasu'],
  ['デュオ', 'dyuo'],
  ['クァルテット', 'kuarutetto'],
  ['あっ、ああ', 'a、aa'],
  ['えっえっ', 'ee'],
])('spells %s as %s', (kana, latin) => expect(romaji(kana)).toBe(latin))

it.each([
  [article, { title: '冬のお知らせ', titleEn: "Winter's news" }, 'winters-news'],
  [article, { title: 'Spring menu 2026' }, 'spring-menu-2026'],
  [article, { title: 'クリスマス会 2026', publishAt: '2026-12-23T15:30:00.000Z' }, 'kurisumasu-2026'],
  [article, { title: '冬のBOXセール' }, 'box-seru'],
  [article, { title: '冬の会 2026', publishAt: '2026-12-23T15:30:00.000Z' }, '2026-12-24'],
  [article, { title: 'クリスマス！ 2026' }, 'kurisumasu-2026'],
  [article, { title: '冬のお知らせ' }, today()],
  [event, { title: '冬の会', startAt: '2026-12-22T09:00:00.000Z' }, '2026-12-22'],
  [event, { title: '冬の会' }, undefined],
  [cast, { name: '花子', nameKana: 'ハナコ' }, 'hanako'],
  [article, { title: ' ', titleEn: 'Winter' }, undefined],
] as const)('suggests a slug of %s from %j', (entity, values, slug) => expect(suggestSlug(entity, values)).toBe(slug))

it('suggests how a Japanese title was typed, and its day only where nobody knows how it is read', () => {
  const values = { title: '冬のお知らせ', publishAt: '2026-12-23T15:30:00.000Z' }
  expect(suggestSlug(article, values, 'ふゆのおしらせ')).toBe('fuyunooshirase')
  expect(suggestSlug(article, values)).toBe('2026-12-24')
})

it('says nothing of what has neither an English name nor a reading nor a day', () => {
  const { sort: _, ...undated } = product
  expect(suggestSlug(undated, { name: '花瓶' })).toBeUndefined()
})

it('numbers a slug that another record has', async () => {
  const taken = ['2026-11-22', '2026-11-22-2']
  expect(await uniqueSlug('2026-11-22', async (slug) => !taken.includes(slug))).toBe('2026-11-22-3')
  expect(await uniqueSlug('x', async () => false)).toBeUndefined()
})
