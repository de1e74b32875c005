import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { choice, integer, states, text } from '../../../../../entities/language/fields/index.ts'

export const person = entity('person', {
  sites: ['funaneco-jp'],
  viewOf: 'accounts',
  schema: z.object({
    name: text({ max: 80 }),
    role: choice(['admin', 'user']),
    password: text({ max: 80 }),
    status: states(['new', 'done'], { new: ['done'], done: [] }),
    place: integer(),
  }),
  list: ['name'],
  create: true,
  edit: true,
  reorder: 'place',
  public: { when: { status: 'done' }, fields: ['name'] },
  menu: { group: 'people', icon: 'PersonOutlined' },
})
