import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { dateTime, states, text } from '../../../../../entities/language/fields/index.ts'

/** A cast bypasses the compiler's checks, so that `check` has to find the faults. */
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
