import { z } from 'zod'
import { entity } from '../language/entity.ts'
import { icon, integer, slug, text, toggle } from '../language/fields/index.ts'
import { halfWidth } from '../language/rules/text.ts'

export const tenantMenuCategory = entity('tenant-menu-category', {
  sites: ['funaneco-jp'],
  apiKeys: false,
  schema: z.object({
    name: text({ max: 30 }),
    nameEn: text({ maxBytes: 60, rules: [halfWidth()] }),
    key: slug({ maxBytes: 50 }),
    icon: icon({ initially: 'mdi:folder' }),
    sortOrder: integer({ max: 999_999, initially: 0 }),
    isVisible: toggle({ initially: true }),
  }),
  translated: ['name'],
  unique: ['key'],
  fixed: ['key'],
  list: ['name', 'key', 'icon', 'isVisible', 'sortOrder'],
  create: true,
  edit: true,
  reorder: 'sortOrder',
  sort: ['sortOrder', 'ASC'],
  search: ['name'],
  filter: ['isVisible'],
  sections: {
    aside: ['icon', 'sortOrder', 'isVisible'],
  },
  menu: { group: 'settings', icon: 'FolderOutlined' },
})
