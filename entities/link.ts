import { z } from 'zod'
import { entity } from './language/entity.ts'
import { choice, date, image, integer, longText, text, toggle, url } from './language/fields/index.ts'
import { notAfterToday } from './language/rules/dates.ts'

export const link = entity('link', {
  sites: ['tajimi-kasa-pub-com'],
  schema: z.object({
    title: text({ max: 60 }),
    url: url(),
    category: choice(['government', 'school', 'facility', 'related', 'volunteer', 'other'], { initially: 'related' }),
    description: longText({ max: 200 }).optional(),
    banner: image().optional(),
    openInNewTab: toggle({ initially: true }),
    checkedOn: date({ rules: [notAfterToday()] }).optional(),
    sortOrder: integer({ max: 999_999, initially: 0 }),
    isVisible: toggle({ initially: true }),
  }),
  translated: ['title', 'description'],
  unique: ['url'],
  list: ['title', 'category', 'checkedOn', 'isVisible', 'sortOrder'],
  create: true,
  edit: true,
  reorder: 'sortOrder',
  sort: ['category', 'ASC'],
  search: ['title', 'url'],
  filter: ['category', 'isVisible'],
  sections: {
    aside: ['category', 'openInNewTab', 'checkedOn', 'sortOrder', 'isVisible'],
  },
  public: {
    when: { isVisible: true },
    fields: ['title', 'url', 'category', 'description', 'banner', 'openInNewTab', 'sortOrder'],
  },
  menu: { group: 'content', icon: 'LinkOutlined' },
})
