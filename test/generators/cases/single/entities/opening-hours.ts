import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { text, week } from '../../../../../entities/language/fields/index.ts'

export const openingHours = entity('opening-hours', {
  sites: ['toki-tsumugi-cafe'],
  schema: z.object({ days: week(), remark: text({ max: 60 }).optional() }),
  list: ['days', 'remark'],
  edit: 'single',
  menu: { group: 'business', icon: 'ScheduleOutlined' },
})
