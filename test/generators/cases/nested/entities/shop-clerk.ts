import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { account, date, integer } from '../../../../../entities/language/fields/index.ts'
import { shop } from './shop.ts'

export const shopClerk = entity('shop-clerk', {
  sites: ['funaneco-jp'],
  parent: shop,
  schema: z.object({
    user: account(),
    joinedOn: date({ initially: 'today' }),
    sortOrder: integer({ max: 999_999, initially: 0 }),
  }),
  unique: ['user'],
  list: ['user', 'joinedOn'],
  create: true,
  edit: true,
  preview: 'id',
  reorder: 'sortOrder',
  menu: { group: 'people', icon: 'GroupOutlined' },
})
