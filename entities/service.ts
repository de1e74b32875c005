import { z } from 'zod'
import { entity } from './language/entity.ts'
import { image, integer, longText, references, richText, slug, text, toggle } from './language/fields/index.ts'
import { halfWidth } from './language/rules/text.ts'

export const service = entity('service', {
  sites: ['myprince-vip'],
  schema: z.object({
    name: text({ max: 30 }),
    nameEn: text({ maxBytes: 60, rules: [halfWidth()] }).optional(),
    slug: slug(),
    lead: text({ max: 60 }),
    description: richText(),
    image: image().optional(),
    minMinutes: integer({ min: 30, max: 1440, initially: 60, unit: 'minute' }),
    areas: references('area', { max: 50 }).optional(),
    notes: longText({ max: 600 }).optional(),
    isRecommended: toggle(),
    sortOrder: integer({ max: 999_999, initially: 0 }),
    isVisible: toggle({ initially: true }),
  }),
  translated: ['name', 'lead', 'description', 'notes'],
  unique: ['name', 'slug'],
  list: ['name', 'lead', 'minMinutes', 'isRecommended', 'isVisible', 'sortOrder'],
  create: true,
  edit: true,
  reorder: 'sortOrder',
  sort: ['sortOrder', 'ASC'],
  search: ['name', 'slug', 'description'],
  filter: ['isRecommended', 'isVisible'],
  sections: {
    aside: ['minMinutes', 'areas', 'isRecommended', 'sortOrder', 'isVisible'],
  },
  keepsDraft: true,
  public: {
    when: { isVisible: true },
    fields: [
      'name',
      'slug',
      'lead',
      'description',
      'image',
      'minMinutes',
      'areas',
      'notes',
      'isRecommended',
      'sortOrder',
    ],
  },
  menu: { group: 'catalogue', icon: 'RoomServiceOutlined' },
})
