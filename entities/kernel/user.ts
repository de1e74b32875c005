import { z } from 'zod'
import { entity } from '../language/entity.ts'
import { email, image, longText, phone, text } from '../language/fields/index.ts'

export const user = entity('user', {
  sites: ['funaneco-jp'],
  apiKeys: false,
  viewOf: 'accounts',
  schema: z.object({
    name: text({ max: 100, personal: true }),
    nameKana: text({ max: 50, kana: 'katakana', readingOf: 'name', personal: true }).optional(),
    email: email({ personal: true, lower: true }),
    phone: phone({ personal: true }).optional(),
    avatar: image().optional(),
    memo: longText({ max: 1000 }).optional(),
  }),
  unique: ['email'],
  fixed: ['email'],
  list: ['name', 'nameKana', 'email', 'phone'],
  create: true,
  edit: true,
  sort: ['name', 'ASC'],
  search: ['name', 'nameKana', 'email', 'memo'],
  sections: { aside: ['avatar', 'memo'] },
  guide: 'people#invite-someone',
  menu: { group: 'people', icon: 'PersonOutlined' },
})
