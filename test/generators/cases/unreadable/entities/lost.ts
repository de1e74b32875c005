import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { text } from '../../../../../entities/language/fields/index.ts'

const missing = undefined as unknown as { readonly max: number }

export const lost = entity('lost', {
  sites: ['emu-esu-com'],
  schema: z.object({ name: text({ max: missing.max }) }),
  list: ['name'],
  menu: { group: 'content', icon: 'ArticleOutlined' },
})
