import { z } from 'zod'
import { entity } from '../../../../../entities/entity.ts'

/** A plain zod schema is no kind of field. */
export const broken = entity('broken', {
  sites: ['emu-esu-com'],
  schema: z.object({ name: z.string() }),
  list: ['name'],
  menu: { group: 'content', icon: 'ArticleOutlined' },
})
