import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { text as line } from '../../../../../entities/language/fields/index.ts'
import { text } from './text.ts'

export const entryInTheRegisterOfVisitorsOfTheHouse = entity('entry-in-the-register-of-visitors-of-the-house', {
  sites: ['emu-esu-com'],
  parent: text,
  schema: z.object({ a: line({ max: 80 }) }),
  list: ['a'],
  create: true,
  menu: { group: 'content', icon: 'ArticleOutlined' },
})
