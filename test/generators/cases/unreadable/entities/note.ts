import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { reference, text } from '../../../../../entities/language/fields/index.ts'

/**
 * Another file cannot be read. This one is still checked, and its reference to the unreadable entity is not reported.
 */
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
