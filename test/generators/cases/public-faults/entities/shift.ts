import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { choice, date, lines, slug, time } from '../../../../../entities/language/fields/index.ts'

/** Days that tell opening hours, and have slugs, one of which may be the address of the hours. */
export const shift = entity('shift', {
  sites: ['emu-esu-com'],
  schema: z.object({
    day: date(),
    slug: slug(),
    kind: choice(['usual', 'closed']),
    hours: lines({ from: time(), until: time() }),
  }),
  unique: ['slug'],
  list: ['day'],
  calendar: {
    date: 'day',
    state: 'kind',
    spans: { field: 'hours', start: 'from', end: 'until' },
    edit: ['kind'],
    maxSeriesDays: 31,
    regularHours: 'leaflet',
    notOpen: ['closed'],
  },
  public: { when: 'always', fields: ['day', 'slug', 'kind'] },
  menu: { group: 'people', icon: 'PersonOutlined' },
} as never)
