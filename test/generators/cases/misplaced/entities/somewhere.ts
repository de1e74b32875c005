import { z } from 'zod'
import { entity } from '../../../../../entities/entity.ts'
import { text } from '../../../../../entities/fields/index.ts'

export const elsewhere = entity('note', {
  sites: ['emu-esu-com'],
  schema: z.object({ name: text({ max: 80 }) }),
  list: ['name'],
  menu: { group: 'content', icon: 'ArticleOutlined' },
})
