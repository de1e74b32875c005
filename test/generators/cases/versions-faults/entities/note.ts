import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { dateTime, states, text } from '../../../../../entities/language/fields/index.ts'

/** What the compiler refuses reaches the check through a cast. */
export const note = entity('note', {
  sites: ['emu-esu-com'],
  schema: z.object({
    name: text({ max: 80 }),
    edition: text({ max: 10 }),
    startsAt: dateTime(),
    status: states(['new', 'done'], { new: ['done'], done: [] }),
  }),
  list: ['name'],
  create: true,
  edit: true,
  versions: { number: 'edition', from: 'startsAt', notCopied: ['name', 'code'] },
  menu: { group: 'legal', icon: 'ArticleOutlined' },
} as never)
