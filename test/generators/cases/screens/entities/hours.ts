import { z } from 'zod'
import { entity } from '../../../../../entities/entity.ts'
import { text } from '../../../../../entities/fields/index.ts'

export const hours = entity('hours', {
  sites: ['emu-esu-com'],
  schema: z.object({ name: text({ max: 80 }) }),
  list: ['name'],
  create: true,
  edit: 'single',
  preview: 'id',
  menu: { group: 'business', icon: 'ScheduleOutlined' },
})
