import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { text } from '../../../../../entities/language/fields/index.ts'
import { note } from './note.ts'

/** In the form of a note, its lines would stand under the name of a field of the note. */
export const body = entity('body', {
  sites: ['emu-esu-com'],
  parent: note,
  schema: z.object({ name: text({ max: 80 }) }),
  list: ['name'],
  create: true,
  edit: true,
  menu: { group: 'content', icon: 'ArticleOutlined' },
})
