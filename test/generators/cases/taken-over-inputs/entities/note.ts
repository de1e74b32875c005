import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { text, toggle } from '../../../../../entities/language/fields/index.ts'

export const note = entity('note', {
  sites: ['emu-esu-com'],
  schema: z.object({
    name: text({ max: 80 }),
    isVisible: toggle({ initially: true }),
  }),
  list: ['name', 'isVisible'],
  create: true,
  edit: true,
  menu: { group: 'content', icon: 'ArticleOutlined' },
})
