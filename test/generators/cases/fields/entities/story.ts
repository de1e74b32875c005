import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { publication, dateTime, text } from '../../../../../entities/language/fields/index.ts'

export const story = entity('story', {
  sites: { 'emu-esu-com': {}, 'sound-clover-com': { fields: ['status'] } },
  schema: z.object({
    name: text({ max: 80 }),
    publishAt: dateTime().optional(),
    unpublishAt: dateTime().optional(),
    status: publication({ from: 'publishAt', until: 'unpublishAt' }),
  }),
  list: ['name'],
  menu: { group: 'content', icon: 'ArticleOutlined' },
})
