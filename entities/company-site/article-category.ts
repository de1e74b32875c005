import { z } from 'zod'
import { entity } from '../language/entity.ts'
import { colour, integer, longText, slug, text, toggle } from '../language/fields/index.ts'
import { halfWidth } from '../language/rules/text.ts'

export const articleCategory = entity('article-category', {
  sites: ['funaneco-jp'],
  schema: z.object({
    name: text({ max: 30 }),
    nameEn: text({ maxBytes: 60, rules: [halfWidth()] }).optional(),
    slug: slug(),
    description: longText({ max: 200 }).optional(),
    color: colour({ initially: '#5A6B7B' }),
    sortOrder: integer({ max: 999_999, initially: 0 }),
    isVisible: toggle({ initially: true }),
  }),
  translated: ['name', 'description'],
  unique: ['name', 'slug'],
  list: ['name', 'slug', 'color', 'isVisible', 'sortOrder'],
  create: true,
  edit: true,
  reorder: 'sortOrder',
  sort: ['sortOrder', 'ASC'],
  search: ['name', 'slug'],
  filter: ['isVisible'],
  sections: { aside: ['color', 'sortOrder', 'isVisible'] },
  public: {
    when: { isVisible: true },
    fields: ['name', 'slug', 'description', 'color', 'sortOrder'],
  },
  menu: { group: 'content', icon: 'CategoryOutlined' },
})
