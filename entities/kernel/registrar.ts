import { z } from 'zod'
import { entity } from '../language/entity.ts'
import { email, integer, longText, phone, text, toggle, url } from '../language/fields/index.ts'
import { digitsMax } from '../language/rules/digits.ts'
import { halfWidth } from '../language/rules/text.ts'

export const registrar = entity('registrar', {
  sites: ['funaneco-jp'],
  schema: z.object({
    name: text({ max: 50 }),
    websiteUrl: url().optional(),
    loginUrl: url().optional(),
    accountId: text({ maxBytes: 100, rules: [halfWidth()] }).optional(),
    contractHolder: text({ max: 50 }).optional(),
    ianaId: text({ code: 'any', rules: [digitsMax(5)] }).optional(),
    supportEmail: email({ personal: false }).optional(),
    supportPhone: phone({ personal: false }).optional(),
    isActive: toggle({ initially: true }),
    sortOrder: integer({ max: 999_999, initially: 0 }),
    memo: longText({ max: 1000 }).optional(),
  }),
  unique: ['name'],
  list: ['name', 'accountId', 'contractHolder', 'isActive', 'sortOrder'],
  create: true,
  edit: true,
  reorder: 'sortOrder',
  sort: ['sortOrder', 'ASC'],
  search: ['name', 'accountId', 'memo'],
  filter: ['isActive'],
  sections: {
    account: ['loginUrl', 'accountId', 'contractHolder', 'ianaId'],
    support: ['supportEmail', 'supportPhone'],
    aside: ['isActive', 'sortOrder', 'memo'],
  },
  menu: { group: 'settings', icon: 'BadgeOutlined' },
})
