import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { lines, text } from '../../../../../entities/language/fields/index.ts'

/** A plain zod schema is not a field kind; the rest of the declaration is still checked. */
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
