import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { text as line } from '../../../../../entities/language/fields/index.ts'

export const text = entity('text', {
  sites: ['emu-esu-com'],
  schema: z.object({ name: line({ max: 80 }) }),
  list: ['name'],
  menu: { group: 'content', icon: 'ArticleOutlined' },
})
