import { z } from 'zod'
import { entity } from '../../../../../entities/entity.ts'
import { text as line } from '../../../../../entities/fields/index.ts'

export const text = entity('text', {
  sites: ['emu-esu-com'],
  schema: z.object({ name: line({ max: 80 }) }),
  list: ['name'],
  menu: { group: 'content', icon: 'ArticleOutlined' },
})
