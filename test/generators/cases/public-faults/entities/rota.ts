import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { choice, date, lines, time } from '../../../../../entities/language/fields/index.ts'

/** Days that are not open by an option that there is none of. */
export const rota = entity('rota', {
  sites: ['emu-esu-com'],
  schema: z.object({ day: date(), kind: choice(['usual', 'closed']), hours: lines({ from: time(), until: time() }) }),
  list: ['day'],
  calendar: {
    date: 'day',
    state: 'kind',
    spans: { field: 'hours', start: 'from', end: 'until' },
    edit: ['kind'],
    maxSeriesDays: 31,
    notOpen: ['closed', 'private'],
  },
  public: { when: 'always', fields: ['day', 'kind'] },
  menu: { group: 'people', icon: 'PersonOutlined' },
} as never)
