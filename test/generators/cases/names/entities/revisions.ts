import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { text } from '../../../../../entities/language/fields/index.ts'

export const revisions = entity('revisions', {
  sites: ['emu-esu-com'],
  schema: z.object({
    version: text({ max: 80 }),
    tenant_id: text({ max: 80 }),
    createdAt: text({ max: 80 }),
    trashedAt: text({ max: 80 }),
    'two words': text({ max: 80 }),
  }),
  list: ['version'],
  menu: { group: 'content', icon: 'ArticleOutlined' },
})
