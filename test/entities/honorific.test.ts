import { expect, test } from 'vitest'
import { honorificOf } from '../../entities/language/shared/honorific.ts'

test.each([
  '株式会社みほん',
  'みほん有限会社',
  '合同会社みほん',
  '（株）みほん',
  '㈱みほん',
  'みほん㈲',
  '一般社団法人みほん',
  'みほん協同組合',
  'Mihon Inc.',
  'Mihon, LLC',
  'Mihon Co., Ltd.',
  'ＭＩＨＯＮ　ＬＬＣ',
])('%s is a company, and addressed as 御中', (name) => expect(honorificOf(name)).toBe('company'))

test.each(['見本 太郎', '株木 はな', '有田 けん', 'Vince Incalcaterra', 'Corpus Ltdmann', 'みほん商店'])(
  '%s is addressed as 様',
  (name) => expect(honorificOf(name)).toBe('person'),
)
