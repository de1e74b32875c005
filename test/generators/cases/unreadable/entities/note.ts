import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { reference, text } from '../../../../../entities/language/fields/index.ts'

/** One file that cannot be read keeps no other from being checked; what points at it is not said to point at nothing. */
export const note = entity('note', {
  sites: ['emu-esu-com'],
  schema: z.object({
    name: text({ max: 80 }),
    lost: reference<string>('lost').optional(),
    gone: reference<string>('gone').optional(),
  }),
  list: ['nam'],
  menu: { group: 'content', icon: 'ArticleOutlined' },
} as never)
