import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { email, text } from '../../../../../entities/language/fields/index.ts'

export const person = entity('person', {
  sites: ['funaneco-jp'],
  viewOf: 'accounts',
  schema: z.object({ name: text({ max: 80 }), email: email({ personal: true }) }),
  unique: ['email'],
  list: ['name', 'email'],
  create: true,
  edit: true,
  menu: { group: 'people', icon: 'PersonOutlined' },
})
