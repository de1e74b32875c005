import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { text } from '../../../../../entities/language/fields/index.ts'

export const topic = entity('topic', {
  sites: ['emu-esu-com'],
  schema: z.object({ name: text({ max: 30 }) }),
  list: ['name'],
  menu: { group: 'settings', icon: 'CategoryOutlined' },
})
