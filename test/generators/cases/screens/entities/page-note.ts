import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { reference, slug, text, toggle } from '../../../../../entities/language/fields/index.ts'
import { page } from './page.ts'

export const pageNote = entity('page-note', {
  sites: ['emu-esu-com'],
  parent: page,
  schema: z.object({
    name: text({ max: 80 }),
    slug: slug(),
    isVisible: toggle(),
    before: reference<string>('page-note').optional(),
  }),
  create: true,
  edit: true,
  preview: 'slug',
  unique: ['slug'],
  daily: { isVisible: [true, false] },
  attention: { hidden: { severity: 'unfinished', filter: { isVisible: false } } },
  public: { when: { isVisible: true }, fields: ['name', 'slug'] },
  menu: { group: 'content', icon: 'ArticleOutlined' },
} as never)
