import { z } from 'zod'
import { screenExists } from '../language/cross-record-rules/index.ts'
import { entity } from '../language/entity.ts'
import { icon, integer, reference, references, slug, text, toggle } from '../language/fields/index.ts'
import { filePath } from '../language/rules/files.ts'
import { halfWidth } from '../language/rules/text.ts'

export const tenantMenu = entity('tenant-menu', {
  sites: ['funaneco-jp'],
  apiKeys: false,
  schema: z.object({
    category: reference('tenant-menu-category'),
    name: text({ max: 30 }),
    nameEn: text({ maxBytes: 60, rules: [halfWidth()] }),
    key: slug({ maxBytes: 50 }),
    path: text({ maxBytes: 200, code: 'any', rules: [filePath()] }),
    icon: icon({ initially: 'mdi:circle-small' }),
    tenants: references('tenant', { max: 50 }).optional(),
    sortOrder: integer({ max: 999_999, initially: 0 }),
    isVisible: toggle({ initially: true }),
  }),
  translated: ['name'],
  unique: ['key'],
  fixed: ['key'],
  list: ['name', 'category', 'key', 'icon', 'isVisible', 'sortOrder'],
  create: true,
  edit: true,
  reorder: 'sortOrder',
  sort: ['category', 'ASC'],
  search: ['name'],
  filter: ['category', 'isVisible'],
  sections: {
    aside: ['icon', 'sortOrder', 'isVisible'],
  },
  crossRecordRules: [screenExists('tenants', 'key', 'name')],
  menu: { group: 'settings', icon: 'MenuOpenOutlined' },
})
