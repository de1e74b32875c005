import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { text } from '../../../../../entities/language/fields/index.ts'

/** Read-only: it has no form. */
export const topic = entity('topic', {
  sites: ['funaneco-jp', 'emu-esu-com'],
  schema: z.object({ name: text({ max: 30 }) }),
  list: ['name'],
  menu: { group: 'settings', icon: 'CategoryOutlined' },
})
