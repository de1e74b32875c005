import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { text } from '../../../../../entities/language/fields/index.ts'
import { hours } from './hours.ts'

export const opening = entity('opening', {
  sites: ['emu-esu-com'],
  parent: hours,
  schema: z.object({ name: text({ max: 80 }) }),
  list: ['name'],
  create: true,
  edit: true,
  menu: { group: 'business', icon: 'ScheduleOutlined' },
})
