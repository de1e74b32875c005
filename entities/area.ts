import { z } from 'zod'
import { entity } from './language/entity.ts'
import { choice, image, integer, longText, slug, text, toggle, yen } from './language/fields/index.ts'
import { prefectures } from './language/shared/options.ts'
import { halfWidth } from './language/rules/text.ts'

export const area = entity('area', {
  sites: ['myprince-vip'],
  schema: z.object({
    name: text({ max: 30 }),
    nameEn: text({ maxBytes: 60, rules: [halfWidth()] }).optional(),
    slug: slug(),
    prefecture: choice(prefectures),
    municipalities: longText({ max: 400 }).optional(),
    meetingPoints: longText({ max: 400 }).optional(),
    transportFee: yen({ max: 100_000, initially: 0 }),
    isTransportNegotiable: toggle(),
    description: longText({ max: 400 }).optional(),
    image: image().optional(),
    sortOrder: integer({ max: 999_999, initially: 0 }),
    isVisible: toggle({ initially: true }),
  }),
  translated: ['name', 'description'],
  unique: ['name', 'slug'],
  list: ['name', 'slug', 'prefecture', 'transportFee', 'isVisible', 'sortOrder'],
  create: true,
  edit: true,
  reorder: 'sortOrder',
  sort: ['sortOrder', 'ASC'],
  search: ['name', 'slug', 'municipalities'],
  filter: ['prefecture', 'isVisible'],
  sections: {
    travel: ['transportFee', 'isTransportNegotiable', 'meetingPoints'],
    aside: ['sortOrder', 'isVisible'],
  },
  public: {
    when: { isVisible: true },
    fields: [
      'name',
      'slug',
      'prefecture',
      'municipalities',
      'meetingPoints',
      'transportFee',
      'isTransportNegotiable',
      'description',
      'image',
      'sortOrder',
    ],
  },
  menu: { group: 'catalogue', icon: 'MapOutlined' },
})
