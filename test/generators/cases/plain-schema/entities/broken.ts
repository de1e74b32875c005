import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { lines, text } from '../../../../../entities/language/fields/index.ts'

/** A plain zod schema is no kind of field; everything else about the declaration is checked all the same. */
export const broken = entity('broken', {
  sites: ['emu-esu-com'],
  schema: z.object({
    name: z.string(),
    rows: lines({ label: text({ max: 20 }), count: z.number() }),
    memo: text({ max: 40 }),
  }),
  list: ['name', 'memo'],
  create: ['name', 'rows'],
  sort: ['rows', 'ASC'],
  search: ['nam'],
  menu: { group: 'content', icon: 'NoSuchIcon' },
} as never)
