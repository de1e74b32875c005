import { randomInt } from './random.ts'

const japanese = [
  '新作',
  'ゲーム',
  '発売',
  '日',
  'の',
  'お知らせ',
  '会場',
  'で',
  '試遊',
  'できます',
  '予約',
  '受付',
  'は',
  '公式',
  'サイト',
  'を',
  'ご覧',
  'ください',
  '春',
  '祭り',
  '多治見',
  '限定',
  '版',
  'が',
  '登場',
  'します',
  '詳細',
  '近日',
  '公開',
  '皆さま',
  'の',
  'ご来場',
  'お待ち',
  'しております',
  '。',
  '、',
]
const english = [
  'release',
  'notes',
  'event',
  'booth',
  'demo',
  'player',
  'steam',
  'update',
  'version',
  'hall',
  'ticket',
  'open',
  'the',
  'of',
  'and',
  'new',
  'game',
  'studio',
  'summer',
  'trailer',
]

/** A rich text of about 2 kB of UTF-8, half of it Japanese. */
export function bodyOfTwoKilobytes(): { blocks: { type: 'paragraph'; data: { text: string } }[] } {
  const blocks = Array.from({ length: 4 }, () => ({ type: 'paragraph' as const, data: { text: paragraph(490) } }))
  return { blocks }
}

function paragraph(bytes: number): string {
  let text = ''
  let length = 0
  while (length < bytes) {
    // Three bytes a character against one: alternate by bytes, not by words.
    let japaneseBytes = 0
    while (japaneseBytes < 40) {
      const word = japanese[randomInt(japanese.length)]!
      text += word
      japaneseBytes += word.length * 3
    }
    let englishBytes = 0
    while (englishBytes < 40) {
      const word = ` ${english[randomInt(english.length)]!}`
      text += word
      englishBytes += word.length
    }
    text += ' '
    length += japaneseBytes + englishBytes
  }
  return text.trim()
}

const categories = ['info', 'release', 'event', 'media', 'works'] as const
const states = ['published', 'published', 'published', 'draft', 'archived'] as const

/** The body of a new news record; the number makes its slug its own. */
export const newsBody = (number: string) => ({
  title: `${japanese[randomInt(japanese.length)]!}${japanese[randomInt(japanese.length)]!}のお知らせ ${number}`,
  slug: `news-${number}`,
  category: categories[randomInt(categories.length)]!,
  body: bodyOfTwoKilobytes(),
  linkUrl: null,
  isPinned: randomInt(20) === 0,
  status: 'draft' as (typeof states)[number],
  publishAt: new Date(Date.UTC(2020, 0, 1) + randomInt(6 * 365 * 24 * 3600) * 1000).toISOString(),
  unpublishAt: null,
  metaDescription: 'お知らせの概要です。',
})

export const anyState = (): (typeof states)[number] => states[randomInt(states.length)]!
