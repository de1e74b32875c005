import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { text } from '../../../../../entities/language/fields/index.ts'

export const shop = entity('shop', {
  sites: ['funaneco-jp'],
  schema: z.object({ name: text({ max: 30 }), memo: text({ max: 30 }).optional() }),
  list: ['name'],
  create: ['name'],
  edit: true,
  preview: 'id',
  menu: { group: 'business', icon: 'StorefrontOutlined' },
})
