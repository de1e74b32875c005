import { z } from 'zod'
import { entity } from './entity.ts'
import { account, date, longText, toggle } from './fields/index.ts'
import { endNotBeforeStart } from './record-rule.ts'
import { tenant } from './tenant.ts'

export const tenantUser = entity('tenant-user', {
  sites: ['funaneco-jp'],
  within: tenant,
  schema: z.object({
    user: account({ notOneself: true }),
    joinedOn: date({ initially: 'today' }),
    endsOn: date().optional(),
    isContact: toggle(),
    memo: longText({ max: 1000 }).optional(),
  }),
  unique: ['user'],
  list: ['user', 'joinedOn', 'endsOn', 'isContact'],
  create: true,
  sort: ['joinedOn', 'ASC'],
  filter: ['isContact'],
  rules: [endNotBeforeStart('joinedOn', 'endsOn')],
  menu: { group: 'people', icon: 'GroupOutlined' },
})
