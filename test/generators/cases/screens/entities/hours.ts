import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { text } from '../../../../../entities/language/fields/index.ts'

export const hours = entity('hours', {
  sites: ['emu-esu-com'],
  schema: z.object({ name: text({ max: 80 }) }),
  list: ['name'],
  create: true,
  edit: 'single',
  preview: 'id',
  menu: { group: 'business', icon: 'ScheduleOutlined' },
})
