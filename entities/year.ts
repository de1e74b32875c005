import { z } from 'zod'
import { atMostOne, noOverlap } from './language/cross-record-rules/index.ts'
import { entity } from './language/entity.ts'
import { date, file, text, toggle } from './language/fields/index.ts'
import { endAfterStart, yearMatches } from './language/record-rules/index.ts'
import { digitsExact } from './language/rules/digits.ts'

export const year = entity('year', {
  sites: ['tajimi-kasa-pub-com'],
  schema: z.object({
    year: text({ code: 'any', rules: [digitsExact(4)] }),
    label: text({ max: 20 }),
    startOn: date(),
    endOn: date(),
    theme: text({ max: 40 }).optional(),
    planFile: file({ types: 'application/pdf', maxMegabytes: 20 }).optional(),
    isCurrent: toggle(),
    isVisible: toggle({ initially: true }),
  }),
  unique: ['year'],
  fixed: ['year'],
  list: ['label', 'year', 'startOn', 'endOn', 'isCurrent', 'isVisible'],
  create: true,
  edit: true,
  sort: ['year', 'DESC'],
  search: ['label', 'theme'],
  filter: ['isCurrent', 'isVisible'],
  sections: {
    aside: ['isCurrent', 'isVisible'],
  },
  crossRecordRules: [noOverlap('startOn', 'endOn'), atMostOne('isCurrent')],
  rules: [endAfterStart('startOn', 'endOn'), yearMatches('year', 'startOn')],
  public: {
    when: { isVisible: true },
    fields: ['year', 'label', 'startOn', 'endOn', 'theme', 'planFile', 'isCurrent'],
  },
  menu: { group: 'settings', icon: 'DateRangeOutlined' },
})
