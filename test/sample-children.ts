import { z } from 'zod'
import { entity } from '../entities/language/entity.ts'
import { choice, integer, longText, text, toggle } from '../entities/language/fields/index.ts'
import { requiredWhen } from '../entities/language/record-rules/index.ts'

/** Records that others stand within. */
export const club = entity('club', {
  sites: ['tajimi-kasa-pub-com'],
  schema: z.object({ name: text({ max: 40 }), isVisible: toggle({ initially: true }) }),
  unique: ['name'],
  list: ['name', 'isVisible'],
  create: true,
  edit: true,
  search: ['name'],
  menu: { group: 'people', icon: 'GroupsOutlined' },
})

/** A child as a new installation would declare it, with all that a child may have. */
export const clubMember = entity('club-member', {
  sites: ['tajimi-kasa-pub-com'],
  parent: club,
  schema: z.object({
    name: text({ max: 40 }),
    part: choice(['leader', 'player', 'guest'], { initially: 'player' }),
    until: integer({ max: 2100 }).optional(),
    memo: longText({ max: 1000 }).optional(),
    sortOrder: integer({ max: 999_999, initially: 0 }),
  }),
  unique: ['name'],
  list: ['name', 'part', 'until', 'sortOrder'],
  create: true,
  edit: true,
  preview: 'id',
  reorder: 'sortOrder',
  sort: ['sortOrder', 'ASC'],
  search: ['name', 'memo'],
  filter: ['part'],
  rules: [requiredWhen('until', { part: 'guest' })],
  undeletable: { part: ['leader'] },
  menu: { group: 'people', icon: 'GroupOutlined' },
})
