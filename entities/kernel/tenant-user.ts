import { z } from 'zod'
import { entity } from '../language/entity.ts'
import { account, date, longText, toggle } from '../language/fields/index.ts'
import { endNotBeforeStart } from '../language/record-rules/index.ts'
import { tenant } from './tenant.ts'

export const tenantUser = entity('tenant-user', {
  sites: ['funaneco-jp'],
  apiKeys: false,
  parent: tenant,
  schema: z.object({
    user: account({ notOwnAccount: true }),
    joinedOn: date({ initially: 'today' }),
    endsOn: date().optional(),
    isContact: toggle(),
    mayMakePreviewLinks: toggle({ initially: true }),
    memo: longText({ max: 1000 }).optional(),
  }),
  unique: ['user'],
  list: ['user', 'joinedOn', 'endsOn', 'isContact', 'mayMakePreviewLinks'],
  staffFields: ['mayMakePreviewLinks'],
  create: true,
  sort: ['joinedOn', 'ASC'],
  filter: ['isContact'],
  rules: [endNotBeforeStart('joinedOn', 'endsOn')],
  guide: 'people#add-someone-to-a-tenant',
  menu: { group: 'people', icon: 'GroupOutlined' },
})
