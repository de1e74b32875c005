import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { account, date } from '../../../../../entities/language/fields/index.ts'
import { shop } from './shop.ts'

export const shopClerk = entity('shop-clerk', {
  sites: ['funaneco-jp'],
  parent: shop,
  schema: z.object({ user: account(), joinedOn: date({ initially: 'today' }) }),
  unique: ['user'],
  list: ['user', 'joinedOn'],
  create: true,
  menu: { group: 'people', icon: 'GroupOutlined' },
})
