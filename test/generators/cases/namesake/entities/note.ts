import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { text } from '../../../../../entities/language/fields/index.ts'

export const note = entity('note', {
  sites: ['emu-esu-com'],
  schema: z.object({ name: text({ max: 80 }) }),
  list: ['name'],
  menu: { group: 'content', icon: 'ArticleOutlined' },
})
