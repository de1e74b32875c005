import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { reference, text } from '../../../../../entities/language/fields/index.ts'

/** A reference to a faulty declaration is checked against its remaining fields. */
export const note = entity('note', {
  sites: ['myturn-games'],
  schema: z.object({ name: text({ max: 80 }), broken: reference<string>('broken') }),
  list: ['nam'],
  menu: { group: 'content', icon: 'ArticleOutlined' },
} as never)
