import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { date, text } from '../../../../../entities/language/fields/index.ts'

/** What the compiler accepts, and is no translation. */
export const poster = entity('poster', {
  sites: ['emu-esu-com'],
  schema: z.object({
    title: text({ max: 80 }),
    titleEn: text({ maxBytes: 200 }).optional(),
    reading: text({ max: 80, kana: 'hiragana', readingOf: 'title' }),
    day: date(),
    note: text({ max: 80 }).optional(),
    noteEn: text({ max: 80 }).optional(),
  }),
  translated: ['title', 'titleEn', 'reading', 'day'],
  list: ['title', 'day'],
  create: true,
  edit: true,
  menu: { group: 'content', icon: 'ArticleOutlined' },
})
