import { z } from 'zod'
import { entity } from '../../../../../entities/entity.ts'
import { account, date } from '../../../../../entities/fields/index.ts'
import { shop } from './shop.ts'

export const shopClerk = entity('shop-clerk', {
  sites: ['funaneco-jp'],
  within: shop,
  schema: z.object({ user: account(), joinedOn: date({ initially: 'today' }) }),
  unique: ['user'],
  list: ['user', 'joinedOn'],
  create: true,
  menu: { group: 'people', icon: 'GroupOutlined' },
})
