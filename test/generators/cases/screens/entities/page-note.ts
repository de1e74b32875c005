import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { reference, text } from '../../../../../entities/language/fields/index.ts'
import { page } from './page.ts'

export const pageNote = entity('page-note', {
  sites: ['emu-esu-com'],
  parent: page,
  schema: z.object({ name: text({ max: 80 }), before: reference<string>('page-note').optional() }),
  list: ['name'],
  create: true,
  edit: true,
  preview: 'id',
  menu: { group: 'content', icon: 'ArticleOutlined' },
})
