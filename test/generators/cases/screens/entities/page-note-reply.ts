import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { text } from '../../../../../entities/language/fields/index.ts'
import { pageNote } from './page-note.ts'

export const pageNoteReply = entity('page-note-reply', {
  sites: ['emu-esu-com'],
  parent: pageNote,
  schema: z.object({ name: text({ max: 80 }) }),
  list: ['name'],
  create: true,
  menu: { group: 'content', icon: 'ArticleOutlined' },
})
